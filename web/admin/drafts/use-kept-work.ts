import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WorkingCopies } from '../page-editor/editing-session.ts';
import { useAutosave } from '../page-editor/use-autosave.ts';
import { whoAmI } from '../shell/session.ts';

/** What was typed into a form, and the revision that it is based on. */
export interface KeptWork<Draft> {
  readonly draft: Draft;
  readonly revision: number;
}

/**
 * Stores what was typed into a form in this browser until it is saved, like the unsaved work of a
 * page with one part. Returns that of an earlier visit as `found`, and `settle`, which restores or
 * deletes it.
 * @param name of the form: `redirect.new`
 * @param work undefined when there is nothing unsaved
 * @param restore is called with the stored draft, as it was read from the browser
 */
export function useKeptWork<Draft extends object>(
  name: string,
  work: KeptWork<Draft> | undefined,
  restore: (draft: unknown, revision: number) => void,
) {
  const { data: account } = useQuery(whoAmI);
  const copies = useMemo<WorkingCopies>(() => {
    if (work === undefined) return new Map();
    const data = Object.fromEntries(Object.entries(work.draft));
    return new Map([['header' as const, { revision: work.revision, data }]]);
  }, [work]);
  const accountId = account?.id ?? '';
  return useAutosave(
    { accountId, contentId: name },
    { copies, restore: (_, { data, revision }) => restore(data, revision) },
  );
}
