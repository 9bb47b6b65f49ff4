import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { describe, expect, it } from 'vitest';
import type { ItemState } from '../item/item.ts';
import { after, given, m1, m2, m3, outcomeOf, pageId } from '../testing/builders.ts';
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
const both = [
  ...built,
  given.activated(m2),
  given.published(2, [
    [m1, 2],
    [m2, 1],
  ]),
] as const;
const arranged = (...order: ModuleId[]): ContentEvent => ({
  type: 'ModulesArranged',
  data: { contentId: pageId, order },
});

describe('Publishing', () => {
  it('shows the newest header and every active module', () => {
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
  ])('shows %s that was saved since', (_case, draft, published) => {
    expect(outcomeOf(decidePublish(publish, after(...live, draft)))).toEqual([published]);
  });

  it('names every active module when only one of them was saved since', () => {
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

  it.each([
    ['deactivated', { type: 'ModuleDeactivated', data: { contentId: pageId, moduleId: m1 } }],
    ['deleted', given.deletedModule(m1)],
  ] as const)('removes a module that was %s since', (_case, event) => {
    expect(outcomeOf(decidePublish(publish, after(...live, event)))).toEqual([given.published(2)]);
  });

  it('shows the modules in the order of the draft', () => {
    const state = after(...both, arranged(m2, m1));
    expect(outcomeOf(decidePublish(publish, state))).toEqual([
      given.published(2, [
        [m2, 1],
        [m1, 2],
      ]),
    ]);
  });
});

describe('Publishing without approval', () => {
  it('records the reason why', () => {
    const override = 'Urgent correction';
    const [published] = [given.published(2, [[m1, 2]])];
    const decided = outcomeOf(decidePublish({ ...publish, override }, after(...built)));
    expect(decided).toEqual([{ ...published, data: { ...published?.data, override } }]);
  });
});

describe('Publishing parts alone', () => {
  const changed = [...both, given.headerSaved(3), given.saved(m1, 3), given.deletedModule(m2)];
  const alone = (
    only: { readonly header: boolean; readonly modules: readonly ModuleId[] },
    events: readonly ContentEvent[] = changed,
  ) => outcomeOf(decidePublish({ ...publish, only }, after(...events)));

  it('shows the header, and the modules as they were', () => {
    expect(alone({ header: true, modules: [] })).toEqual([
      given.published(3, [
        [m1, 2],
        [m2, 1],
      ]),
    ]);
  });

  it('shows the new revision of a module, or removes it, and the header as it was', () => {
    expect(alone({ header: false, modules: [m1] })).toEqual([
      given.published(2, [
        [m1, 3],
        [m2, 1],
      ]),
    ]);
    expect(alone({ header: false, modules: [m2] })).toEqual([given.published(2, [[m1, 2]])]);
  });

  it('places a module that visitors did not see after the one that precedes it in the draft', () => {
    const added = [
      ...both,
      given.added(m3),
      given.saved(m3),
      given.activated(m3),
      arranged(m1, m3, m2),
    ];
    expect(alone({ header: false, modules: [m3] }, added)).toEqual([
      given.published(2, [
        [m1, 2],
        [m3, 1],
        [m2, 1],
      ]),
    ]);
    const last = [...added.slice(0, -1), arranged(m1, m2, m3)];
    expect(alone({ header: false, modules: [m3] }, last)).toEqual([
      given.published(2, [
        [m1, 2],
        [m2, 1],
        [m3, 1],
      ]),
    ]);
    const first = [...added.slice(0, -1), arranged(m3, m2, m1)];
    expect(alone({ header: false, modules: [m3] }, first)).toEqual([
      given.published(2, [
        [m3, 1],
        [m1, 2],
        [m2, 1],
      ]),
    ]);
  });

  it('keeps the plan to publish the rest', () => {
    const plan = { publishAt: '2026-03-02T12:00:00.000Z', unpublishAt: null };
    const planned: ContentEvent = {
      type: 'ContentScheduled',
      data: { contentId: pageId, ...plan },
    };
    expect(alone({ header: false, modules: [m2] }, [...changed, planned])).toEqual([
      given.published(2, [[m1, 2]]),
      planned,
    ]);
  });

  it('is refused when a module changed since the page was read', () => {
    const seen = { ...publish, modulesTag: 'another' };
    expect(outcomeOf(decidePublish(seen, after(...changed)))).toBe('modules-changed');
  });

  it('appends nothing when the parts have not changed', () => {
    expect(alone({ header: true, modules: [m1, m2] }, both)).toEqual([]);
  });

  it('leaves the rest pending, to be published later as a whole', () => {
    const part = given.published(2, [
      [m1, 3],
      [m2, 1],
    ]);
    expect(outcomeOf(decidePublish(publish, after(...changed, part)))).toEqual([
      given.published(3, [[m1, 3]]),
    ]);
  });

  it('is refused on a page that visitors do not see, and for modules of other pages', () => {
    const only = { header: false, modules: [m3] };
    expect(decidePublish({ ...publish, only }, after(...built))).toMatchObject({
      refusals: [{ code: 'content-not-public', path: ['only'] }],
    });
    expect(decidePublish({ ...publish, only }, after(...changed))).toMatchObject({
      refusals: [{ code: 'module-not-found', path: ['only', 'modules'] }],
    });
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
