import { maxPage, searchedTextSchema } from '@parvis/contracts/http/listing.ts';
import { mediaStates } from '@parvis/contracts/media/list-query.ts';
import { localeSchema, locales } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';

/** The kinds of media, in the order of the screen's tabs. */
export const libraryKinds = ['image', 'file', 'video'] as const;
export const libraryKindSchema = z.enum(libraryKinds).catch('image');

/** The sort orders of media; by title in one language. */
export const mediaSorts = [
  'changed',
  'added',
  ...locales.map((locale) => `title-${locale}` as const),
  'largest',
] as const;

/** The query of the list of media; unknown values are ignored. */
export const librarySearchSchema = z.object({
  q: searchedTextSchema.optional().catch(undefined),
  state: z.enum(mediaStates).optional().catch(undefined),
  lacks: localeSchema.optional().catch(undefined),
  sort: z.enum(mediaSorts).optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
export type LibrarySearch = z.infer<typeof librarySearchSchema>;
