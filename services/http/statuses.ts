import type { Refusal, RefusalCode } from '@parvis/contracts/http/refusal.ts';

const statusOfCode: Record<RefusalCode, number> = {
  'sign-in-required': 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'cross-origin': 403,
  'too-many-attempts': 429,
  invalid: 422,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'precondition-required': 428,
  'unknown-path': 404,
  'malformed-address': 400,
  'method-not-allowed': 405,
  'content-not-found': 404,
  'content-deleted': 410,
  'content-archived': 409,
  'too-many-modules': 409,
  'content-exists': 409,
  'content-not-deleted': 409,
  'content-has-children': 409,
  'plan-in-the-past': 422,
  'plan-out-of-order': 422,
  'parent-not-found': 404,
  'parent-other-locale': 409,
  'parent-is-descendant': 409,
  'slug-taken': 409,
  'slug-reserved': 409,
  'module-not-found': 404,
  'module-deleted': 410,
  'module-not-deleted': 409,
  'module-never-saved': 409,
  'modules-do-not-match': 409,
  'revision-not-found': 404,
  'stale-revision': 412,
  'idempotency-key-reused': 422,
  'too-busy': 503,
  locked: 423,
  'not-locked-by-you': 409,
  'proposal-not-found': 404,
  'proposal-settled': 409,
  'proposal-same-locale': 409,
  'proposal-already-declined': 409,
  'already-translations': 409,
  'translation-exists': 409,
  'alternative-text-missing': 409,
  'media-not-found': 404,
  'media-deleted': 410,
  'media-not-deleted': 409,
  'media-withdrawn': 410,
  'media-exists': 409,
  'media-type-refused': 415,
  'embed-unknown': 422,
  'file-not-earlier': 404,
  'file-not-stored': 410,
  'image-unreadable': 422,
  'image-too-large': 422,
  'document-unreadable': 422,
  'document-too-large': 422,
  'upload-not-found': 404,
  'uploads-too-many': 409,
  'upload-offset': 409,
  'upload-incomplete': 409,
  'upload-damaged': 422,
  'crop-outside-image': 422,
  'crop-too-narrow': 422,
  'crop-too-low': 422,
  'crop-too-small': 422,
  'menu-not-found': 404,
  'menu-deleted': 410,
  'menu-exists': 409,
  'menu-too-deep': 422,
  'link-unsafe': 422,
  'link-content-unknown': 422,
  'reference-unknown': 422,
  'campaign-code-not-found': 404,
  'campaign-code-exists': 409,
  'redirect-not-found': 404,
  'redirect-deleted': 410,
  'redirect-exists': 409,
  'redirect-shadows-route': 409,
  'redirect-loop': 409,
  'playlist-not-found': 404,
  'playlist-deleted': 410,
  'playlist-exists': 409,
  'playlist-video-unknown': 422,
  'live-post-not-found': 404,
  'live-post-removed': 410,
  'live-post-exists': 409,
  'facet-not-found': 404,
  'facet-exists': 409,
  'offer-not-found': 404,
  'offer-withdrawn': 409,
  'offer-not-withdrawn': 409,
  'offer-closed': 409,
  'account-not-found': 404,
  'account-exists': 409,
  'last-administrator': 409,
  'token-not-found': 404,
  'too-many-tokens': 409,
  'session-not-found': 404,
  'link-not-found': 410,
  'wrong-code': 422,
  'second-factor-exists': 409,
  'second-factor-missing': 403,
  'passkey-not-found': 404,
  'passkey-exists': 409,
  'too-many-passkeys': 409,
  'passkey-challenge-over': 422,
  'passkey-unknown': 422,
  'passkey-other-site': 422,
  'passkey-wrong': 422,
  'passkey-copied': 422,
  'wrong-password': 422,
  'sign-in-again': 403,
  'position-not-reached': 503,
  'position-not-written': 400,
  unavailable: 503,
  'projection-not-found': 404,
  'projection-not-failed': 409,
  fault: 500,
};

/** Seconds after which a request with a transient refusal is worth retrying. */
const passingRetrySeconds = 1;

/** The HTTP status of a refusal. An unreadable body is 400, an invalid one 422. */
export function statusOf(refusal: Refusal): number {
  if (refusal.code === 'invalid' && refusal.params?.['reason'] === 'malformed') return 400;
  return statusOfCode[refusal.code];
}

/** Statuses that mean something else to a browser than that a form must be corrected. */
const tellingStatuses = new Set([401, 403, 410, 413, 415, 429, 503]);

/** The HTTP status of a refused form. */
export function formStatusOf(refusal: Refusal): number {
  const status = statusOf(refusal);
  return tellingStatuses.has(status) ? status : 422;
}

/** Seconds for `Retry-After`; undefined when a retry cannot help. */
export function retryAfterOf(refusal: Refusal): number | undefined {
  const retryAfter = refusal.params?.['retryAfter'];
  if (typeof retryAfter === 'number') return retryAfter;
  return statusOf(refusal) === 503 ? passingRetrySeconds : undefined;
}
