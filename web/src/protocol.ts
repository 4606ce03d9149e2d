// The protocol of the socket. Written by `python -m serai.server.typescript` from
// src/serai/server/protocol; change it there.
//
// To play: create -> created {table, commitment}; sit {table, name, commitment} -> seated {seat, token};
// attach {table, token} -> state; open {table, digest, entropy} once the status is "opening" (docs/dealing.md);
// then move -> ack, and an update to everybody attached. A client that comes back attaches again with the last
// version it saw (and the last chat number as `heard`).

export type Language = "en" | "fr" | "it";

export type Status = "waiting" | "opening" | "playing" | "ended";

export type EndReason = "played" | "resigned" | "time" | "limit";

export type Phrase = "hello" | "good-luck" | "well-played" | "thanks" | "nice-move" | "one-moment" | "oops" | "rematch" | "goodbye";

export type ErrorCode = "malformed" | "too-large" | "too-deep" | "flood" | "unknown-game" | "unknown-table" | "old-rules" | "bad-options" | "bad-name" | "too-long" | "wrong-token" | "unknown-person" | "bad-address" | "no-mails" | "too-many-mails" | "unknown-mail" | "unknown-feed" | "no-leaderboard" | "seat-taken" | "not-seated" | "not-finished" | "unknown-challenge" | "no-challenge" | "not-studied" | "no-such-step" | "game-over" | "with-people" | "no-take-back" | "no-request" | "paused" | "chat-off" | "stale" | "duplicate" | "not-your-turn" | "illegal" | "queue-full" | "wrong-opening" | "late-opening" | "unsupported-version" | "internal";

export type GameName = string;

export type GameOptions = EschnapurOptions & JaipurOptions;

export type GameView = EschnapurView | JaipurMatchView;

/** What a table can choose. */
export interface EschnapurOptions {
  /** The coins on the number cards (E-C3). */
  number_coins?: "1-5" | "0-5";
  /** Whether the bank can run out of coins and movement tokens (E-C5). */
  bank?: "unlimited" | "limited";
  /** What becomes of a discovery token when all pass (E-D6). */
  all_pass?: "stays" | "leaves";
  /** Reserve tokens in the first of the two piles at set-up (E-S4). */
  piles?: number;
  /** The colours that the seats have picked, in seat order (E-S2); by default in the order of `COLOURS`. */
  colours?: ("red" | "yellow" | "green" | "blue" | "brown")[];
  /** The text of another components file; empty for the house's own. */
  components?: string;
}

/** A reserve token that is up for sale, and the pile it came from. */
export interface EschnapurTurnedUp {
  name: string;
  pile: number;
}

/** An offer that stands, with all it names (E-A7). */
export interface EschnapurStandingOffer {
  token: "A" | "B";
  seat: number;
  coins: number;
  steps: number;
  symbols: ("red" | "yellow" | "green" | "blue" | "brown")[];
  numbers: number[];
}

/** A duel in which cards are being locked (E-D1). */
export interface EschnapurDuelView {
  niche: string;
  /** Who has locked a card; which is nobody else's to know. */
  locked: boolean[];
  /** One's own locked card: a number, 0 for the pass card, `None` before it is locked. */
  own: number | null;
}

/** Number cards of which all know that they lie in these places, but not which lies where. */
export interface EschnapurBatch {
  cards: number[];
  /** How many of them are still in the deck; batches lie there in their order, the first on top. */
  deck: number;
  /** How many of them each seat holds. */
  drawn: number[];
}

/** What a perfect memory of public play gives: computer players have it, people may. */
export interface EschnapurMemory {
  /** Symbol cards that each seat is known to hold. */
  symbols: (("red" | "yellow" | "green" | "blue" | "brown")[])[];
  /** The symbol cards in hands and deck whose place nobody could see. */
  unseen_symbols: ("red" | "yellow" | "green" | "blue" | "brown")[];
  /** Symbol cards at the bottom of the deck that all have seen, in the order they will come. */
  symbols_under: ("red" | "yellow" | "green" | "blue" | "brown")[];
  /** Number cards that each seat is known to hold. */
  numbers: number[][];
  batches: EschnapurBatch[];
  /** Reserve tokens at the bottom of each pile that all have seen, in the order they will come. */
  piles_under: [string[], string[]];
}

