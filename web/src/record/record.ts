/** Files of records, whatever their games. */

import { isObject, need, Unreadable } from './shape';

/** Read a file of records: one JSON object a line, or a single one over many lines. */
export function readFile(source: string): unknown[] {
  const lines = source.split('\n').filter((line) => line.trim());
  let found: unknown[];
  try {
    found = [JSON.parse(source)];
  } catch {
    try {
      found = lines.map((line) => JSON.parse(line) as unknown);
    } catch {
      throw new Unreadable('web-verify-not-json');
    }
  }
  if (!found.length) throw new Unreadable('web-verify-not-json');
  return found;
}

/** The name of a record's game. */
export function gameOf(value: unknown): string {
  if (!isObject(value)) throw new Unreadable('web-verify-not-json');
  need(typeof value.game === 'string', 'game');
  return value.game;
}
