/** A read that waits for a position gives up after this long, in milliseconds. */
export const readYourWriteTimeoutMs = 2_000;
/** A page cache whose change feed is older than this renders afresh, in milliseconds. */
export const changeFeedStaleAfterMs = 2_000;
