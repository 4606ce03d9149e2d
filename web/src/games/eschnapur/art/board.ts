/** Where things lie on the temple board, in its own 1000 by 1000 units. */

export interface Point {
  x: number;
  y: number;
}

/** 0 red lotus, 1 yellow sun, 2 green peepal, 3 blue wave, 4 brown elephant. */
export type Colour = 0 | 1 | 2 | 3 | 4;

export const SQUARE_RADIUS = 54;
export const NICHE_SIZE = 72;
export const TRACK_CELL = 37;

const TRACK_EDGE = (1000 - 26 * TRACK_CELL) / 2;
const GALLERY = 318;
const COURT = 180;

/** The point at `turn` tenths of the circle, clockwise from the top. */
function around(radius: number, turn: number): Point {
  const angle = ((turn - 2.5) * Math.PI) / 5;
  const round = (n: number) => Math.round(n * 10) / 10;
  return { x: round(500 + radius * Math.cos(angle)), y: round(500 + radius * Math.sin(angle)) };
}

/** The centre of each square: S and P in the outer gallery, Q in the inner court. */
export const SQUARES: Record<string, Point> = {};

/** The centre of the niche that each square stands before. */
export const NICHES: Record<string, Point> = {};

for (let i = 0; i < 5; i++) {
  SQUARES[`S${i}`] = around(GALLERY, 2 * i);
  NICHES[`S${i}`] = around(GALLERY + 86, 2 * i);
  SQUARES[`P${i}`] = around(GALLERY, 2 * i + 1);
  NICHES[`P${i}`] = around(GALLERY + 86, 2 * i + 1);
  SQUARES[`Q${i}`] = around(COURT, 2 * i);
  NICHES[`Q${i}`] = around(COURT - 85, 2 * i);
}

/** The place of each square by the name of the house: its own, or in a box that has another name for it, one that is left. */
export function placed(names: readonly string[]): Record<string, string> {
  const left = Object.keys(SQUARES).filter((name) => !names.includes(name));
  return Object.fromEntries(names.map((name) => [name, name in SQUARES ? name : (left.shift() ?? 'S0')]));
}

/** The centre of a square of the score track; the track starts top left, runs clockwise and is lapped. */
export function trackPoint(score: number): Point {
  const n = ((score % 100) + 100) % 100;
  const at = (cell: number) => TRACK_EDGE + TRACK_CELL * (Math.max(0, Math.min(25, cell)) + 0.5);
  return { x: at(Math.min(n, 75 - n)), y: at(Math.min(n - 25, 100 - n)) };
}

/** The printing colours (own, deep, pale) as the custom properties --k, --d and --p. */
export const tint = (colour: Colour): string =>
  `--k:var(--colour-${colour});--d:var(--colour-${colour}-deep);--p:var(--colour-${colour}-pale)`;
