import type { FileView } from './views.ts';

/** The file data needed to offer it for download. */
export type ShownFile = Pick<FileView, 'title' | 'format' | 'bytes' | 'url' | 'hash' | 'cover'>;
