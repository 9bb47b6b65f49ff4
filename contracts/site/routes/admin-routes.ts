import { type Route, samePath } from './route.ts';

const id = { shape: 'id' } as const;

/**
 * Those of the back-office's addresses that have a name. The others are the endpoints' own, in the
 * `…endpoints.ts` of each area of the contracts, and the screens' of `web/admin`.
 */
export const adminRoutes = {
  admin_chapter_edit: samePath('/admin/content/chapter/{id}/edit', { id }),
  admin_library: samePath('/admin/library/{type}', { type: { shape: 'mediaType' } }),
  admin_module_action: samePath('/admin/inline/module/{id}/{action}', {
    id,
    action: { shape: 'moduleAction' },
  }),
} as const satisfies Readonly<Record<string, Route>>;