/** A game as one seat sees it; seat `None` is a spectator, who sees what is public. */
export interface EschnapurView {
  seat: number | null;
  /** What the table has chosen to play by. */
  options: EschnapurOptions;
  colours: ("red" | "yellow" | "green" | "blue" | "brown")[];
  first: number;
  active: number;
  phase: "reserve" | "offers" | "walk" | "duel" | "over";
  turns: number;
  played: number;
  /** Turns ended since the last opening (E-Z4). */
  quiet: number;
  awarded: number;
  coins: number[];
  /** Movement tokens. */
  steps: number[];
  points: number[];
  /** Where each explorer stands. */
  squares: string[];
  reserve: string[][];
  discoveries: string[][];
  buddha: number | null;
  symbol_counts: number[];
  number_counts: number[];
  /** One's own symbol cards. */
  symbols: ("red" | "yellow" | "green" | "blue" | "brown")[] | null;
  /** One's own number cards. */
  numbers: number[] | null;
  /** Discovery tokens still in their niches: the name of one that is face up, else `None`. */
  niches: Record<string, string | null>;
  symbol_deck: number;
  number_deck: number;
  piles: [number, number];
  discard: string[];
  /** Coins and movement tokens left at a limited bank (E-C5). */
  bank: [number, number] | null;
  /** Tokens A and B while they are up. */
  tokens: EschnapurTurnedUp[];
  offers: EschnapurStandingOffer[];
  duel: EschnapurDuelView | null;
  memory: EschnapurMemory | null;
  /** `discoveries` (E-Z1), `quiet` (E-Z4), or `None` while the game goes on. */
  ended: string | null;
  /** What the end added to each seat's points (E-Z2). */
  bonuses: number[] | null;
  winners: number[];
  /** Everybody's symbol and number cards, once the game is over. */
  hands: ([("red" | "yellow" | "green" | "blue" | "brown")[], number[]])[] | null;
  /** The discovery tokens that nobody found, once the game is over. */
  hidden_niches: Record<string, string> | null;
}

/** How a round of a match ended. */
export interface JaipurRoundResult {
  starter: number;
  scores: [number, number];
  winner: number | null;
}

/** One move as everybody saw it (J-K1). */
export interface JaipurTurn {
  /** Its notation. */
  move: string;
  /** The cards that came from the deck to the market, in their order. */
  drawn: string;
}

/** What a perfect memory of public play gives (J-K1, J-K2): computer players have it, people may. */
export interface JaipurMemory {
  /** Cards of each hand that everybody saw coming. */
  known: [string, string];
  herds: [number, number];
  /** Every move of the round so far, as far back as the round was followed. */
  play: JaipurTurn[];
}

/** A round as one seat sees it; seat `None` is a spectator, who sees what is public. */
export interface JaipurView {
  seat: number | null;
  starter: number;
  turn: number;
  played: number;
  market: string;
  hand: string | null;
  hand_sizes: [number, number];
  /** Camels of each seat; the opponent's only at a table that shows them (J-K2). */
  herds: [number | null, number | null];
  /** Goods tokens left, top first. */
  tokens: Record<string, number[]>;
  /** Bonus tokens left, by pile. */
  bonuses: Record<number, number>;
  deck: number;
  discard: string;
  /** What the goods tokens of each seat are worth. */
  rupees: [number, number];
  goods_tokens: [number, number];
  /** Bonus tokens won, by pile. */
  bonus_tokens: [Record<number, number>, Record<number, number>];
  /** Values of the bonus tokens won, pile by pile; the opponent's once the round is over. */
  bonus_values: [number[] | null, number[] | null];
  memory: JaipurMemory | null;
  ended: string | null;
  scores: [number, number] | null;
  winner: number | null;
}

