import type { z } from 'zod';
import { useDialogForm } from './use-dialog-form.ts';

/** An entity of a list, and the form that edits it. */
interface EntityForm<Place, Body, View, Draft> {
  /** The first part of the list's query key, and of the name under which drafts are stored. */
  readonly list: string;
  /** The parameters of the list. */
  readonly place: Place;
  readonly requests: {
    readonly create: (place: Place, body: Body, commandId: string) => Promise<View>;
    readonly read: (one: object) => Promise<View>;
    readonly save: (one: object, body: Body, ifMatch: number) => Promise<View>;
  };
  /** The entity to edit; undefined for a new one. */
  readonly item: View | undefined;
  readonly schema: z.ZodType<Draft>;
  readonly draftOf: (item: View | undefined) => Draft;
  /** Returns a draft in the form it is sent in. */
  readonly bodyOf: (draft: Draft) => Body | Promise<Body>;
  readonly nameOf: (item: View) => string;
  readonly onClose: () => void;
}

/** Returns the form of a dialog that creates or edits an entity, as `useDialogForm` does. */
export function useEntityForm<
  Place extends object,
  Body,
  View extends { readonly id: string; readonly revision: number },
  Draft extends object,
>({ place, requests, bodyOf, ...form }: EntityForm<Place, Body, View, Draft>) {
  const { item } = form;
  return useDialogForm<Draft, View>({
    ...form,
    id: [...Object.values(place), item?.id ?? 'new'].join('.'),
    create: async (draft, commandId) => requests.create(place, await bodyOf(draft), commandId),
    save: async (draft, revision) => requests.save({ ...item }, await bodyOf(draft), revision),
    read: () => requests.read({ ...item }),
  });
}
