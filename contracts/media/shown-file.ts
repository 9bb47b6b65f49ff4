import type { FileView } from './views.ts';

/** The file data needed to offer it for download; with its hash if its first page was drawn. */
export type ShownFile = Pick<FileView, 'title' | 'format' | 'bytes' | 'url'> &
  Partial<Pick<FileView, 'hash' | 'cover'>>;
