import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { type ContentPlan, noPlan } from '@parvis/contracts/content/plan.ts';
import { describe, expect, it } from 'vitest';
import type { ItemState } from '../item/item.ts';
import { decidePublish } from '../publish/decide.ts';
import { ItemRevisions } from '../restore/item-revisions.ts';
import {
  after,
  bob,
  given,
  header,
  m1,
  m2,
  outcomeOf,
  pageId,
  statement,
} from '../testing/builders.ts';
import { decideCarryOut, decideSchedule } from './decide.ts';

const now = '2026-03-01T12:00:00.000Z';
const soon = '2026-03-01T13:00:00.000Z';
const later = '2026-03-02T12:00:00.000Z';
const draft = [given.created, given.added(m1), given.saved(m1), given.activated(m1)] as const;
const live = [...draft, given.published(1, [[m1, 1]])] as const;
const unpublished = { type: 'ContentUnpublished', data: { contentId: pageId } } as const;
const liveAgain = given.published(1, [[m1, 1]]);

const anywhere = { kind: 'root', shadowsBelow: false } as const;

function planned(plan: Partial<Omit<ContentPlan, 'fixed'>>): ContentEvent {
  return { type: 'ContentScheduled', data: { contentId: pageId, ...noPlan, ...plan } };
}

function schedule(plan: Partial<ContentPlan>, state: ItemState, expectedRevision?: number) {
  const seen = expectedRevision === undefined ? {} : { expectedRevision };
  const command = { type: 'schedule-content', contentId: pageId, now, ...seen } as const;
  return outcomeOf(decideSchedule({ ...command, plan: { ...noPlan, ...plan } }, state));
}

function carryOut(state: ItemState, at = now) {
  const command = { type: 'carry-out-plan', contentId: pageId, now: at } as const;
  return outcomeOf(decideCarryOut(command, state, anywhere));
}

describe('Planning', () => {
  it.each<[string, readonly ContentEvent[], Partial<Omit<ContentPlan, 'fixed'>>]>([
    ['the publication of a draft', draft, { publishAt: soon }],
    ['a publication and its end', draft, { publishAt: soon, unpublishAt: later }],
    ['the end of a published item', live, { unpublishAt: later }],
    ['another instant than before', [...draft, planned({ publishAt: soon })], { publishAt: later }],
    ['nothing any longer', [...draft, planned({ publishAt: soon })], {}],
  ])('plans %s', (_case, history, plan) => {
    expect(schedule(plan, after(...history))).toEqual([planned(plan)]);
  });

  it('appends nothing when that is already planned', () => {
    expect(schedule({ publishAt: soon }, after(...draft, planned({ publishAt: soon })))).toEqual(
      [],
    );
    expect(schedule({}, after(...draft))).toEqual([]);
  });

  it('stores instants in one format, so that they compare as text', () => {
    expect(schedule({ publishAt: '2026-03-01T13:00:00Z' }, after(...draft))).toEqual([
      planned({ publishAt: soon }),
    ]);
  });

  it.each<[string, Partial<ContentPlan>, string, string]>([
    ['a publication in the past', { publishAt: now }, 'plan-in-the-past', 'publishAt'],
    ['an end in the past', { unpublishAt: now }, 'plan-in-the-past', 'unpublishAt'],
    [
      'an end before the publication',
      { publishAt: later, unpublishAt: soon },
      'plan-out-of-order',
      'unpublishAt',
    ],
    [
      'an end with the publication',
      { publishAt: soon, unpublishAt: soon },
      'plan-out-of-order',
      'unpublishAt',
    ],
  ])('refuses %s, naming the field', (_case, plan, code, field) => {
    const command = { type: 'schedule-content', contentId: pageId, now } as const;
    expect(
      decideSchedule({ ...command, plan: { ...noPlan, ...plan } }, after(...draft)),
    ).toMatchObject({ refusals: [{ code, path: [field] }] });
  });

  it('refuses an item that is missing, deleted or seen at another revision', () => {
    expect(schedule({ publishAt: soon }, after())).toBe('content-not-found');
    expect(schedule({ publishAt: soon }, after(given.created, given.deleted))).toBe(
      'content-deleted',
    );
    expect(schedule({ publishAt: soon }, after(...draft, given.headerSaved(2)), 1)).toBe(
      'stale-revision',
    );
  });
});

