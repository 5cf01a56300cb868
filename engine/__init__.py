"""The rules of games: values in, values out. Knows nothing of Discord, pictures, clocks or files."""
