/** Timeout of a read that waits for a position, in milliseconds. */
export const readYourWriteTimeoutMs = 2_000;
/** A page cache whose change feed is older than this is bypassed, in milliseconds. */
export const changeFeedStaleAfterMs = 2_000;
