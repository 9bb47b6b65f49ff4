import { decompress } from '../compress-page.ts';
import type { CachedPage } from '../page-cache.ts';

/** Returns the body of a cached page as text; undefined without a page. */
export function textOf(page: CachedPage | undefined): string | undefined {
  return page && decompress(page.bytes).toString();
}
