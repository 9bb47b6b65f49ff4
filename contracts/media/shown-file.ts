import type { FileView } from './views.ts';

/** The data of a file that offering it for download needs. */
export type ShownFile = Pick<FileView, 'title' | 'format' | 'bytes' | 'url'>;
