import { contentHeaderSchema } from '@parvis/contracts/content/header.ts';
import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { describe, expect, it } from 'vitest';
import { after, given, header, pageId, parentId } from '../testing/builders.ts';
import {
  claimsHeldDuring,
  claimsNeededBy,
  refusalOfClaim,
  scopeOfChildren,
  scopeOfTranslations,
} from './needed-claims.ts';

const language = { scope: `translation/${pageId}`, key: 'fr' };

const movedTo = (parent: ContentId) =>
  ({
    type: 'HeaderSaved',
    data: { contentId: pageId, revision: 2, header: { ...header, parentId: parent } },
  }) as const;

describe('A content item claims', () => {
  it('nothing before it is created', () => {
    expect(claimsNeededBy(after())).toEqual([]);
  });

  it('its slug at the root of the tree of its language, and its language in its translation group', () => {
    expect(claimsNeededBy(after(given.created))).toEqual([
      { scope: 'slug/fr', key: header.slug },
      language,
    ]);
  });

  it('its slug under its parent', () => {
    const under = {
      ...given.created,
      data: { ...given.created.data, header: { ...header, parentId } },
    };
    expect(claimsNeededBy(after(under))).toEqual([
      { scope: `slug/fr/${parentId}`, key: header.slug },
      language,
    ]);
  });

  it('the slug that visitors use as well as the newest while the two differ', () => {
    const renamed = after(given.created, given.published(), given.headerSaved(2, 'nous'));
    expect(claimsNeededBy(renamed)).toEqual([
      { scope: 'slug/fr', key: 'nous' },
      { scope: 'slug/fr', key: header.slug },
      language,
    ]);
  });

  it('its slug in both places while visitors still read it at the former one', () => {
    expect(claimsNeededBy(after(given.created, given.published(), movedTo(parentId)))).toEqual([
      { scope: `slug/fr/${parentId}`, key: header.slug },
      { scope: 'slug/fr', key: header.slug },
      language,
    ]);
  });

  it('only, once deleted, that nothing may be placed under it', () => {
    expect(claimsNeededBy(after(given.created, given.deleted))).toEqual([
      { scope: `slug/fr/${pageId}`, key: '' },
    ]);
  });

  it('the slug of a news item among news, separate from pages', () => {
    const news = {
      type: 'ContentCreated',
      data: {
        contentId: pageId,
        locale: 'en',
        translationGroup: parentId,
        header: contentHeaderSchema.parse({
          kind: 'news',
          nature: 'article',
          title: 'Results',
          slug: 'results',
          publishedOn: '2026-02-01',
        }),
      },
    } as const;
    expect(claimsNeededBy(after(news))).toEqual([
      { scope: 'slug/en/news', key: 'results' },
      { scope: `translation/${parentId}`, key: 'en' },
    ]);
  });
});

describe('The moves of a language', () => {
  const created = after(given.created);

  it('are claimed by an item while it gets another parent', () => {
    const moved = after(given.created, movedTo(parentId));
    expect(claimsHeldDuring(created, moved)).toEqual([{ scope: 'move', key: 'fr' }]);
  });

  it('are not claimed by one that is created or renamed, or was never there', () => {
    const renamed = after(given.created, given.headerSaved(2, 'nous'));
    expect(claimsHeldDuring(created, renamed)).toEqual([]);
    expect(claimsHeldDuring(after(), created)).toEqual([]);
    expect(claimsHeldDuring(created, after())).toEqual([]);
  });
});

describe('A claim that another item has', () => {
  it('is refused as a slug that is taken, or as a language that the translation group already has', () => {
    const parent = contentIdSchema.parse('page00000009');
    expect(refusalOfClaim({ scope: scopeOfChildren(parent, 'fr'), key: 'nous' })).toEqual({
      code: 'slug-taken',
      path: ['slug'],
      params: { slug: 'nous' },
    });
    expect(refusalOfClaim({ scope: scopeOfTranslations(parent), key: 'en' })).toEqual({
      code: 'translation-exists',
      params: { locale: 'en' },
    });
  });
});
