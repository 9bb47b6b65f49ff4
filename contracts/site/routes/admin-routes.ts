import { type Route, sameWords } from './route.ts';

const id = { shape: 'id' } as const;

/** The back-office's addresses that the specification names. Section 2, and section 5 for actions. */
export const adminRoutes = {
  admin_chapter_edit: sameWords('/admin/content/chapter/{id}/edit', { id }),
  admin_library: sameWords('/admin/library/{type}', { type: { shape: 'mediaType' } }),
  admin_module_action: sameWords('/admin/inline/module/{id}/{action}', {
    id,
    action: { shape: 'moduleAction' },
  }),
} as const satisfies Readonly<Record<string, Route>>;
