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

interface OpenRun {
  readonly said: Said;
  readonly first: number;
}

/** What the newest revision of a subject says, with the revision since which it does. */
export type OpenSaid = ReadonlyMap<string, OpenRun>;

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
  const begun = new Map<OpenRun, SaidRun>();
  const ended: SaidChanges['ended'][number][] = [];
  for (const { subject, revision, said, position } of saved) {
    const before = open.get(subject);
    const after = new Map<string, OpenRun>();
    for (const one of said) {
      const key = keyOfSaid(one);
      if (after.has(key)) continue;
      const known = before?.get(key);
      const run = known ?? { said: one, first: revision };
      after.set(key, run);
      if (known === undefined)
        begun.set(run, { subject, said: one, first: revision, last: null, position });
    }
    for (const [key, run] of before ?? []) {
      if (after.has(key)) continue;
      const ofBatch = begun.get(run);
      if (ofBatch === undefined) ended.push({ subject, ...run, last: revision - 1 });
      else ofBatch.last = revision - 1;
    }
    open.set(subject, after);
  }
  return { begun: [...begun.values()], ended };
}
