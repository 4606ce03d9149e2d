/** What the server tells of a game of Eschnapur, and what a table may settle before it. */

export type Colour = 'red' | 'yellow' | 'green' | 'blue' | 'brown';
export type Phase = 'reserve' | 'offers' | 'walk' | 'duel' | 'over';
export type Sale = 'A' | 'B';

/** An offer that stands, with all it names (E-A7). */
export interface EschnapurStandingOffer {
  token: Sale;
  seat: number;
  coins: number;
  steps: number;
  symbols: Colour[];
  numbers: number[];
}

/** A reserve token that is up for sale, and the pile it came from. */
export interface EschnapurTurnedUp {
  name: string;
  pile: number;
}

/** A duel in which cards are being locked (E-D1). */
export interface EschnapurDuelView {
  niche: string;
  locked: boolean[];
  /** One's own locked card: a number, 0 for the pass card, null before it is locked. */
  own: number | null;
}

/** A game as one seat sees it; seat null is a spectator, who sees what is public. */
export interface EschnapurView {
  seat: number | null;
  colours: Colour[];
  first: number;
  active: number;
  phase: Phase;
  turns: number;
  played: number;
  /** Turns ended since the last opening (E-Z4). */
  quiet: number;
  awarded: number;
  coins: number[];
  /** Movement tokens. */
  steps: number[];
  points: number[];
  squares: string[];
  reserve: string[][];
  discoveries: string[][];
  buddha: number | null;
  symbol_counts: number[];
  number_counts: number[];
  symbols: Colour[] | null;
  numbers: number[] | null;
  /** Discovery tokens still in their niches: the name of one that is face up, else null. */
  niches: Record<string, string | null>;
  symbol_deck: number;
  number_deck: number;
  piles: [number, number];
  discard: string[];
  /** Coins and movement tokens left at a limited bank (E-C5). */
  bank: [number, number] | null;
  tokens: EschnapurTurnedUp[];
  offers: EschnapurStandingOffer[];
  duel: EschnapurDuelView | null;
  ended: string | null;
  /** What the end added to each seat's points (E-Z2). */
  bonuses: number[] | null;
  winners: number[];
  /** Everybody's symbol and number cards, once the game is over. */
  hands: [Colour[], number[]][] | null;
  hidden_niches: Record<string, string> | null;
}

/** What a table can choose. */
export interface EschnapurOptions {
  number_coins?: '1-5' | '0-5';
  bank?: 'unlimited' | 'limited';
  all_pass?: 'stays' | 'leaves';
  piles?: number;
  colours?: Colour[];
  components?: string;
}
