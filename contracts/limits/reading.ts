/** Timeout of a read that waits for a position, in milliseconds. */
export const readYourWriteTimeoutMs = 2_000;
/** Age of the change feed above which the page cache is bypassed, in milliseconds. */
export const changeFeedStaleAfterMs = 2_000;
