import { z } from 'zod';
import { listQuerySchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { hashSchema } from './renditions.ts';

/** How media are sorted; titles in one language. */
export const mediaSorts = ['changed', 'added', 'title-fr', 'title-en', 'largest'] as const;
/** Who reaches an item, and what becomes of it: a release that is planned, no use by anything saved, deletion. */
export const mediaStates = ['public', 'editors', 'planned', 'unused', 'deleted'] as const;

/** The query of a list of media; deleted ones are listed only when they are asked for. */
export const mediaListQuerySchema = listQuerySchema.extend({
  /** A part of a title, a credit, a file’s name or an alternative text, whatever its case and accents. */
  q: z.string().trim().max(100).optional(),
  /** SHA-256 of the file as it was sent. */
  hash: hashSchema.optional(),
  state: z.enum(mediaStates).optional(),
  /** Those without an alternative text in this language; files, without a title. */
  lacks: localeSchema.optional(),
  sort: z.enum(mediaSorts).default('changed'),
});
export type MediaListQuery = z.infer<typeof mediaListQuerySchema>;
