/** A box of somebody's own: the text of another components file, checked as `serai.games.eschnapur.components` does. */

import { parse } from 'smol-toml';
import { areNumbers, has, isObject, Unreadable, type Loose } from '../../../record/shape';
import type { Colour } from '../view';
import { Box, HOUSE, type Components } from './box';
import { DISCOVERY_TOKENS, NUMBER_CARDS, PAYS, RESERVE_TOKENS, SQUARES, SYMBOL_CARDS } from './constants';
import { COLOURS, SEATS } from './seats';

/** Read a components file; one that this page cannot play with is left to the command `serai verify`. */
export function ownBox(text: string): Box {
  try {
    const value: unknown = parse(text);
    if (isBox(value)) return new Box(value);
  } catch {
    // It is no TOML.
  }
  throw new Unreadable('eschnapur-verify-own-box');
}

const isIn = (value: unknown, least: number, most: number): boolean => Number.isInteger(value) && least <= (value as number) && (value as number) <= most;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Whether a value has the tables of the house's file, and makes a playable box. */
function isBox(value: unknown): value is Components {
  if (!isObject(value) || !has(value, Object.keys(HOUSE.components))) return false;
  const { format, temple, symbol_cards, number_cards, reserve, discovery, prices, setup, bank, rewards, end } = value;
  const tables = { temple, symbol_cards, number_cards, discovery, prices, setup, bank, rewards, end };
  const alike = Object.entries(tables).every(([name, table]) => isObject(table) && has(table, Object.keys(HOUSE.components[name as keyof typeof tables])));
  return alike && format === HOUSE.components.format && isTemple(temple as Loose) && areCards(value) && areTokens(reserve, (discovery as Loose).tokens) && areAmounts(value as unknown as Components);
}

function isTemple({ squares, neighbours }: Loose): boolean {
  if (!isObject(squares) || !Array.isArray(neighbours)) return false;
  const names = Object.keys(squares);
  // A name that is a number would lose its place among the others.
  if (names.length !== SQUARES || !names.every((name) => /^[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]*$/.test(name))) return false;
  const shown = Object.values(squares) as unknown[];
  const coloured = shown.every((colours) => Array.isArray(colours) && isIn(colours.length, 1, 2) && new Set(colours).size === colours.length && colours.every((colour) => COLOURS.includes(colour)));
  const started = COLOURS.every((colour) => shown.filter((colours) => (colours as Colour[]).join() === colour).length === 1);
  const pairs = neighbours.map((pair) => String(pair).split('-').sort());
  const joined = pairs.every(([one, other, more]) => one !== other && more === undefined && [one, other].every((name) => names.includes(name!)));
  if (!coloured || !started || !joined || new Set(pairs.map(String)).size !== pairs.length) return false;
  return new Box({ ...HOUSE.components, temple: { squares, neighbours } as Components['temple'] }).routes(names[0]!).size === SQUARES;
}

function areCards({ symbol_cards, number_cards }: Loose): boolean {
  const symbols = Object.values(symbol_cards as Record<Colour, number>);
  const numbered = Object.entries(number_cards as Loose).every(
    ([range, coins]) => areNumbers(coins) && (coins as number[]).length === NUMBER_CARDS && (coins as number[]).every((coin) => isIn(coin, Number(range[0]), Number(range.at(-1)))),
  );
  return symbols.every((count) => isIn(count, 1, SYMBOL_CARDS - COLOURS.length)) && sum(symbols) === SYMBOL_CARDS && numbered;
}

function areTokens(reserve: unknown, finds: unknown): boolean {
  if (!Array.isArray(reserve) || !Array.isArray(finds)) return false;
  const right = reserve.every(
    (token) => isObject(token) && Object.keys(token).every((key) => ['pays', 'amount', 'value', 'count'].includes(key)) && PAYS.includes(token.pays as never) && isIn(token.amount, 1, 4) && isIn(token.value, 1, 12) && isIn(token.count ?? 1, 1, RESERVE_TOKENS),
  );
  const names = reserve.map(({ pays, amount, value }) => `${pays} ${amount} ${value}`);
  const found = finds.every((token) => Array.isArray(token) && token.length === 2 && isIn(token[0], 1, token[1]) && isIn(token[1], 1, 99));
  return right && new Set(names).size === names.length && sum(reserve.map(({ count = 1 }) => count)) === RESERVE_TOKENS && found && finds.length === DISCOVERY_TOKENS;
}

function areAmounts({ prices, setup, bank, rewards, end }: Components): boolean {
  return (
    Object.values(prices).every((price) => isIn(price, 1, 99)) &&
    isIn(bank.coins, 1, 9999) &&
    isIn(bank.movement, 35, 9999) &&
    isIn(setup.movement, 0, 7) &&
    isIn(setup.symbols, 0, SYMBOL_CARDS / 5) &&
    isIn(setup.numbers, 0, NUMBER_CARDS / 5) &&
    isObject(setup.coins) &&
    has(setup.coins, SEATS.map(String)) &&
    SEATS.every((seats) => isIn(setup.coins[seats], 0, Math.floor(bank.coins / seats))) &&
    isIn(rewards.refusal, 0, 99) &&
    isIn(rewards.passing, 0, 99) &&
    isIn(rewards.redemption, 1, 99) &&
    isIn(end.discoveries, 1, DISCOVERY_TOKENS) &&
    isIn(end.most, 0, 999) &&
    isIn(end.fewest, 0, 999) &&
    isIn(end.quiet_rounds, 1, 99)
  );
}
