/**
 * Nothing jumps: explorers walk along the ways, markers stride along the track, coins, cards and tokens travel.
 *
 * Places carry `data-place` names. What has no lasting drawing of its own (a coin that is paid, a card that is drawn)
 * travels as a copy of one of the hidden pictures.
 */

import { tick } from 'svelte';
import { SQUARES, placed, trackPoint } from './art/board';
import type { Position, Told } from './rules/position';
import { readPrice, token } from './rules/box';

const FLIGHT = 260;
const EASE = 'cubic-bezier(.3,.7,.25,1)';
export type Picture = 'coin' | 'step' | 'symbol' | 'number' | 'token';

/** How many times faster than at the table everything travels. */
let pace = 1;

const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time / pace));
/** When the same thing is drawn twice, as one's own camp and tray are, the one in sight counts. */
function placeOf(root: HTMLElement, name: string): DOMRect | undefined {
  for (const node of root.querySelectorAll(`[data-place="${name}"]`)) {
    const box = node.getBoundingClientRect();
    if (box.width) return box;
  }
  return undefined;
}

function fly(copy: HTMLElement, from: DOMRect, to: DOMRect, delay: number): Promise<unknown> {
  const size = Math.min(from.height, to.height, 64);
  Object.assign(copy.style, { left: `${from.left + from.width / 2 - size / 2}px`, top: `${from.top + from.height / 2 - size / 2}px`, height: `${size}px`, width: `${size}px` });
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('ghost');
  document.body.append(copy);
  const shift = `translate(${to.left + to.width / 2 - from.left - from.width / 2}px, ${to.top + to.height / 2 - from.top - from.height / 2}px)`;
  const frames = [{ transform: 'scale(.6)', opacity: 0 }, { transform: 'none', opacity: 1, offset: 0.15 }, { transform: shift, opacity: 1, offset: 0.88 }, { transform: `${shift} scale(.7)`, opacity: 0 }];
  return copy.animate(frames, { duration: (FLIGHT * 1.9) / pace, delay: delay / pace, easing: EASE, fill: 'both' }).finished.catch(() => undefined).finally(() => copy.remove());
}

/** Let so many of a picture travel from place to place. */
function carry(root: HTMLElement, picture: Picture, count: number, from: string, to: string, delay = 0): Promise<unknown> {
  const [start, end] = [placeOf(root, from), placeOf(root, to)];
  const drawn = root.querySelector(`[data-picture="${picture}"] svg`);
  if (!start || !end || !drawn || count <= 0) return Promise.resolve();
  const flights = Array.from({ length: Math.min(count, 6) }, (_, n) => {
    const copy = document.createElement('span');
    copy.append(drawn.cloneNode(true));
    return fly(copy, start, end, delay + n * 60);
  });
  return Promise.all(flights);
}

/** Let a copy of something that lies on the table travel to a place. */
function send(node: Element | null, end: DOMRect | undefined): Promise<unknown> {
  const drawn = node?.matches('svg') ? node : (node?.querySelector('svg:last-of-type') ?? null);
  if (!node || !drawn || !end) return Promise.resolve();
  const start = node.getBoundingClientRect();
  const copy = document.createElement('span');
  const picture = drawn.cloneNode(true) as SVGElement;
  for (const name of ['x', 'y', 'width', 'height']) picture.removeAttribute(name);
  copy.append(picture);
  return start.width ? fly(copy, start, end, 0) : Promise.resolve();
}

/** Walk a piece of the board through some points, in board units. */
function stride(root: HTMLElement, piece: string, points: readonly { x: number; y: number }[], step: number): Promise<unknown> {
  const node = root.querySelector<SVGGElement>(piece);
  if (!node || points.length < 2) return Promise.resolve();
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  const last = node.style.transform;
  return node.animate([...frames.slice(0, -1), { transform: last }], { duration: (step * (points.length - 1)) / pace, easing: 'linear' }).finished.catch(() => undefined);
}

/** The price of a sale goes from the buyer to the seller, each sort after the other. */
function pay(root: HTMLElement, price: readonly string[], from: string, to: string): Promise<unknown> {
  const { coins, steps, symbols, numbers } = readPrice(price);
  const flights = [carry(root, 'coin', coins, from, to), carry(root, 'step', steps, from, to, 90), carry(root, 'symbol', symbols.length, from, to, 180), carry(root, 'number', numbers.length, from, to, 240)];
  return Promise.all(flights);
}

const CAMP = (seat: number): string => `camp-${seat}`;

