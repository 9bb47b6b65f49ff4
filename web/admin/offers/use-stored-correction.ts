import type { OfferView } from '@parvis/contracts/careers/views.ts';
import { useMemo } from 'react';
import { z } from 'zod';
import { useStoredWork } from '../drafts/use-stored-work.ts';
import { type CorrectionDraft, type DraftField, draftFields, toDraft } from './correction-draft.ts';

const keptSchema = z.partialRecord(z.enum(draftFields), z.string());

/**
 * Stores the typed fields of a correction in this browser until they are saved or discarded.
 * @param draft undefined once it is saved
 * @param change called for every field of a restored draft
 */
export function useStoredCorrection(
  offer: OfferView,
  draft: CorrectionDraft | undefined,
  change: (field: DraftField, value: string) => void,
) {
  const { id, revision, shown } = offer;
  const work = useMemo(() => {
    if (draft === undefined) return undefined;
    const saved = toDraft(shown);
    const typed = draftFields.filter((field) => draft[field] !== saved[field]);
    if (typed.length === 0) return undefined;
    return { draft: Object.fromEntries(typed.map((field) => [field, draft[field]])), revision };
  }, [draft, shown, revision]);
  return useStoredWork(`offer-${id}`, keptSchema, work, (typed) => {
    for (const field of draftFields) {
      const value = typed[field];
      if (value !== undefined) change(field, value);
    }
  });
}
