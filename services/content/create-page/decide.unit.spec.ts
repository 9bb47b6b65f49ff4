import { describe, expect, it } from 'vitest';
import type { Place } from '../item/place.ts';
import { after, given, header, outcomeOf, pageId, parentId } from '../testing/builders.ts';
import { decideCreateContent } from './decide.ts';

const root: Place = { kind: 'root' };
const command = {
  type: 'create-content',
  contentId: pageId,
  kind: 'page',
  locale: 'fr',
  header,
} as const;

describe('Creating a page', () => {
  it('makes it the only member of its translation group', () => {
    expect(outcomeOf(decideCreateContent(command, after(), root))).toEqual([given.created]);
  });

  it('remembers what it was copied from', () => {
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
    [
      'a parent in the other language',
      { kind: 'under', locale: 'en', inside: false },
      'parent-other-locale',
      'parentId',
    ],
    [
      'a parent that stands under it',
      { kind: 'under', locale: 'fr', inside: true },
      'parent-is-descendant',
      'parentId',
    ],
  ])('is refused under %s', (_place, place, code, field) => {
    const refused = decideCreateContent(command, after(), place);
    expect(refused).toMatchObject({ ok: false, refusals: [{ code, path: [field] }] });
  });

  it.each(['en', 'admin', 'api', 'healthz', 'rss', 'mediaroom', 'toutes-actualites'])(
    'is refused with the reserved slug “%s” at the root, and not below',
    (slug) => {
      const reserved = { ...command, header: { ...header, slug } };
      const below: Place = { kind: 'under', locale: 'fr', inside: false };
      expect(outcomeOf(decideCreateContent(reserved, after(), root))).toBe('slug-reserved');
      expect(decideCreateContent(reserved, after(), below).ok).toBe(true);
    },
  );

  it('allows the home page, whose slug is empty', () => {
    expect(
      decideCreateContent({ ...command, header: { ...header, slug: '' } }, after(), root).ok,
    ).toBe(true);
  });
});
