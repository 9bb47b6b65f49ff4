import { z } from 'zod';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { listControls } from '../http/list-controls.ts';
import { listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { positionSchema } from '../log/position.ts';
import { usualEndpoints } from '../revisions/usual-endpoints.ts';
import { defaultLocale, localeSchema } from '../site/locale.ts';
import { menuIdSchema } from './ids.ts';
import { menuInputSchema, menuNameSchema } from './menu.ts';
import { menuTreeSchema, menuViewSchema } from './views.ts';

const none = z.object({});

/** The filter fields of the list of menus. */
export const menuListFields = {
  id: 'word',
  name: 'word',
  locale: 'word',
  revision: 'number',
  updatedAt: 'instant',
} as const satisfies ListFields;

const usual = usualEndpoints({
  path: '/api/menus',
  item: '/{id}',
  params: { all: none, one: z.object({ id: menuIdSchema }) },
  withoutDrafts: true,
  view: menuViewSchema,
  maxBytes: contentBodyBytes,
});

/** The REST endpoints of menus, and the back-office's endpoint for a menu's tree. */
export const menuEndpoints = {
  listMenus: usual.list(
    'listMenus',
    'Lists menus',
    listQuerySchema.extend({
      name: menuNameSchema.optional(),
      locale: localeSchema.optional(),
      ...listControls({
        fields: menuListFields,
        sortedBy: ['name', 'locale'],
        item: menuViewSchema,
        example: '{"or": [{"name": {"equals": "jobs"}}, {"locale": {"equals": "en"}}]}',
      }),
    }),
  ),
  createMenu: usual.create(
    'createMenu',
    'Creates the menu of a name and language, or restores a deleted one',
    menuInputSchema,
  ),
  getMenu: usual.get('getMenu', 'Reads a menu'),
  saveMenu: usual.save(
    'saveMenu',
    'Saves a menu’s entries; they go live immediately',
    menuInputSchema.pick({ entries: true }),
  ),
  deleteMenu: usual.delete('deleteMenu', 'Deletes a menu; its history is kept'),
  menuHistory: usual.history('menuHistory', 'Lists the revisions of a menu, newest first'),
  restoreMenu: usual.restore(
    'restoreMenu',
    'Makes an earlier revision of a menu the newest, even if the menu was deleted',
    z.object({ revision: z.number().int().min(1) }),
  ),
  hierarchicalMenu: endpoint({
    id: 'hierarchicalMenu',
    method: 'get',
    path: '/admin/menu/hierarchical',
    summary: 'Reads a menu as a tree of addresses, now or at a position of the log',
    access: { capability: 'content.read' },
    params: none,
    query: readQuerySchema.extend({
      name: menuNameSchema.default('main'),
      locale: localeSchema.default(defaultLocale),
      at: positionSchema.optional(),
    }),
    body: none,
    response: { status: 200, kind: 'json', schema: menuTreeSchema },
  }),
} as const;
