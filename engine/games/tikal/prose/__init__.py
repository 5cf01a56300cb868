"""What Tikal says, a catalogue a language; only `engine.games.tikal.words` imports from here."""
