import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import { headers, withSlug } from '@parvis/contracts/content/testing/headers.ts';
import { describe, expect, it } from 'vitest';
import type { Place } from '../addresses/place.ts';
import { after, given, header, outcomeOf, pageId, parentId } from '../testing/builders.ts';
import { decideCreateContent } from './decide.ts';

const root: Place = { kind: 'root', shadowsBelow: false };
const governance = ['groupe', 'gouvernance'];
const under = {
  kind: 'under',
  locale: 'fr',
  inside: false,
  above: ['groupe'],
  shadowsBelow: false,
} as const;
const command = {
  type: 'create-content',
  contentId: pageId,
  locale: 'fr',
  header,
} as const;

describe('Creating a page', () => {
  it('makes it the only member of its translation group', () => {
    expect(outcomeOf(decideCreateContent(command, after(), root))).toEqual([given.created]);
  });

  it('records which page it was cloned from', () => {
    const copy = decideCreateContent({ ...command, clonedFrom: parentId }, after(), root);
    expect(outcomeOf(copy)).toMatchObject([{ data: { clonedFrom: parentId } }]);
  });

  it('is refused when the item exists', () => {
    expect(outcomeOf(decideCreateContent(command, after(given.created), root))).toBe(
      'content-exists',
    );
  });

  it.each<[string, Place, string, string]>([
    ['a parent that does not exist', { kind: 'nowhere' }, 'parent-not-found', 'parentId'],
    ['a parent in another language', { ...under, locale: 'en' }, 'parent-other-locale', 'parentId'],
    [
      'a parent that is its own descendant',
      { ...under, inside: true },
      'parent-is-descendant',
      'parentId',
    ],
  ])('is refused under %s', (_place, place, code, field) => {
    const refused = decideCreateContent(command, after(), place);
    expect(refused).toMatchObject({ ok: false, refusals: [{ code, path: [field] }] });
  });

  it.each(['en', 'admin', 'api', 'healthz', 'rss', 'mediaroom', 'toutes-actualites'])(
    'is refused with the reserved slug “%s” at the root, but not below',
    (slug) => {
      const reserved = { ...command, header: { ...header, slug } };
      const below: Place = under;
      expect(outcomeOf(decideCreateContent(reserved, after(), root))).toBe('slug-reserved');
      expect(decideCreateContent(reserved, after(), below).ok).toBe(true);
    },
  );

  it.each(['confidentialite', 'declaration-accessibilite', 'mentions-legales', 'cookies'])(
    'is accepted at the address of a legal page, “%s”',
    (slug) => {
      const legal = { ...command, header: { ...header, slug } };
      expect(decideCreateContent(legal, after(), root).ok).toBe(true);
    },
  );

  it.each<[string, ContentHeader, Place]>([
    ['at a route’s own address', { ...header, slug: 'ada' }, { ...under, above: governance }],
    ['where one below it would be', header, { ...under, shadowsBelow: true }],
    ['where one below it would be, at the root', header, { ...root, shadowsBelow: true }],
    [
      'with a reserved slug under the home page',
      { ...header, slug: 'api' },
      { ...under, above: [''] },
    ],
    ['as a chapter at a route’s address', headers.chapter, { ...under, above: governance }],
  ])('is refused %s, where it could not be read', (_case, refused, place) => {
    expect(decideCreateContent({ ...command, header: refused }, after(), place)).toMatchObject({
      refusals: [{ code: 'slug-reserved', path: ['slug'], params: { slug: refused.slug } }],
    });
  });

  it.each(['focus', 'news', 'personality'] as const)(
    'gives %s a separate address, where no slug is reserved',
    (kind) => {
      const apart = { ...command, header: withSlug(headers[kind], 'admin') };
      expect(decideCreateContent(apart, after(), root).ok).toBe(true);
    },
  );

  it('allows the home page, whose slug is empty', () => {
    expect(
      decideCreateContent({ ...command, header: { ...header, slug: '' } }, after(), root).ok,
    ).toBe(true);
  });
});
