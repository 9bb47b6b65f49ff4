import type { FileView } from './views.ts';

/** What offering a file needs to know of it. */
export type ShownFile = Pick<FileView, 'title' | 'format' | 'bytes' | 'url'>;
