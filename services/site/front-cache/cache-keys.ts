import { createHash } from 'node:crypto';
import { frontCacheSeconds, maxKeysOfPage } from '@parvis/contracts/limits/front-cache.ts';
import type { CachedPage } from '../page-cache/page-cache.ts';

/** The keys of every page, and of pages with more tags than keys fit into a header. */
export const everyPage = 'site';
export const pagesOfManyTags = 'many';

/**
 * Returns the key of a tag in headers and purges: short, without a character that some cache treats
 * in a special way, and nothing to read from. Two tags of one key are purged together.
 */
export function keyOfTag(tag: string): string {
  return createHash('sha256').update(tag).digest('hex').slice(0, 10);
}

/**
 * Returns the headers by which a cache in front keeps a page until it is purged, names and values
 * alternating: none for a page that differs between visitors, is an error, or is counted when read.
 */
export function headersForCaches(page: CachedPage, now: Date): string[] {
  const { status, tags, expiresAt, missed, forProfiles } = page;
  if ((status !== 200 && status !== 404) || missed || forProfiles) return [];
  const left = expiresAt === undefined ? Infinity : (expiresAt.getTime() - now.getTime()) / 1_000;
  const seconds = Math.floor(Math.min(frontCacheSeconds, left));
  if (seconds < 1) return [];
  const ofTags = tags.length > maxKeysOfPage ? [pagesOfManyTags] : tags.map(keyOfTag);
  const keys = [everyPage, ...new Set(ofTags)];
  const age = `max-age=${seconds}`;
  const standard = ['surrogate-control', age, 'surrogate-key', keys.join(' ')];
  // Cloudflare ignores every Vary but that on encodings.
  if (page.variesByAccept) return standard;
  return [...standard, 'cloudflare-cdn-cache-control', age, 'cache-tag', keys.join()];
}
