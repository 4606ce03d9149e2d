// Written by `python -m serai.server.page_constants` from the rules in Python; change it there.

export const RULES = 1 as const;
export const LETTERS = "DGSCPLM" as const;
export const GOODS = ["D", "G", "S", "C", "P", "L"] as const;
export const PRECIOUS = "DGS" as const;
export const PILES = [3, 4, 5] as const;
export const HAND_LIMIT = 7 as const;
export const MARKET_SIZE = 5 as const;
export const DEALT = 5 as const;
export const DECK_SIZE = 40 as const;
export const SHUFFLED = 52 as const;
export const CAMEL_TOKEN = 5 as const;
export const CARDS = {"D": 6, "G": 6, "S": 6, "C": 8, "P": 8, "L": 10, "M": 11} as const;
export const TOKENS = {
  "D": [7, 7, 5, 5, 5],
  "G": [6, 6, 5, 5, 5],
  "S": [5, 5, 5, 5, 5],
  "C": [5, 3, 3, 2, 2, 1, 1],
  "P": [5, 3, 3, 2, 2, 1, 1],
  "L": [4, 3, 2, 1, 1, 1, 1, 1, 1],
} as const;
export const BONUSES = {"3": [1, 1, 2, 2, 2, 3, 3], "4": [4, 4, 5, 5, 6, 6], "5": [8, 8, 9, 10, 10]} as const;