/** A match as one seat sees it: the seals won, the rounds so far and the round in play. */
export interface JaipurMatchView {
  seat: number | null;
  seals: [number, number];
  /** Seals that win the match. */
  target: number;
  rounds: JaipurRoundResult[];
  current: JaipurView;
  winner: number | null;
}

/** What a table may settle before a match. */
export interface JaipurOptions {
  /** Seals that win: two by the rules (J-E6), one for a single round. */
  seals?: number;
  /** Whether the size of the opponent's herd is shown (J-K2). */
  open_herds?: boolean;
}

/** Done; `version` is the table's version that shows it. */
export interface Ack {
  type: "ack";
  reply: string;
  version: number;
}

/** Make seats that belong to nobody the person's; their tokens hold them no more, and `seats` tells the new ones. */
export interface AdoptMessage {
  type: "adopt";
  id: string;
  person: string;
  tokens: string[];
}

/** What helped in a game besides its players' wits. */
export interface Aids {
  /** Positions in which somebody was told the best move (see `Hint`). */
  hints: number;
  /** Moves that were taken back (see `TakeBack`); what they had shown stayed known. */
  taken_back: number;
}

/** Follow a table, as the seat of the token or, with a null token, as a spectator. */
export interface AttachMessage {
  type: "attach";
  id: string;
  table: string;
  token?: string | null;
  version?: number | null;
  heard?: number;
  language?: Language | null;
}

/** The moment of an ended game at which another game was taken up, and for which seat. */
export interface Branch {
  table: string;
  /** How many moves had been made. */
  step: number;
  seat: number;
  /** Whether hidden cards lay as they did; else they were dealt anew from what the seat could know. */
  as_it_was: boolean;
}

/** Pass on the deal of an ended game against computer players; answered by `challenged`, the same however often. */
export interface ChallengeMessage {
  type: "challenge";
  id: string;
  table: string;
}

/** An ended game can be passed on: whoever knows the challenge's name plays the same deal. */
export interface Challenged {
  type: "challenged";
  reply: string;
  challenge: string;
}

/** Somebody said something; either phrase or text is set. */
export interface Chat {
  type: "chat";
  table: string;
  /** The table's version when it was said. */
  version: number;
  number: number;
  seat: number;
  name: string;
  phrase: string | null;
  text: string | null;
  at: number;
}

/** A bank of seconds for the whole game, and what every move of one's own adds to it. */
export interface ClockSetting {
  bank: number;
  increment?: number;
  /** Whether every move has the whole bank for itself: in games over days, whose people come and go. */
  each_move?: boolean;
}

/** Milliseconds left for every seat at the moment of sending, and the seats whose clock runs. */
export interface ClockState {
  remaining: number[];
  running: number[];
}

/** A seat for a computer player of a level. */
export interface ComputerSeat {
  kind: "computer";
  level: string;
}

/** Open a table; answered by `created`, with the dealer's commitment, before anybody sits. */
export interface CreateMessage {
  type: "create";
  id: string;
  game: string;
  seats: (HumanSeat | ComputerSeat)[];
  options?: GameOptions;
  clock?: ClockSetting | null;
  /** Whether free text may be said; ready phrases always may. */
  chat?: boolean;
  /** Whether views show what a perfect memory of public play gives. */
  practice?: boolean;
  /** Whether the lobby shows the table. */
  listed?: boolean;
}

/** A table is open; its dealing is promised. */
export interface Created {
  type: "created";
  reply: string;
  table: string;
  commitment: string;
}

/** What everybody is shown of a dealing; a client keeps its own part and compares (docs/dealing.md). */
export interface DealingInfo {
  /** 2; 1 at a table of an older version, which bound the dealer's secret only and has nothing to open. */
  protocol: number;
  /** The number of the game's rules. */
  rules: number;
  /** The dealer's, to a secret that the record reveals after the end, and to the table's terms. */
  commitment: string;
  /** The seats', in their order; null for a computer player or a free seat. */
  commitments: (string | null)[];
  /** Of the closed list, once every seat is taken. */
  digest: string | null;
  /** The people's seats that have not opened yet; once the game has begun, those that gave none. */
  missing: number[];
  /** What the seats have opened; null until the game begins. */
  entropy: (string | null)[] | null;
}

