import type { MediaView } from '@parvis/contracts/media/views.ts';
import { byLocale, defaultLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { useStoredWork } from '../drafts/use-stored-work.ts';
import { type MediaText, saveMediaText } from './api/save-media-text.ts';

const fieldSchema = z.enum([
  ...locales.map((locale) => `title.${locale}` as const),
  ...locales.map((locale) => `alternativeText.${locale}` as const),
  'credit',
  'decorative',
]);
type FormField = z.infer<typeof fieldSchema>;
/** A field of a media item's text. */
export type TextField = Exclude<FormField, 'decorative'>;
const valueSchema = z.union([z.string(), z.boolean()]);
type Fields = Readonly<Partial<Record<FormField, z.infer<typeof valueSchema>>>>;

/** The text typed into each field, and the saved value when typing began. */
const editsSchema = z.partialRecord(
  fieldSchema,
  z.object({ from: valueSchema.optional(), to: valueSchema }).readonly(),
);
type Edits = z.infer<typeof editsSchema>;

/**
 * Holds the text being typed; it is saved separately from the page, since other pages show it too.
 * Typed text remains when another revision of the item arrives, and is stored in this browser until
 * it is saved.
 */
export function useMediaText(media: MediaView) {
  const queryClient = useQueryClient();
  const saved = toFields(media);
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
      const changed = await saveMediaText(media, toText(fields));
      setEdits((now) => findUnsaved(now, fields));
      // Without its visibility, which texts do not change, the screen would move until it is read.
      const shown = { ...changed, visibility: media.visibility };
      queryClient.setQueryData(['media', media.kind, media.id], shown);
    } catch (cause) {
      setError(cause);
    }
    // Also after a refusal: another revision may have been saved meanwhile.
    await queryClient.invalidateQueries({ queryKey: ['media'] });
  };

  /**
   * Returns what another user saved in a field since its text was typed, which saving would
   * replace.
   */
  const savedMeanwhile = (field: TextField): string | undefined => {
    const edit = edits[field];
    const other = saved[field];
    if (edit === undefined || other === edit.from || other === edit.to) return undefined;
    return String(other);
  };

  const hasChanged = Object.entries(edits).length > 0;
  const { revision } = media;
  const work = useMemo(
    () => (hasChanged ? { draft: edits, revision } : undefined),
    [hasChanged, edits, revision],
  );
  const { found, settle } = useStoredWork(`media-${media.id}`, editsSchema, work, (restored) =>
    setEdits((now) => findUnsaved({ ...now, ...restored }, saved)),
  );
  return { fields, change, hasChanged, save, savedMeanwhile, error, found, settle };
}

function typedIn(edits: Edits): Fields {
  return Object.fromEntries(Object.entries(edits).map(([field, { to }]) => [field, to]));
}

/** Returns the edits that are not among the saved fields. */
function findUnsaved(edits: Edits, saved: Fields): Edits {
  const known = new Map<string, unknown>(Object.entries(saved));
  return Object.fromEntries(
    Object.entries(edits).filter(([field, { to }]) => to !== known.get(field)),
  );
}

function toFields(media: MediaView): Fields {
  const { title, credit } = media;
  const titled = { ...flattened('title', title), credit };
  if (media.kind === 'file') return titled;
  const described = { ...titled, ...flattened('alternativeText', media.alternativeText) };
  return media.kind === 'video' ? described : { ...described, decorative: media.decorative };
}

/** Returns a field for each language. */
function flattened(name: 'title' | 'alternativeText', texts: Readonly<Record<Locale, string>>) {
  return Object.fromEntries(locales.map((locale) => [`${name}.${locale}`, texts[locale]]));
}

function toText(fields: Fields): Partial<MediaText> {
  const text = (field: TextField) => String(fields[field]);
  const isDescribed = fields[`alternativeText.${defaultLocale}`] !== undefined;
  return {
    title: byLocale((locale) => text(`title.${locale}`)),
    credit: text('credit'),
    ...(isDescribed && {
      alternativeText: byLocale((locale) => text(`alternativeText.${locale}`)),
    }),
    ...(fields.decorative !== undefined && { decorative: fields.decorative === true }),
  };
}
