/** What a file of records must have, and how it is said that it has not. */

/** A file that is no record: which words say so, and what they name. */
export class Unreadable extends Error {
  constructor(
    override readonly message: string,
    readonly facts: Record<string, string> = {},
  ) {
    super(message);
  }
}

export type Loose = Record<string, unknown>;
export const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
export const areNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isInteger);
export const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');
/** Whether a value is an object with these fields and no others. */
export const has = (value: Loose, fields: readonly string[]): boolean => Object.keys(value).sort().join() === [...fields].sort().join();

/** Whether a record is of a game that was taken up in the middle of another one. */
export const isBranch = (value: unknown): boolean => isObject(value) && 'position' in value;

/** Whether a record is of a game whose deal is that of an earlier one. */
export const isRepeated = (value: unknown): boolean => isObject(value) && value.repeated === true;

/** Refuse a game that was not dealt: its rules here begin at a deal. */
export function needDeal(value: unknown): void {
  if (isBranch(value)) throw new Unreadable('web-record-branch');
}

/** Say what a record lacks, unless it has it. */
export function need(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Unreadable('web-verify-shape', { what });
}