describe('Executing a plan', () => {
  it('publishes a draft at its instant, not before', () => {
    const state = after(...draft, planned({ publishAt: soon }));
    expect(carryOut(state, now)).toEqual([]);
    expect(carryOut(state, soon)).toEqual([liveAgain]);
  });

  it('is refused for an item that was deleted meanwhile', () => {
    expect(carryOut(after(...draft, planned({ publishAt: soon }), given.deleted), soon)).toBe(
      'content-deleted',
    );
  });

  it('publishes later saves of a published item', () => {
    const state = after(...live, planned({ publishAt: soon }), given.saved(m1, 2));
    expect(carryOut(state, soon)).toEqual([given.published(1, [[m1, 2]])]);
  });

  it('unpublishes an item at its end', () => {
    const state = after(...live, planned({ unpublishAt: soon }));
    expect(carryOut(state, now)).toEqual([]);
    expect(carryOut(state, soon)).toEqual([unpublished]);
  });

  it('keeps the end when it publishes', () => {
    const state = after(...draft, planned({ publishAt: soon, unpublishAt: later }), liveAgain);
    expect(carryOut(state, soon)).toEqual([]);
    expect(carryOut(state, later)).toEqual([unpublished]);
  });

  it('publishes nothing if the end has passed as well', () => {
    const state = after(...draft, planned({ publishAt: soon, unpublishAt: later }));
    expect(carryOut(state, later)).toEqual([planned({})]);
  });

  it('completes a plan that changes nothing', () => {
    const state = after(...live, planned({ publishAt: soon, unpublishAt: later }));
    expect(carryOut(state, soon)).toEqual([planned({ unpublishAt: later })]);
  });

  it.each<[string, readonly ContentEvent[]]>([
    ['published by hand', [...draft, planned({ publishAt: soon }), liveAgain]],
    ['taken off by hand', [...live, planned({ unpublishAt: soon }), unpublished]],
    [
      'deleted and brought back',
      [
        ...draft,
        planned({ publishAt: soon }),
        given.deleted,
        { type: 'ContentUndeleted', data: { contentId: pageId } },
      ],
    ],
  ])('does nothing to an item that was %s meanwhile', (_case, history) => {
    expect(carryOut(after(...history), soon)).toEqual([]);
  });
});

describe('A plan that fixes what it publishes', () => {
  const both = [...draft, given.added(m2), given.saved(m2), given.activated(m2)];
  const pins = [
    { moduleId: m1, revision: 1 },
    { moduleId: m2, revision: 1 },
  ];
  const fixed: ContentEvent = {
    type: 'ContentScheduled',
    data: {
      contentId: pageId,
      publishAt: soon,
      unpublishAt: null,
      version: { header: 1, modules: pins },
    },
  };
  const changed = [given.headerSaved(2, 'autre'), given.saved(m1, 2), given.deletedModule(m2)];

  it('names the revisions of the draft, and is another plan once they changed', () => {
    expect(schedule({ publishAt: soon, fixed: true }, after(...both))).toEqual([fixed]);
    expect(schedule({ publishAt: soon, fixed: true }, after(...both, fixed))).toEqual([]);
    expect(schedule({ publishAt: soon }, after(...both, fixed))).toEqual([
      planned({ publishAt: soon }),
    ]);
    expect(schedule({ publishAt: soon, fixed: true }, after(...both, fixed, ...changed))).toEqual([
      {
        type: 'ContentScheduled',
        data: {
          contentId: pageId,
          publishAt: soon,
          unpublishAt: null,
          version: { header: 2, modules: [{ moduleId: m1, revision: 2 }] },
        },
      },
    ]);
  });

  it('fixes nothing without a publication', () => {
    expect(schedule({ unpublishAt: later, fixed: true }, after(...live))).toEqual([
      planned({ unpublishAt: later }),
    ]);
  });

  it('publishes the draft when it is the same still', () => {
    expect(carryOut(after(...both, fixed), later)).toEqual([
      {
        type: 'ContentPublished',
        data: { contentId: pageId, header: 1, modules: pins },
      },
    ]);
  });

  it('publishes what it fixed, and leaves the draft with the contents that it had', () => {
    const before = after(...both, fixed, ...changed);
    const events = carryOut(before, later);
    if (typeof events === 'string' || before.kind === 'none') throw new Error('it was refused');
    const item = after(...both, fixed, ...changed, ...events);
    if (item.kind === 'none' || item.publication.kind !== 'published')
      throw new Error('it is not published');
    expect(item.publication.header.content).toEqual(header);
    const seen = new ItemRevisions(
      [...both, fixed, ...changed, ...events].map((event) => ({ ...event, ...bob })),
    );
    expect([...item.publication.pins].map(([id, revision]) => seen.module(id, revision))).toEqual([
      statement('Version 1'),
      statement('Version 1'),
    ]);
    const contents = (one: typeof item) => [
      one.header.content,
      one.modules.map((module) => [module.id, module.kind === 'saved' && module.newest.content]),
      one.deletedModules.map(({ id }) => id),
    ];
    expect(contents(item)).toEqual(contents(before));
    expect(item.plan).toEqual({ publishAt: null, unpublishAt: null });
  });

  it('keeps what it fixed when a part is published before', () => {
    const part = [given.published(1, [[m1, 2]]), fixed];
    const live2 = after(...both, given.published(1, [[m1, 1]]), fixed, given.saved(m1, 2));
    if (live2.kind === 'none') throw new Error('it does not exist');
    const only = { header: false, modules: [m1] };
    const decided = decidePublish({ type: 'publish-content', contentId: pageId, only }, live2);
    expect(outcomeOf(decided)).toEqual(part);
  });
});
