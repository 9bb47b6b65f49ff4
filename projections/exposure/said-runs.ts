import type { Position } from '@parvis/contracts/log/position.ts';
import type { SavedRevision } from './ledger.ts';
import { keyOfSaid, type Said } from './said-in.ts';

/** Something said in consecutive revisions of a subject; `last` null: still in the newest. */
export interface SaidRun {
  readonly subject: string;
  readonly said: Said;
  readonly first: number;
  last: number | null;
  /** Where the first of them stands in the log. */
  readonly position: Position;
}

/** What the newest revision of a subject says, with the revision since which it does. */
export type OpenSaid = ReadonlyMap<string, { readonly said: Said; readonly first: number }>;

/** The runs that begin with a batch of revisions, and those of earlier batches that end. */
export interface SaidChanges {
  readonly begun: readonly SaidRun[];
  readonly ended: readonly (Omit<SaidRun, 'last' | 'position'> & { readonly last: number })[];
}

/** Compares revisions with those before them. @param open what the newest ones say; it is changed */
export function saidChanges(
  saved: readonly SavedRevision[],
  open: Map<string, OpenSaid>,
): SaidChanges {
  const begun = new Map<string, SaidRun>();
  const ended: SaidChanges['ended'][number][] = [];
  for (const { subject, revision, said, position } of saved) {
    const before = open.get(subject) ?? new Map();
    const after = new Map<string, { said: Said; first: number }>();
    for (const one of said) {
      const key = keyOfSaid(one);
      const first = before.get(key)?.first ?? revision;
      if (!before.has(key) && !after.has(key))
        begun.set(`${subject} ${first} ${key}`, {
          subject,
          said: one,
          first,
          last: null,
          position,
        });
      after.set(key, { said: one, first });
    }
    for (const [key, { said: one, first }] of before) {
      if (after.has(key)) continue;
      const run = begun.get(`${subject} ${first} ${key}`);
      if (run === undefined) ended.push({ subject, said: one, first, last: revision - 1 });
      else run.last = revision - 1;
    }
    open.set(subject, after);
  }
  return { begun: [...begun.values()], ended };
}
