import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { z } from 'zod';
import { useNotify } from '../shell/notices.tsx';
import { useFormDraft } from './use-form-draft.ts';

/** An item of a list, and how its dialog edits it. */
interface EditedItem<Draft extends object, View extends { readonly revision: number }> {
  /** The first part of the list's query key, and of the name under which drafts are stored. */
  readonly list: string;
  /** The item to edit; undefined for a new one. */
  readonly item: View | undefined;
  /** Distinguishes the drafts of items: the item's id, or `new`. */
  readonly id: string;
  readonly schema: z.ZodType<Draft>;
  readonly draftOf: (item: View | undefined) => Draft;
  readonly create: (draft: Draft, commandId: string) => Promise<View>;
  readonly save: (draft: Draft, revision: number) => Promise<View>;
  readonly read: () => Promise<View>;
  /** The name of an item in notices. */
  readonly nameOf: (item: View) => string;
  readonly onClose: () => void;
}

/** Returns the draft of an item of a list: saving it closes its dialog, and refetches the list. */
export function useDialogForm<Draft extends object, View extends { readonly revision: number }>(
  edited: EditedItem<Draft, View>,
) {
  const intl = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const savedKey = [edited.list, 'saved', edited.id];
  // The list may not have been refetched since the item was saved.
  const [saved, setSaved] = useState(() =>
    newer(edited.item, queryClient.getQueryData<View>(savedKey)),
  );
  const form = useFormDraft<Draft, View>({
    name: `${edited.list}.${edited.id}`,
    schema: edited.schema,
    saved,
    draftOf: edited.draftOf,
    send: (draft, revision, commandId) =>
      edited.item ? edited.save(draft, revision) : edited.create(draft, commandId),
    readNewest: edited.read,
    onSaved: (view) => {
      if (edited.item) queryClient.setQueryData(savedKey, view);
      void queryClient.invalidateQueries({ queryKey: [edited.list] });
      notify({ words: intl.formatMessage({ id: 'list.saved' }, { name: edited.nameOf(view) }) });
      edited.onClose();
    },
    onTaken: setSaved,
  });
  const { state } = form;
  const refused = state.kind === 'refused' ? state.fields : new Map<string, string>();
  return { saved, form, refused, onClose: edited.onClose };
}

function newer<View extends { readonly revision: number }>(
  read: View | undefined,
  saved: View | undefined,
): View | undefined {
  return read && saved && saved.revision > read.revision ? saved : read;
}
