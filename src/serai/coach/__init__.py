"""The coach: what each decision of a game cost, why, and how much of the rest was luck."""
