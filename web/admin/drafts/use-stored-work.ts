import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import type { WorkingCopies } from '../page-editor/editing-session.ts';
import { useAutosave } from '../page-editor/use-autosave.ts';
import { whoAmI } from '../shell/session.ts';

/** The text typed into a form, and the revision that it is based on. */
export interface StoredWork<Draft> {
  readonly draft: Draft;
  readonly revision: number;
}

/**
 * Stores text typed into a form in this browser until it is saved, like the unsaved work of a
 * page with one part. Returns the work of an earlier visit as `found`; `settle`, which restores or
 * deletes it; and `discard`, which removes what is stored, before a form is closed.
 * @param name the name of the form: `redirect.new`
 * @param work undefined when there is nothing unsaved
 * @param schema the schema of a stored draft, which a draft stored by another version of Parvis may
 * not match
 */
export function useStoredWork<Draft extends object>(
  name: string,
  schema: z.ZodType<Draft>,
  work: StoredWork<Draft> | undefined,
  restore: (draft: Draft, revision: number) => void,
) {
  const { data: account } = useQuery(whoAmI);
  const [isDiscarded, setDiscarded] = useState(false);
  const copies = useMemo<WorkingCopies>(() => {
    if (work === undefined || isDiscarded) return new Map();
    const data = Object.fromEntries(Object.entries(work.draft));
    return new Map([['header' as const, { revision: work.revision, data }]]);
  }, [work, isDiscarded]);
  const accountId = account?.id ?? '';
  const { found, settle } = useAutosave(
    { accountId, contentId: name },
    {
      copies,
      restore(_, { data, revision }) {
        const parsed = schema.safeParse(data);
        if (parsed.success) restore(parsed.data, revision);
        return parsed.success;
      },
    },
  );
  return { found, settle, discard: () => flushSync(() => setDiscarded(true)) };
}
