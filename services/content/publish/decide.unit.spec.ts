import { describe, expect, it } from 'vitest';
import type { ItemState } from '../item/item.ts';
import { after, given, m1, m2, outcomeOf, pageId } from '../testing/builders.ts';
import { decidePublish, decideUnpublish } from './decide.ts';

const publish = { type: 'publish-content', contentId: pageId } as const;
const unpublish = { type: 'unpublish-content', contentId: pageId } as const;
const built = [
  given.created,
  given.headerSaved(2),
  given.added(m1),
  given.saved(m1),
  given.saved(m1, 2),
  given.activated(m1),
  given.added(m2),
  given.saved(m2),
] as const;
const live = [...built, given.published(2, [[m1, 2]])] as const;

describe('Publishing', () => {
  it('pins the newest header and every active module', () => {
    expect(outcomeOf(decidePublish(publish, after(...built)))).toEqual([
      given.published(2, [[m1, 2]]),
    ]);
  });

  it('appends nothing when nothing has changed', () => {
    expect(outcomeOf(decidePublish(publish, after(...live)))).toEqual([]);
  });

  it.each([
    ['a header', given.headerSaved(3), given.published(3, [[m1, 2]])],
    ['a module', given.saved(m1, 3), given.published(2, [[m1, 3]])],
  ])('pins %s that was saved as a draft', (_case, draft, published) => {
    expect(outcomeOf(decidePublish(publish, after(...live, draft)))).toEqual([published]);
  });

  it('pins every active module when only one of them was saved as a draft', () => {
    const both = [
      ...built,
      given.activated(m2),
      given.published(2, [
        [m1, 2],
        [m2, 1],
      ]),
    ];
    expect(outcomeOf(decidePublish(publish, after(...both, given.saved(m2, 2))))).toEqual([
      given.published(2, [
        [m1, 2],
        [m2, 2],
      ]),
    ]);
  });

  it('omits deactivated modules', () => {
    const off = { type: 'ModuleDeactivated', data: { contentId: pageId, moduleId: m1 } } as const;
    expect(outcomeOf(decidePublish(publish, after(...built, off)))).toEqual([given.published(2)]);
  });
});

describe('Unpublishing', () => {
  it('takes the page off the site', () => {
    expect(outcomeOf(decideUnpublish(unpublish, after(...live)))).toEqual([
      { type: 'ContentUnpublished', data: { contentId: pageId } },
    ]);
  });

  it('has no effect on a draft', () => {
    expect(outcomeOf(decideUnpublish(unpublish, after(...built)))).toEqual([]);
  });
});

describe('Publishing and unpublishing', () => {
  const refusals = (state: ItemState, seen: { expectedRevision?: number } = {}) => [
    outcomeOf(decidePublish({ ...publish, ...seen }, state)),
    outcomeOf(decideUnpublish({ ...unpublish, ...seen }, state)),
  ];

  it.each([
    ['that does not exist', after(), 'content-not-found'],
    ['that is deleted', after(given.created, given.deleted), 'content-deleted'],
  ])('are refused on a page %s', (_case, state, code) => {
    expect(refusals(state)).toEqual([code, code]);
  });

  it('are refused when the editor saw another header', () => {
    expect(refusals(after(...live), { expectedRevision: 1 })).toEqual([
      'stale-revision',
      'stale-revision',
    ]);
  });
});
