/** A move's notation, as facts to say it with; `serai.text` has the same. */

import type { Notation } from '../../text/renderer';

/** What the words of a move name. */
export const spelledOut: Notation = (kind, words) => {
  const [first = '', second = ''] = words;
  switch (kind) {
    case 'buy':
      return { thing: first };
    case 'redeem': {
      const at = words.indexOf('for');
      const count = (kind: string): number => words.slice(at + 1).filter((card) => card === kind).length;
      return { tokens: words.slice(0, at), symbols: count('symbol'), numbers: count('number') };
    }
    case 'flip':
      return { first_pile: Number(first), second_pile: Number(second) };
    case 'offer':
      return { token: first, price: words.slice(1) };
    case 'withdraw':
      return { token: first };
    case 'accept':
      return { token: first, colour: second, price: words.slice(2) };
    case 'move':
      return { square: words.at(-1) ?? '', steps: words.length };
    case 'duel':
      return { card: first === 'pass' ? 0 : Number(first) };
    default:
      return {};
  }
};
