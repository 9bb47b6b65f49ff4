import { z } from 'zod';
import { contentIdSchema } from '../content/ids.ts';
import { vocabularyGroupSchema } from '../facets/facet-name.ts';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { listControls, listResponse } from '../http/list-controls.ts';
import { listQuerySchema, listSchema } from '../http/listing.ts';
import { inEachLocale, localeSchema } from '../site/locale.ts';

/**
 * The types that are deleted and restored besides content and media, whose own lists have deleted
 * items.
 */
export const deletedItemTypes = ['menu', 'redirect', 'playlist', 'live-post', 'facet'] as const;
const deletedItemTypeSchema = z.enum(deletedItemTypes);
export type DeletedItemType = (typeof deletedItemTypes)[number];

/** A deleted item, with what its endpoint needs to restore it. */
const deletedItemSchema = z.object({
  id: z.string(),
  /** Its name in each language; for a live post, its first words. */
  names: inEachLocale(z.string()),
  revision: z.number().int().min(1),
  /** Set for a menu. */
  locale: localeSchema.optional(),
  /** Set for a live post. */
  focusId: contentIdSchema.optional(),
  /** Set for a facet. */
  group: vocabularyGroupSchema.optional(),
  /** When it was deleted, and the name of the account that deleted it. */
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
});
export type DeletedItem = z.infer<typeof deletedItemSchema>;
export const deletedItemsSchema = listSchema(deletedItemSchema);

/** The filter fields of the list of deleted items, for every type. */
export const trashListFields = {
  id: 'word',
  revision: 'number',
  updatedAt: 'instant',
} as const satisfies ListFields;

/** The endpoint that lists deleted items. */
export const trashEndpoints = {
  listTrash: endpoint({
    id: 'listTrash',
    method: 'get',
    path: '/api/trash/{type}',
    summary:
      'Lists deleted menus, redirects, playlists, live posts or filter values, most recently deleted first',
    access: { capability: 'content.read' },
    params: z.object({ type: deletedItemTypeSchema }),
    query: listQuerySchema.extend(
      listControls({
        fields: trashListFields,
        sortedBy: ['-updatedAt'],
        item: deletedItemSchema,
        example: '{"updatedAt": {"greaterThan": "2026-01-01T00:00:00Z"}}',
      }),
    ),
    body: z.object({}),
    response: listResponse(deletedItemSchema),
  }),
} as const;
