import type { SynonymsView } from '@parvis/contracts/synonyms/endpoints.ts';
import { type SynonymList, synonymListSchema } from '@parvis/contracts/synonyms/synonym-list.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { readSynonyms, saveSynonyms } from './api/synonyms.ts';

/** Returns the draft of the list, the state of its save, and its commands. */
export function useSynonymsDraft(saved: SynonymsView) {
  const queryClient = useQueryClient();
  const show = (view: SynonymsView) => queryClient.setQueryData(readSynonyms.queryKey, view);
  return useFormDraft<SynonymList, SynonymsView>({
    name: 'synonyms',
    schema: synonymListSchema,
    saved,
    draftOf: (view) => synonymListSchema.parse(view),
    send: saveSynonyms,
    readNewest: () => queryClient.fetchQuery({ ...readSynonyms, staleTime: 0 }),
    onSaved: show,
    onTaken: show,
  });
}