/** Decline the rematch that somebody asks for, at the table of the game before. */
export interface DeclineMessage {
  type: "decline";
  id: string;
  table: string;
}

/** Stop following a table; the seat is kept. */
export interface DetachMessage {
  type: "detach";
  id: string;
  table: string;
}

/** Why a game ended, and by whose doing when it was not played out. */
export interface EndInfo {
  reason: EndReason;
  seat: number | null;
}

/** Erase names and chat of the holder of these tokens; the games stay, without the name. */
export interface EraseMessage {
  type: "erase";
  id: string;
  tokens: string[];
}

/** A message was refused; nothing has changed by it. */
export interface Error {
  type: "error";
  reply: string | null;
  code: ErrorCode;
  /** The clause of the rules that refuses a move. */
  clause: string | null;
  reason: string | null;
  facts: Record<string, any>;
  /** A sentence in the language of the connection. */
  text: string;
}

/** Ask for everything that is stored about the holder of these tokens, and about the person when one is named. */
export interface ExportMessage {
  type: "export";
  id: string;
  tokens: string[];
  person?: string | null;
}

/** Everything stored about the holder of the tokens. */
export interface Exported {
  type: "exported";
  reply: string;
  data: Record<string, any>;
}

/** Have a private address that lists the games waiting for one; an older one tells nothing any more. */
export interface FeedMessage {
  type: "feed";
  id: string;
  person: string;
  /** Whether there is to be one from now on. */
  wanted?: boolean;
}

/** Seat a computer player on an open seat, or let it take over the seat of a person who is away. */
export interface FillMessage {
  type: "fill";
  id: string;
  table: string;
  seat: number;
  level: string;
}

/** Erase a person: the row, and name, chat and token at every seat; the games stay, without the name. */
export interface GiveUpMessage {
  type: "give-up";
  id: string;
  person: string;
}

/** Ask for the best move of one's own and why, where one plays against computer players alone. */
export interface HintMessage {
  type: "hint";
  id: string;
  table: string;
}

/** Why a move is better than another: a pattern of the coach with its facts. */
export interface HintReason {
  /** `serai.text` has its sentence as `<game>-coach-<pattern>`. */
  pattern: string;
  facts: Record<string, any>;
}

/** The best move that the coach has found, from what the seat knows. */
export interface Hinted {
  type: "hinted";
  reply: string;
  table: string;
  /** The version that was looked at; asides may have followed. */
  version: number;
  /** Its notation; empty where it is best to do nothing now. */
  move: string;
  /** The chance to win after it, of 1. */
  chance: number;
  /** `only`: there is no other; `clear`: none comes near it; `better`, or `close`: as against `instead`. */
  verdict: "only" | "clear" | "better" | "close";
  /** Another move that one might think of; null where there is none to tell of. */
  instead: string | null;
  /** The chance that would be lost by that one. */
  lost: number;
  /** Why `instead` is worse, the most telling reason first. */
  reasons: HintReason[];
}

/** A seat for a person, open until somebody sits. */
export interface HumanSeat {
  kind: "human";
}

/** The table's surroundings have changed: seats, presence, status, outcome, whose time stands still. */
export interface Info {
  type: "info";
  table: string;
  version: number;
  info: TableInfo;
  clock: ClockState | null;
}

/** Ask for the ratings between people of a game, the best first, and for one's own; answered by `leaderboard`. */
export interface LeaderboardMessage {
  type: "leaderboard";
  id: string;
  game: string;
  person?: string | null;
}

/** Walk away: before the start the seat is free again, later a computer player may take it over. */
export interface LeaveMessage {
  type: "leave";
  id: string;
  table: string;
}

/** Ask for the listed tables; with `follow`, again whenever they change. */
export interface LobbyMessage {
  type: "lobby";
  id: string;
  follow?: boolean;
}

