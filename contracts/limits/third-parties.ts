/** What others know is requested again after this long, in milliseconds. */
export const thirdPartyRefreshMs = 60 * 60_000;
/** And after this long when they did not answer, in milliseconds. */
export const thirdPartyRetryMs = 5 * 60_000;
/** Either time is lengthened or shortened at random by up to this share, so that nobody asks in step. */
export const thirdPartyJitterShare = 0.1;
/** Whoever has not answered whole after this long is given up, in milliseconds. */
export const thirdPartyTimeoutMs = 10_000;
/** The longest answer that is read, in bytes. */
export const thirdPartyMaximumBytes = 512 * 1_024;
/** Pages keep what others know for this long, in milliseconds. */
export const thirdPartyCacheMs = 60_000;
/** Posts that an opened feed shows. */
export const socialPostsShown = 6;
/** Without consent to tracking after this long, the review is requested without it, in milliseconds. */
export const trackingConsentWaitMs = 1_000;
