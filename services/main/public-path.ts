import { isNoStorePath } from '@parvis/contracts/http/no-store.ts';
import { indexNowKeyPath } from '@parvis/contracts/indexing/endpoints.ts';
import { isTranslationPath } from '../translations/serve-translations.ts';
import { faviconPath } from './favicon-path.ts';

/** First segments of the paths of files, which Express serves. */
const fileFolders = new Set(['assets', 'media', 'tlog']);

/**
 * Returns whether the public site serves a path, given without its query; Express serves the
 * others.
 */
export function isPublicPath(path: string): boolean {
  if (isTranslationPath(path) || isNoStorePath(path)) return false;
  if (path === faviconPath || path === indexNowKeyPath) return false;
  return !fileFolders.has(path.split('/')[1] ?? '');
}