/** Have a mail when it is one's turn, once its owner has confirmed the address; an empty address ends it. */
export interface MailMessage {
  type: "mail";
  id: string;
  person: string;
  address: string;
  language?: Language;
}

/** Ask for the tables that these seat tokens belong to. */
export interface MineMessage {
  type: "mine";
  id: string;
  tokens: string[];
}

/** Play a move, in the game's notation, in answer to a version of the table. */
export interface MoveMessage {
  type: "move";
  id: string;
  table: string;
  version: number;
  move: string;
}

/** Stop hearing what is said at a table on this connection, or hear it again. */
export interface MuteMessage {
  type: "mute";
  id: string;
  table: string;
  muted: boolean;
}

/** How a person is told that it is their turn. */
export interface MyReminders {
  type: "reminders";
  reply: string;
  /** The token of the private address: `/feed/TOKEN.ics` and `/feed/TOKEN.atom`. */
  feed: string | null;
  /** Whether this server writes mails. */
  mails: boolean;
  address: string | null;
  confirmed: boolean;
}

/** Who a person is, and some of the seats; `more` tells whether there are further ones. */
export interface MySeats {
  type: "seats";
  reply: string;
  name: string;
  face: string;
  seats: OwnSeat[];
  more: boolean;
}

/** The tables of one's tokens, in the order of the tokens; unknown tokens are left out. */
export interface MyTables {
  type: "mine";
  reply: string;
  tables: TableCard[];
}

/** Open what one's own seat is bound to, for the closed list of this digest; a client does so by itself. */
export interface OpenMessage {
  type: "open";
  id: string;
  table: string;
  digest: string;
  entropy: string;
}

/** Who won, and the final points. */
export interface OutcomeInfo {
  winners: number[];
  points: number[];
  /** The points of every seat in each round; empty where a game ended before they were kept. */
  rounds: number[][];
}

/** A seat of a person, and the token that holds it. */
export interface OwnSeat {
  table: string;
  game: string;
  seat: number;
  token: string;
  /** The dealer's, as `seated` told it. */
  commitment: string;
  since: number;
}

/** Stop the clocks and the computer players; where other people play, ask them. */
export interface PauseMessage {
  type: "pause";
  id: string;
  table: string;
}

/** Ask whether the server hears. */
export interface PingMessage {
  type: "ping";
  id: string;
}

/** The server hears. */
export interface Pong {
  type: "pong";
  reply: string;
}

/** Change what a person is called, and the face; games that have been sat down at keep what they show. */
export interface ProfileMessage {
  type: "profile";
  id: string;
  person: string;
  name: string;
  face?: string;
}

/** Somebody's rating (Glicko-2) in a game. */
export interface Ranked {
  place: number;
  /** The person's, by which unnamed ones are told apart. */
  number: number;
  name: string;
  face: string;
  rating: number;
  deviation: number;
  games: number;
}

/** The people with the best ratings of a game, and one's own place, however far down. */
export interface Ranking {
  type: "leaderboard";
  reply: string;
  game: string;
  people: Ranked[];
  own: Ranked | null;
}

/** Tell that one has nothing to add to the sale at hand, so that a computer player need not wait for one's bid. */
export interface ReadyMessage {
  type: "ready";
  id: string;
  table: string;
}

/** A computer player says why it made its move; whoever was not there does without. */
export interface Reason {
  type: "reason";
  table: string;
  /** The version that shows the move. */
  version: number;
  seat: number;
  /** The key of a phrase: `serai.text` has it as `<game>-<reason>`. */
  reason: string;
}

/** Ask for what a perfect memory of public play knows, where one plays against computer players alone. */
export interface RecallMessage {
  type: "recall";
  id: string;
  table: string;
  /** Whether to tell what the opponent's moves suggest about its cards, too. */
  moves?: boolean;
}

/** Everything that public play has shown to a seat. */
export interface Recalled {
  type: "recalled";
  reply: string;
  table: string;
  version: number;
  /** The view with its memory, as at a table for practice. */
  view: GameView;
  /** For each kind of cards the chance that the opponent holds none, one, two … of it, as its moves suggest; null where that was not asked for, or is not read in this game. */
  reading: Record<string, number[]> | null;
}

