/** How long a cache in front may keep a page that nothing purges, in seconds. */
export const frontCacheSeconds = 600;
/** The most keys that a page carries: 8 KB of headers, the default limit of Varnish. */
export const maxKeysOfPage = 600;
/**
 * When what changed is purged again, in milliseconds: a page that was composed before the change may
 * reach the cache after the first purge: a moment later, after a poll if a process missed the hint, at
 * most as late as a visitor waits for it.
 */
export const purgeAgainAfterMs = [250, 1_200, 6_000] as const;
