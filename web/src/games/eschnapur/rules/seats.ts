// Written by `python -m serai.server.page_constants` from the rules in Python; change it there.

export const SEATS = [3, 4, 5] as const;
export const COLOURS = ["red", "yellow", "green", "blue", "brown"] as const;
