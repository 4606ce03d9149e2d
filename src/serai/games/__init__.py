"""The rules of the games: no input or output, no clock, no chance of their own."""
