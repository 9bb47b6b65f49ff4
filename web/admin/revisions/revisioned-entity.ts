import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { vocabularyGroupSchema } from '@parvis/contracts/facets/facet-name.ts';
import { z } from 'zod';

/** The types that are saved as a whole, with every revision stored, besides content and media. */
export const revisionedTypes = [
  'menu',
  'redirect',
  'playlist',
  'live-post',
  'facet',
  'site-settings',
  'synonyms',
] as const;
export type RevisionedType = (typeof revisionedTypes)[number];

/** An item of one of these types, with what its endpoints need. */
export const revisionedEntitySchema = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['menu', 'redirect', 'playlist', 'site-settings', 'synonyms']),
    id: z.string(),
  }),
  z.object({ type: z.literal('live-post'), id: z.string(), focusId: contentIdSchema }),
  z.object({ type: z.literal('facet'), id: z.string(), group: vocabularyGroupSchema }),
]);
export type RevisionedEntity = z.infer<typeof revisionedEntitySchema>;

/** The titles of their screens. */
export const titlesOfRevisioned: Readonly<Record<RevisionedType, string>> = {
  menu: 'menus.title',
  redirect: 'redirects.title',
  playlist: 'playlists.title',
  'live-post': 'live-posts.title',
  facet: 'facets.title',
  'site-settings': 'settings.heading',
  synonyms: 'synonyms.title',
};
