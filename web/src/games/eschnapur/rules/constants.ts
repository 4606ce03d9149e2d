// Written by `python -m serai.server.page_constants` from the rules in Python; change it there.

export const RULES = 1 as const;
export const PAYS = ["coins", "movement", "symbol", "number"] as const;
export const PAYS_LETTERS = "cmsn" as const;
export const FIRST_PILE = 18 as const;
export const SQUARES = 15 as const;
export const SYMBOL_CARDS = 20 as const;
export const NUMBER_CARDS = 30 as const;
export const RESERVE_TOKENS = 35 as const;
export const DISCOVERY_TOKENS = 15 as const;
