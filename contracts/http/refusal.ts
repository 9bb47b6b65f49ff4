import { z } from 'zod';

/** Every reason for refusing a request. The messages are in `messages/{locale}/refusals.json`. */
export const refusalCodes = [
  // authentication and authorisation
  'sign-in-required',
  'wrong-credentials',
  'forbidden',
  'cross-origin',
  'too-many-attempts',
  // the request itself
  'invalid',
  'body-too-large',
  'unsupported-media-type',
  'precondition-required',
  'unknown-path',
  'malformed-address',
  'unknown-host',
  'method-not-allowed',
  // content
  'content-not-found',
  'content-deleted',
  'content-archived',
  'content-not-public',
  'preview-link-ended',
  'too-many-preview-links',
  'approval-required',
  'approval-own',
  'approval-not-waiting',
  'too-many-modules',
  'too-much-content',
  'content-exists',
  'content-not-deleted',
  'content-has-children',
  'plan-in-the-past',
  'plan-out-of-order',
  'parent-not-found',
  'parent-other-locale',
  'parent-is-descendant',
  'slug-taken',
  'slug-reserved',
  'module-not-found',
  'module-deleted',
  'module-not-deleted',
  'module-never-saved',
  'modules-do-not-match',
  'modules-changed',
  'revision-not-found',
  'stale-revision',
  'idempotency-key-reused',
  'too-busy',
  // locks
  'locked',
  'not-locked-by-you',
  // merge-language
  'proposal-not-found',
  'proposal-settled',
  'proposal-same-locale',
  'already-translations',
  'not-a-translation',
  'translation-exists',
  // media
  'alternative-text-missing',
  'media-not-found',
  'media-deleted',
  'media-not-deleted',
  'media-withdrawn',
  'media-exists',
  'media-type-refused',
  'embed-unknown',
  'file-not-earlier',
  'file-not-stored',
  'image-unreadable',
  'image-animated',
  'image-too-large',
  'document-unreadable',
  'document-too-large',
  'upload-not-found',
  'uploads-too-many',
  'upload-offset',
  'upload-incomplete',
  'upload-too-slow',
  'upload-damaged',
  'upload-infected',
  'upload-unchecked',
  'crop-outside-image',
  'crop-too-narrow',
  'crop-too-low',
  'crop-too-small',
  // messages of visitors
  'contact-message-not-found',
  // menus
  'menu-not-found',
  'menu-deleted',
  'menu-exists',
  'menu-too-deep',
  'link-unsafe',
  'link-content-unknown',
  'reference-unknown',
  // redirects
  'campaign-code-not-found',
  'campaign-code-exists',
  'redirect-not-found',
  'redirect-deleted',
  'redirect-exists',
  'redirect-shadows-route',
  'redirect-loop',
  // playlists
  'playlist-not-found',
  'playlist-deleted',
  'playlist-exists',
  'playlist-video-unknown',
  // live posts
  'live-post-not-found',
  'live-post-removed',
  'live-post-exists',
  // facets
  'facet-not-found',
  'facet-exists',
  'facet-deleted',
  'facet-in-use',
  // offers
  'offer-not-found',
  'offer-withdrawn',
  'offer-not-withdrawn',
  'offer-closed',
  'offer-source-fed',
  'offer-source-pushed',
  'offer-import-running',
  'offer-mapping-not-found',
  'offer-mapping-exists',
  'offer-sample-unreadable',
  'offer-feed-not-found',
  'offer-feed-exists',
  'offer-feed-configured',
  'offer-feed-pushed',
  'offer-feed-host',
  'offer-feed-insecure',
  'offer-feed-moved',
  'too-many-offer-feeds',
  'too-many-feed-secrets',
  // cases and holds
  'case-not-found',
  'case-closed',
  'case-not-closed',
  'case-holds',
  'hold-not-found',
  'hold-keeps-nothing',
  'hold-path-unknown',
  'hold-person-unknown',
  'held',
  // redactions
  'redaction-found-nothing',
  'redaction-still-public',
  'redaction-too-large',
  'redaction-reason-tells',
  'redaction-not-waiting',
  'redaction-own',
  // imports of content
  'content-import-not-found',
  'content-import-type',
  'content-import-under-way',
  'content-import-file-gone',
  'content-import-host',
  // webhooks
  'webhook-not-found',
  'webhook-message-not-found',
  'webhook-host-not-listed',
  'media-host-not-listed',
  'media-not-fetched',
  'too-many-webhooks',
  // alerts
  'alert-link-over',
  // accounts
  'account-not-found',
  'account-exists',
  'last-administrator',
  'token-not-found',
  'too-many-tokens',
  'session-not-found',
  'link-not-found',
  'wrong-code',
  'second-factor-exists',
  'second-factor-missing',
  'passkey-not-found',
  'passkey-exists',
  'too-many-passkeys',
  'passkey-challenge-over',
  'passkey-unknown',
  'passkey-other-site',
  'passkey-wrong',
  'passkey-copied',
  'wrong-password',
  'sign-in-again',
  // ethics reports
  'ethics-closed',
  'attachment-refused',
  'ethics-receipt-unknown',
  'ethics-report-not-found',
  'ethics-key-missing',
  'ethics-key-exists',
  'ethics-key-changed',
  'ethics-key-needed',
  'ethics-key-damaged',
  'ethics-key-own',
  'ethics-key-suspended',
  'ethics-proof-missing',
  'ethics-officer-not-found',
  // reads
  'position-not-reached',
  'position-not-written',
  'unavailable',
  'projection-not-found',
  'projection-not-failed',
  // internal
  'fault',
] as const;
export const refusalCodeSchema = z.enum(refusalCodes);
export type RefusalCode = z.infer<typeof refusalCodeSchema>;

/** An expected failure: a value, never an exception. `path` is the field; `params` fill in the message. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly path?: readonly (string | number)[];
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly [Refusal, ...Refusal[]] };

export function accept<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refuse(code: RefusalCode, details: Omit<Refusal, 'code'> = {}): Outcome<never> {
  return { ok: false, refusals: [{ code, ...details }] };
}