/** Take one's own seat back from the computer player that has taken it over. */
export interface ReclaimMessage {
  type: "reclaim";
  id: string;
  table: string;
}

/** Ask for another game of the same seats; answered by `created` with the new table. */
export interface RematchMessage {
  type: "rematch";
  id: string;
  table: string;
}

/** Ask how a person is told that it is their turn; answered by `reminders`, as the next two are. */
export interface RemindersMessage {
  type: "reminders";
  id: string;
  person: string;
}

/** Agree to what somebody asks for (see `info`), or decline it. */
export interface ReplyMessage {
  type: "reply";
  id: string;
  table: string;
  agree: boolean;
}

/** What somebody at a table asks the other people for. */
export interface Request {
  wish: "take-back" | "pause";
  seat: number;
  /** The seats that have agreed so far. */
  agreed: number[];
  /** The seats that have not answered. */
  waiting: number[];
}

/** Give the game up. */
export interface ResignMessage {
  type: "resign";
  id: string;
  table: string;
}

/** Go on after a pause. */
export interface ResumeMessage {
  type: "resume";
  id: string;
  table: string;
}

/** Say a ready phrase, or a line of text where the table allows it. */
export interface SayMessage {
  type: "say";
  id: string;
  table: string;
  phrase?: Phrase | null;
  text?: string | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  /** Who plays: a seat that has been taken over says `computer`. */
  kind: "human" | "computer";
  /** The person's name; empty when nobody sits, for computer players, and for who gave none or erased it. */
  name: string;
  level: string | null;
  seated: boolean;
  connected: boolean;
  /** A computer player that waits for others to finish thinking. */
  queued: boolean;
  /** Whether a person holds the seat, even while a computer player plays it. */
  held: boolean;
  /** Whether the person has walked away; of a seat that is kept, whether its person has declined. */
  left: boolean;
  /** When the person came or went last, in milliseconds since 1970. */
  since: number;
  /** Whether the person has nothing to add to the sale at hand (see `Ready`). */
  ready: boolean;
  /** Whether an empty seat is kept for whoever sat there in the game before (see `Rematch`). */
  kept: boolean;
  /** The face that the person has chosen. */
  face: string;
}

/** A seat is taken; whoever has the token holds it. The token is told this once. */
export interface Seated {
  type: "seated";
  reply: string;
  table: string;
  seat: number;
  token: string;
  commitment: string;
}

/** Ask for the seats of a person with their tokens, the last taken first, after so many; answered by `seats`. */
export interface SeatsMessage {
  type: "seats";
  id: string;
  person: string;
  skip?: number;
}

/** Take a seat (the first free one when `seat` is null); answered by `seated`. */
export interface SitMessage {
  type: "sit";
  id: string;
  table: string;
  name: string;
  commitment: string;
  seat?: number | null;
  token?: string | null;
  claim?: string | null;
  person?: string | null;
  face?: string;
}

/** The whole table as a seat (or a spectator) may know it; `view` is null before the start. */
export interface State {
  type: "state";
  reply: string;
  table: string;
  version: number;
  seat: number | null;
  info: TableInfo;
  view: GameView | null;
  /** The whole log up to this version. */
  events: TableEvent[];
  /** The seats that may act now; a computer player among them is thinking. */
  awaited: number[];
  /** Every legal move of this seat, in notation. */
  listed_moves: string[];
  clock: ClockState | null;
}

/** A table as lobby and "my games" show it. */
export interface TableCard {
  table: string;
  game: string;
  options: GameOptions;
  status: Status;
  seats: SeatInfo[];
  awaited: number[];
  outcome: OutcomeInfo | null;
  end: EndInfo | null;
  clock: ClockSetting | null;
  practice: boolean;
  watchers: number;
  created: number;
  /** One's own seat, in "my games". */
  seat: number | null;
  /** When the time of a seat that the game waits for is up, where every move has its own; milliseconds since 1970. */
  due: number | null;
  /** Where the game was taken up, if it was not dealt. */
  branch: Branch | null;
  aids: Aids;
  /** The challenge for which an earlier deal is repeated here. */
  challenge: string | null;
}