/** Apply a change to what is drawn inside a root and let everything travel, at this speed; resolves when all has arrived. */
export async function travel(root: HTMLElement, told: readonly Told[], apply: () => void, before: Position, then: Position, speed = 1): Promise<void> {
  pace = speed;
  const { kind, facts } = told[0]!;
  const seat = told[0]!.seat ?? 0;
  const buddha = root.querySelector('[data-flip="buddha"]')?.getBoundingClientRect();
  const up = (sale: string) => root.querySelector(`[data-place="up-${sale}"]`);
  const draw = async () => {
    apply();
    await tick();
  };
  switch (kind) {
    case 'buy':
      void carry(root, 'coin', facts.coins, CAMP(seat), `deck-${facts.thing}`);
      await draw();
      return void (await carry(root, facts.thing === 'move' ? 'step' : facts.thing, 1, facts.thing === 'move' ? 'stock' : `deck-${facts.thing}`, CAMP(seat), 120));
    case 'redeem':
      void carry(root, 'token', facts.tokens.length, CAMP(seat), 'stock');
      await draw();
      return void (await Promise.all([carry(root, 'symbol', facts.symbols, 'deck-symbol', CAMP(seat), 200), carry(root, 'number', facts.numbers, 'deck-number', CAMP(seat), 260)]));
    case 'flip':
      await draw();
      return wait(500);
    case 'sale': {
      const goods = [send(up(facts.token), placeOf(root, CAMP(facts.buyer))), send(up(facts.token === 'A' ? 'B' : 'A'), placeOf(root, CAMP(seat)))];
      const paid = pay(root, facts.price, CAMP(facts.buyer), CAMP(seat));
      await wait(FLIGHT);
      await draw();
      return void (await Promise.all([...goods, paid]));
    }
    case 'income': {
      const { kind: what } = token(facts.name);
      const from = what === 'symbol' || what === 'number' ? `deck-${what}` : 'stock';
      await draw();
      return void (await carry(root, what === 'coins' ? 'coin' : what === 'movement' ? 'step' : what, facts.count, from, CAMP(seat)));
    }
    case 'refuse': {
      const back = ['A', 'B'].map((sale, place) => send(up(sale), placeOf(root, `pile-${before.up[place]?.pile ?? 1}`)));
      await wait(FLIGHT);
      await draw();
      return void (await Promise.all([...back, carry(root, 'coin', facts.coins, 'stock', CAMP(seat))]));
    }
    case 'walk': {
      const plan = placed(before.box.squares);
      const path = [before.squares[seat]!, ...(facts.path as string[])].flatMap((square) => SQUARES[plan[square] ?? ''] ?? []);
      await draw();
      return void (await stride(root, `[data-explorer="${seat}"]`, path.map(({ x, y }) => ({ x: x - 34, y: y + 46 })), 250));
    }
    case 'open':
      await draw();
      return wait(900);
    case 'advance': {
      const [from, to] = [before.points[seat] ?? 0, then.points[seat] ?? 0];
      const cells = Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => trackPoint(from + Math.sign(to - from) * n));
      await draw();
      return void (await stride(root, `[data-marker="${seat}"]`, cells, Math.min(90, 1100 / cells.length)));
    }
    case 'buddha':
    case 'buddha-rests': {
      await draw();
      const node = root.querySelector<HTMLElement>('[data-flip="buddha"]');
      if (!node || !buddha?.width) return;
      const end = node.getBoundingClientRect();
      const shift = `translate(${buddha.left + buddha.width / 2 - end.left - end.width / 2}px, ${buddha.top + buddha.height / 2 - end.top - end.height / 2}px) scale(${buddha.width / end.width})`;
      node.style.zIndex = '30';
      await node.animate([{ transform: shift }, { transform: 'none' }], { duration: 700 / pace, easing: EASE }).finished.catch(() => undefined);
      node.style.zIndex = '';
      return;
    }
    case 'reveal':
      await wait(350); // a breath before the cards turn
      await draw();
      return wait(1400);
    case 'pay':
      void carry(root, 'coin', facts.coins, CAMP(seat), 'stock');
      await draw();
      return wait(900);
    case 'find':
    case 'alone':
      void send(root.querySelector('[data-place="prize"] svg'), placeOf(root, CAMP(seat)));
      void carry(root, 'coin', facts.coins ?? 0, 'stock', CAMP(seat), 200);
      await draw();
      return wait(1100);
    case 'pass':
    case 'void':
      void carry(root, 'coin', facts.coins, 'stock', CAMP(seat));
      await draw();
      return wait(400);
    case 'offer':
    case 'change':
      await draw();
      return wait(250);
    case 'cannot-pay':
    case 'token-stays':
    case 'token-leaves':
      await draw();
      return wait(1100);
    case 'bonus':
    case 'penalty':
      await draw();
      return wait(700);
  }
  return draw();
}
