import type { ImportProgress } from '@parvis/contracts/content-import/content-import.ts';
import type { ImportEnd, ImportWork } from '../../content-import/runs/import-work.ts';

/** What the server sends the process of an import: its work, and then that it is cancelled. */
export type ToImport = { readonly work: ImportWork } | 'cancel';

/** What that process sends back: how far it is, and at last how it ended. */
export type FromImport = { readonly progress: ImportProgress } | { readonly end: ImportEnd };