/** One thing that happened, as this seat may know it. */
export interface TableEvent {
  kind: string;
  seat: number | null;
  facts: Record<string, any>;
}

/** Everything about a table except its game. */
export interface TableInfo {
  game: string;
  options: GameOptions;
  seats: SeatInfo[];
  status: Status;
  outcome: OutcomeInfo | null;
  end: EndInfo | null;
  dealing: DealingInfo;
  clock: ClockSetting | null;
  chat: boolean;
  practice: boolean;
  listed: boolean;
  /** The table of the next game, once somebody has asked for it. */
  rematch: string | null;
  watchers: number;
  created: number;
  /** Milliseconds that a computer player gives a person to speak: since it could be bid for, or since being outbid. */
  hearing: number;
  /** Milliseconds that a person must be away before a computer player may stand in. */
  away: number;
  /** Milliseconds, at the moment of sending, after which a computer player decides though people who are here have not said `ready`; null while none waits for anybody. */
  hearing_left: number | null;
  /** Where the game was taken up, if it was not dealt (see `WhatIf`). */
  branch: Branch | null;
  aids: Aids;
  paused: boolean;
  /** What somebody asks the others for. */
  request: Request | null;
  /** The challenge for which an earlier deal is repeated here; null at a table whose cards are dealt afresh. */
  challenge: string | null;
}

/** The listed tables: open ones, and those in play that can be watched. */
export interface Tables {
  type: "lobby";
  reply: string | null;
  tables: TableCard[];
}

/** Take one's own last move back, with all that followed; where other people play, ask them. */
export interface TakeBackMessage {
  type: "take-back";
  id: string;
  table: string;
}

/** Open a table at which the deal of a challenge is repeated, with one seat for a person; answered by `created`. */
export interface TakeChallengeMessage {
  type: "take-challenge";
  id: string;
  challenge: string;
}

/** One step from the version before to this one. */
export interface Update {
  type: "update";
  table: string;
  version: number;
  events: TableEvent[];
  view: GameView;
  awaited: number[];
  listed_moves: string[];
  clock: ClockState | null;
}

/** Open a table at a moment of an ended game, with one seat for a person; answered by `created`. */
export interface WhatIfMessage {
  type: "what-if";
  id: string;
  table: string;
  /** How many moves of that game have been made: 0 is its deal. */
  step: number;
  /** The person's seat. */
  seat: number;
  /** The computer players of the other seats, in their order. */
  levels: string[];
  /** Whether cards that the seat could not see lie as they did; else they are dealt anew from what it could know. */
  as_it_was?: boolean;
}

export type ClientMessage =
  | CreateMessage
  | SitMessage
  | AttachMessage
  | DetachMessage
  | LeaveMessage
  | MoveMessage
  | ResignMessage
  | HintMessage
  | RecallMessage
  | TakeBackMessage
  | PauseMessage
  | ResumeMessage
  | ReplyMessage
  | RematchMessage
  | DeclineMessage
  | WhatIfMessage
  | ChallengeMessage
  | TakeChallengeMessage
  | OpenMessage
  | FillMessage
  | ReclaimMessage
  | ReadyMessage
  | SayMessage
  | MuteMessage
  | LobbyMessage
  | MineMessage
  | SeatsMessage
  | AdoptMessage
  | ProfileMessage
  | GiveUpMessage
  | RemindersMessage
  | FeedMessage
  | MailMessage
  | LeaderboardMessage
  | ExportMessage
  | EraseMessage
  | PingMessage;

export type ServerMessage =
  | Created
  | Challenged
  | Seated
  | State
  | Update
  | Info
  | Chat
  | Reason
  | Hinted
  | Recalled
  | Tables
  | MyTables
  | MySeats
  | MyReminders
  | Ranking
  | Exported
  | Ack
  | Pong
  | Error;
