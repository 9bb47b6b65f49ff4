import { fileBeside } from '@parvis/services/main/own-program.ts';

/**
 * Returns the path of a film's file, next to this module or to the server into which it is bundled.
 */
export function filmFile(file: string): URL {
  return fileBeside(import.meta.url, file);
}
