import type { ContentKind } from '@parvis/contracts/content/kinds.ts';

/** The screen that lists each kind. */
export const listPaths = {
  chapter: '/admin/chapters',
  focus: '/admin/focuses',
  news: '/admin/news',
  page: '/admin/pages',
  personality: '/admin/personalities',
} as const satisfies Readonly<Record<ContentKind, string>>;
