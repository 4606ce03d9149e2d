/** Check a record: the promise, what its game says of every shuffle, move and result, and the seal. Each finding is a line to show. */

import type { RecordRules, Sealed } from '../games/game';
import { canonical, sha256 } from './dealing';
import { finding, type Finding } from './finding';
import type { Own } from './own';
import { opened } from './proof';

/** Check that nothing has changed since the record was sealed. */
function unbroken({ digest, ...content }: Sealed): Finding {
  return finding(sha256(new TextEncoder().encode(canonical(content))) === digest, 'web-verify-digest');
}

/** Check a record by the rules of its game; `own` is what this browser kept of its dealing, `promised` the commitment it was told. */
export function verify<Kept extends Sealed>(record: Kept, rules: RecordRules<Kept>, own?: Own, promised?: string): Finding[] {
  const found: Finding[] = [];
  const dealing = opened(record, own, promised, found);
  const { findings, whole } = rules.verify(record, dealing);
  found.push(...findings);
  if (whole) found.push(unbroken(record));
  return found;
}
