import { type Route, samePath } from './route.ts';

const id = { shape: 'id' } as const;

/**
 * The named routes of the back-office. Its other addresses are those of the endpoints, in the
 * `…endpoints.ts` of each area of the contracts, and of the screens, in `web/admin`.
 */
export const adminRoutes = {
  admin_chapter_edit: samePath('/admin/content/chapter/{id}/edit', { id }),
  admin_library: samePath('/admin/library/{type}', { type: { shape: 'mediaType' } }),
  admin_module_action: samePath('/admin/inline/module/{id}/{action}', {
    id,
    action: { shape: 'moduleAction' },
  }),
} as const satisfies Readonly<Record<string, Route>>;
