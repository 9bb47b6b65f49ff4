import { z } from 'zod';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { listControls, listResponse } from '../http/list-controls.ts';
import { listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { positionSchema } from '../log/position.ts';
import { revisionListSchema } from '../revisions/views.ts';
import { defaultLocale, localeSchema } from '../site/locale.ts';
import { menuIdSchema } from './ids.ts';
import { menuInputSchema, menuNameSchema } from './menu.ts';
import { menuTreeSchema, menuViewSchema } from './views.ts';

const none = z.object({});
const byId = z.object({ id: menuIdSchema });
const reads = { access: { capability: 'content.read' } } as const;
const writes = { access: { capability: 'content.write' } } as const;
const response = { status: 200, kind: 'json', schema: menuViewSchema } as const;

/** The filter fields of the list of menus. */
export const menuListFields = {
  id: 'word',
  name: 'word',
  locale: 'word',
  revision: 'number',
  updatedAt: 'instant',
} as const satisfies ListFields;

/** The REST endpoints of menus, and the back-office's endpoint for a menu's tree. */
export const menuEndpoints = {
  listMenus: endpoint({
    id: 'listMenus',
    method: 'get',
    path: '/api/menus',
    summary: 'Lists menus',
    ...reads,
    params: none,
    query: listQuerySchema.extend({
      name: menuNameSchema.optional(),
      locale: localeSchema.optional(),
      ...listControls({
        fields: menuListFields,
        sortedBy: ['name', 'locale'],
        item: menuViewSchema,
        example: '{"or": [{"name": {"equals": "jobs"}}, {"locale": {"equals": "en"}}]}',
      }),
    }),
    body: none,
    response: listResponse(menuViewSchema),
  }),
  createMenu: endpoint({
    id: 'createMenu',
    method: 'post',
    path: '/api/menus',
    summary: 'Creates the menu of a name and language, or restores a deleted one',
    ...writes,
    params: none,
    query: none,
    body: menuInputSchema,
    maxBytes: contentBodyBytes,
    response: { status: 201, kind: 'json', schema: menuViewSchema },
  }),
  getMenu: endpoint({
    id: 'getMenu',
    method: 'get',
    path: '/api/menus/{id}',
    summary: 'Reads a menu',
    ...reads,
    params: byId,
    query: readQuerySchema,
    body: none,
    response,
  }),
  saveMenu: endpoint({
    id: 'saveMenu',
    method: 'put',
    path: '/api/menus/{id}',
    summary: 'Saves a menu’s entries; they go live immediately',
    ...writes,
    params: byId,
    query: none,
    body: menuInputSchema.pick({ entries: true }),
    ifMatch: 'required',
    maxBytes: contentBodyBytes,
    response,
  }),
  deleteMenu: endpoint({
    id: 'deleteMenu',
    method: 'delete',
    path: '/api/menus/{id}',
    summary: 'Deletes a menu; its history is kept',
    ...writes,
    params: byId,
    query: none,
    body: none,
    ifMatch: 'required',
    response: { status: 204, kind: 'empty' },
  }),
  menuHistory: endpoint({
    id: 'menuHistory',
    method: 'get',
    path: '/api/menus/{id}/history',
    summary: 'Lists the revisions of a menu, newest first',
    access: { capability: 'history.read' },
    params: byId,
    query: listQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: revisionListSchema },
  }),
  restoreMenu: endpoint({
    id: 'restoreMenu',
    method: 'post',
    path: '/api/menus/{id}/restore',
    summary: 'Makes an earlier revision of a menu the newest, even if the menu was deleted',
    ...writes,
    params: byId,
    query: none,
    body: z.object({ revision: z.number().int().min(1) }),
    ifMatch: 'required',
    response,
  }),
  hierarchicalMenu: endpoint({
    id: 'hierarchicalMenu',
    method: 'get',
    path: '/admin/menu/hierarchical',
    summary: 'Reads a menu as a tree of addresses, now or at a position of the log',
    ...reads,
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
