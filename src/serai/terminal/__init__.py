"""Games in the terminal: a table drawn in letters, moves typed in notation or picked by number."""
