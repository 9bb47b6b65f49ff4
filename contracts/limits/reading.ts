/** Timeout of a read that waits for a position, in milliseconds. */
export const readYourWriteTimeoutMs = 2_000;
/** Age of the change feed above which the page cache is bypassed, in milliseconds. */
export const changeFeedStaleAfterMs = 3_000;
/**
 * How long cached pages are served while the database does not respond, in milliseconds: enough for
 * a restart, and few enough that nobody reads old pages for long.
 */
export const stalePagesMs = 5 * 60_000;
