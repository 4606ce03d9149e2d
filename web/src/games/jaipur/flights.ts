/**
 * Nothing jumps: what moved travels from where it was to where it goes.
 *
 * Cards and tokens carry `data-flip` names, stacks carry `data-place` names. What has a new place flies there; what is
 * new comes from the deck; what is gone flies as a ghost to the stack that took it.
 */

import { tick } from 'svelte';
import type { Told } from './rules/position';

const FLIGHT = 260;
const EASE = 'cubic-bezier(.3,.7,.25,1)';

interface Seen {
  box: DOMRect;
  node: HTMLElement;
}

function look(root: HTMLElement): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const box = node.getBoundingClientRect();
    if (box.width) seen.set(node.dataset.flip!, { box, node });
  }
  return seen;
}

const placeOf = (root: HTMLElement, name: string): DOMRect | undefined => {
  const found = root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
  return found?.width ? found : undefined;
};

/** Where something new comes from, and when in the turn. */
function origin(told: Told, order: number): { place: string; delay: number } {
  if (told.kind === 'round-start') return { place: 'deck', delay: order * 70 };
  // An exchange draws nothing: what is new in it are camels of a herd that is not shown.
  if (told.kind === 'swap') return { place: `herd-${told.seat ?? 0}`, delay: 0 };
  return { place: 'deck', delay: FLIGHT * 0.7 + order * 80 };
}

/** Where something that is gone went, and when in the turn: cards first, then tokens one by one, then the bonus. */
function destination(told: Told, name: string, tokens: number): { place: string; delay: number } | null {
  const purse = `purse-${told.seat ?? 0}`;
  if (name.startsWith('t')) return { place: purse, delay: FLIGHT * 0.6 + tokens * 90 };
  if (name.startsWith('b')) return { place: purse, delay: FLIGHT + tokens * 90 };
  if (told.kind === 'sell') return { place: 'discard', delay: 0 };
  if (told.kind === 'camels') return { place: `herd-${told.seat ?? 0}`, delay: 0 };
  return null;
}

/** How many times faster than at the table everything flies. */
let pace = 1;

function fly(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number, leave = false): Promise<unknown> {
  const shift = (box: DOMRect, base: DOMRect) =>
    `translate(${box.left + box.width / 2 - base.left - base.width / 2}px, ${box.top + box.height / 2 - base.top - base.height / 2}px) scale(${box.width / base.width})`;
  const frames = leave
    ? [{ transform: 'none', opacity: 1 }, { transform: shift(to, from), opacity: 1, offset: 0.9 }, { transform: shift(to, from), opacity: 0 }]
    : [{ transform: shift(from, to) }, { transform: 'none' }];
  node.classList.add('flying');
  const flight = node.animate(frames, { duration: FLIGHT / pace, delay: delay / pace, easing: EASE, fill: 'both' });
  return flight.finished.then(
    () => {
      node.classList.remove('flying');
      flight.cancel();
    },
    () => undefined,
  );
}

/** Apply a change to what is drawn inside a root and let everything travel, at this speed. */
export async function travel(root: HTMLElement, told: Told, apply: () => void, speed = 1): Promise<void> {
  pace = speed;
  const before = look(root);
  apply();
  await tick();
  const after = look(root);
  const flights: Promise<unknown>[] = [];
  let fresh = 0;
  for (const [name, { box, node }] of after) {
    const was = before.get(name)?.box;
    if (was) {
      if (Math.abs(was.left - box.left) + Math.abs(was.top - box.top) > 2) flights.push(fly(node, was, box, 0));
    } else if (name.startsWith('c')) {
      const { place, delay } = origin(told, fresh++);
      const from = placeOf(root, place);
      if (from) flights.push(fly(node, from, box, delay));
    }
  }
  let tokens = 0;
  for (const [name, { box, node }] of before) {
    if (after.has(name)) continue;
    const going = destination(told, name, name.startsWith('t') ? tokens++ : tokens);
    const to = going && placeOf(root, going.place);
    if (going && to) flights.push(ghost(node, box, to, going.delay));
  }
  await Promise.all(flights);
}

function ghost(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): Promise<unknown> {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-flip');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.classList.add('ghost');
  Object.assign(copy.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  document.body.append(copy);
  return fly(copy, from, to, delay, true).finally(() => copy.remove());
}
