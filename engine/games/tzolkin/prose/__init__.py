"""What Tzolk'in says, a catalogue a language; only `engine.games.tzolkin.words` imports from here."""
