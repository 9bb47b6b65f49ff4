import { z } from 'zod';
import { collectionNames } from '../content/kinds.ts';
import type { Endpoint } from '../http/endpoint.ts';

/** What a token can be limited to: kinds of content, and whether it may change them. */
export const tokenScopes = [
  'content:read',
  'content:write',
  'media:read',
  'media:write',
  'offers:read',
  'offers:write',
  'site:read',
  'site:write',
  'messages:read',
  'messages:write',
  'operations:read',
  'operations:write',
] as const;
export const tokenScopeSchema = z.enum(tokenScopes);
export type TokenScope = z.infer<typeof tokenScopeSchema>;

/** The scopes of a token whose owner names none. */
export const usualTokenScopes: readonly TokenScope[] = ['content:read', 'media:read'];

export const tokenKinds = ['content', 'media', 'offers', 'site', 'messages', 'operations'] as const;
export type TokenKind = (typeof tokenKinds)[number];
export const tokenAccesses = ['read', 'write'] as const;
type TokenAccess = (typeof tokenAccesses)[number];

/** Returns how far scopes open a kind of content. */
export function accessTo(scopes: readonly TokenScope[], kind: TokenKind): TokenAccess | undefined {
  return tokenAccesses.toReversed().find((access) => scopes.includes(`${kind}:${access}`));
}

/** The kind of content behind each address. */
const kinds: readonly (readonly [TokenKind, readonly string[]])[] = [
  ['media', ['/api/media', '/admin/media', '/api/playlists']],
  ['offers', ['/api/offers', '/api/offer-', '/api/campaign-codes']],
  ['messages', ['/api/contact-messages']],
  [
    'operations',
    ['/api/projections', '/api/security-events', '/api/installation', '/admin/search/'],
  ],
  [
    'site',
    [
      '/api/menus',
      '/admin/menu',
      '/api/site-settings',
      '/api/redirects',
      '/admin/inline/redirect',
      '/api/facet',
      '/api/synonyms',
      '/api/missed-searches',
      '/api/webhooks',
      '/api/indexing',
      '/api/content-imports',
    ],
  ],
  [
    'content',
    [
      ...Object.values(collectionNames).map((collection) => `/api/${collection}`),
      '/api/items',
      '/api/scheduled',
      '/api/approvals',
      '/api/home',
      '/api/checks',
      '/api/translation-debt',
      '/api/reviews',
      '/api/activity',
      '/api/trash',
      '/api/audit',
      '/api/changes',
      '/api/{contentId}',
      '/admin/',
    ],
  ],
];

type Guarded = Pick<Endpoint, 'access' | 'method' | 'path'>;

/**
 * Returns the scope that a token needs for an endpoint; undefined where no scope opens it, because
 * it requires a session or nothing but a valid token.
 */
export function scopeFor({ access, method, path }: Guarded): TokenScope | undefined {
  if (typeof access === 'string') return undefined;
  const kind = kinds.find(([, prefixes]) => prefixes.some((prefix) => path.startsWith(prefix)));
  const isRead = method === 'get' || access.capability.endsWith('.read');
  return kind && `${kind[0]}:${isRead ? 'read' : 'write'}`;
}

/** Returns whether scopes include one; who may write may read. */
export function includesScope(held: readonly TokenScope[], needed: TokenScope): boolean {
  if (held.includes(needed)) return true;
  return held.some((scope) => scope === needed.replace(/:read$/, ':write'));
}
