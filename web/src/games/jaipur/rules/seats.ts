// Written by `python -m serai.server.page_constants` from the rules in Python; change it there.

export const SEATS = [2] as const;
