/** Interval at which a third party's document is fetched again, in milliseconds. */
export const thirdPartyRefreshMs = 60 * 60_000;
/** Interval after a failed fetch, in milliseconds. */
export const thirdPartyRetryMs = 5 * 60_000;
/** Random jitter of both intervals, as a share of them. */
export const thirdPartyJitterShare = 0.1;
/** Timeout of a whole fetch, in milliseconds. */
export const thirdPartyTimeoutMs = 10_000;
/** The longest response that is accepted, in bytes. */
export const thirdPartyMaximumBytes = 512 * 1_024;
/** How long third parties' documents are cached in pages, in milliseconds. */
export const thirdPartyCacheMs = 60_000;
/** Posts shown in an expanded feed. */
export const socialPostsShown = 6;
/**
 * How long the review waits for consent to tracking before it is fetched without tracking, in
 * milliseconds.
 */
export const trackingConsentWaitMs = 1_000;
