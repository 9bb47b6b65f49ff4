import type { MediaView } from '@parvis/contracts/media/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MediaText, saveMediaText } from './api/save-media-text.ts';

/** A field of a media item's text. */
export type TextField = 'credit' | `title.${Locale}` | `alternativeText.${Locale}`;
type FormField = TextField | 'decorative';
type Fields = Readonly<Partial<Record<FormField, string | boolean>>>;

/** What was typed into a field, and what was saved there when that began. */
interface Edit {
  readonly from: string | boolean | undefined;
  readonly to: string | boolean;
}
type Edits = Readonly<Partial<Record<FormField, Edit>>>;

/**
 * Holds the text being typed; it is saved separately from the page, since other pages show it too.
 * Typed text remains when another revision of the item arrives.
 */
export function useMediaText(media: MediaView) {
  const queryClient = useQueryClient();
  const saved = fieldsOf(media);
  const [edits, setEdits] = useState<Edits>({});
  const [error, setError] = useState<unknown>();
  const fields: Fields = { ...saved, ...typedIn(edits) };

  const change = (field: FormField, to: string | boolean) =>
    setEdits(({ [field]: edit, ...others }) => {
      if (to === saved[field]) return others;
      return { ...others, [field]: { from: edit === undefined ? saved[field] : edit.from, to } };
    });

  const save = async () => {
    setError(undefined);
    try {
      const changed = await saveMediaText(media, textOf(fields));
      setEdits((now) => editsAfter(now, fields));
      queryClient.setQueryData(['media', media.kind, media.id], changed);
    } catch (cause) {
      setError(cause);
    }
    // After a refusal too: another revision may have been saved meanwhile.
    await queryClient.invalidateQueries({ queryKey: ['media'] });
  };

  /** What another user saved in a field since its text was typed, which saving would replace. */
  const savedMeanwhile = (field: TextField): string | undefined => {
    const edit = edits[field];
    const other = saved[field];
    if (edit === undefined || other === edit.from || other === edit.to) return undefined;
    return String(other);
  };

  const hasChanged = Object.entries(edits).length > 0;
  return { fields, change, hasChanged, save, savedMeanwhile, error };
}

function typedIn(edits: Edits): Fields {
  return Object.fromEntries(Object.entries(edits).map(([field, { to }]) => [field, to]));
}

/** The edits that were typed while others were saved. */
function editsAfter(edits: Edits, saved: Fields): Edits {
  const sent = new Map<string, unknown>(Object.entries(saved));
  return Object.fromEntries(
    Object.entries(edits).filter(([field, { to }]) => to !== sent.get(field)),
  );
}

function fieldsOf(media: MediaView): Fields {
  const { title, credit } = media;
  const titled = { 'title.fr': title.fr, 'title.en': title.en, credit };
  if (media.kind === 'file') return titled;
  const { fr, en } = media.alternativeText;
  const described = { ...titled, 'alternativeText.fr': fr, 'alternativeText.en': en };
  return media.kind === 'video' ? described : { ...described, decorative: media.decorative };
}

function textOf(fields: Fields): Partial<MediaText> {
  const text = (field: TextField) => String(fields[field]);
  const isDescribed = fields['alternativeText.fr'] !== undefined;
  return {
    title: { fr: text('title.fr'), en: text('title.en') },
    credit: text('credit'),
    ...(isDescribed && {
      alternativeText: { fr: text('alternativeText.fr'), en: text('alternativeText.en') },
    }),
    ...(fields.decorative !== undefined && { decorative: fields.decorative === true }),
  };
}
