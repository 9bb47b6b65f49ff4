import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What checks remember of the files that they read; it may be deleted at any time. */
export const cacheFolder = join(root, 'node_modules/.cache/parvis-checks');

/** The folders that hold our code. */
export const workspaces = ['contracts', 'projections', 'services', 'web', 'ops'];
