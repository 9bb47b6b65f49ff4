import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { maxPreviewLinks } from '@parvis/contracts/content/preview-link-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { hashOfSecret, newSecret } from '../../http/secrets.ts';
import { after, given, outcomeOf, pageId } from '../testing/builders.ts';
import { decideCreatePreviewLink, decideRevokePreviewLink } from './decide.ts';
import { findLink } from './valid-links.ts';

const contentId = pageId;
const before = '2026-03-01T12:00:00.000Z';
const now = '2026-03-02T12:00:00.000Z';
const later = '2026-03-03T12:00:00.000Z';
const secret = newSecret();
const digest = hashOfSecret(secret).toString('hex');
const idOf = (number: number) =>
  `link0000000${number % 10}${String.fromCharCode(97 + number / 10)}`.slice(-12);
const link = (number = 1, until = later): ContentEvent => ({
  type: 'PreviewLinkCreated',
  data: { contentId, linkId: idOf(number), digest, until },
});
const create = {
  type: 'create-preview-link',
  contentId,
  linkId: idOf(1),
  digest,
  until: later,
  now,
} as const;
const revoke = { type: 'revoke-preview-link', contentId, linkId: idOf(1) } as const;
const many = (until?: string) =>
  Array.from({ length: maxPreviewLinks }, (_, at) => link(at, until));

describe('A link to a draft', () => {
  it('is created with a digest of its secret', () => {
    expect(outcomeOf(decideCreatePreviewLink(create, after(given.created)))).toEqual([link()]);
  });

  it('is refused beyond the maximum of valid ones; expired ones do not count', () => {
    const full = after(given.created, ...many());
    expect(outcomeOf(decideCreatePreviewLink(create, full))).toBe('too-many-preview-links');
    const expired = after(given.created, ...many(before));
    expect(outcomeOf(decideCreatePreviewLink(create, expired))).toEqual([link()]);
  });

  it('is revoked once', () => {
    const revoked = outcomeOf(decideRevokePreviewLink(revoke, after(given.created, link())));
    expect(revoked).toEqual([{ type: 'PreviewLinkRevoked', data: { contentId, linkId: idOf(1) } }]);
    expect(outcomeOf(decideRevokePreviewLink(revoke, after(given.created)))).toEqual([]);
  });

  it('is neither created nor revoked on an item that is deleted or does not exist', () => {
    const [gone, none] = [after(given.created, link(), given.deleted), after()];
    expect([
      outcomeOf(decideCreatePreviewLink(create, gone)),
      outcomeOf(decideRevokePreviewLink(revoke, gone)),
      outcomeOf(decideCreatePreviewLink(create, none)),
    ]).toEqual(['content-deleted', 'content-deleted', 'content-not-found']);
  });
});

describe('A secret', () => {
  const opens = (...events: readonly ContentEvent[]) =>
    findLink(after(given.created, ...events), secret, now)?.id;

  it('opens its link until it expires', () => {
    expect(opens(link())).toBe(idOf(1));
    expect(opens(link(1, now))).toBeUndefined();
    expect(findLink(after(given.created, link()), newSecret(), now)).toBeUndefined();
    expect(findLink(after(), secret, now)).toBeUndefined();
  });

  it('opens nothing once the link is revoked, or the item was deleted, even if it is restored', () => {
    const revoked: ContentEvent = {
      type: 'PreviewLinkRevoked',
      data: { contentId, linkId: idOf(1) },
    };
    expect(opens(link(), revoked)).toBeUndefined();
    const restored: ContentEvent = { type: 'ContentUndeleted', data: { contentId } };
    expect(opens(link(), given.deleted)).toBeUndefined();
    expect(opens(link(), given.deleted, restored)).toBeUndefined();
  });
});
