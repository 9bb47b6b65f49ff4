import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { type ContentPlan, noPlan } from '@parvis/contracts/content/plan.ts';
import { describe, expect, it } from 'vitest';
import type { ItemState } from '../item/item.ts';
import { after, given, m1, outcomeOf, pageId } from '../testing/builders.ts';
import { decideCarryOut, decideSchedule } from './decide.ts';

const now = '2026-03-01T12:00:00.000Z';
const soon = '2026-03-01T13:00:00.000Z';
const later = '2026-03-02T12:00:00.000Z';
const draft = [given.created, given.added(m1), given.saved(m1), given.activated(m1)] as const;
const live = [...draft, given.published(1, [[m1, 1]])] as const;
const unpublished = { type: 'ContentUnpublished', data: { contentId: pageId } } as const;
const liveAgain = given.published(1, [[m1, 1]]);

function planned(plan: Partial<ContentPlan>): ContentEvent {
  return { type: 'ContentScheduled', data: { contentId: pageId, ...noPlan, ...plan } };
}

function schedule(plan: Partial<ContentPlan>, state: ItemState, expectedRevision?: number) {
  const seen = expectedRevision === undefined ? {} : { expectedRevision };
  const command = { type: 'schedule-content', contentId: pageId, now, ...seen } as const;
  return outcomeOf(decideSchedule({ ...command, plan: { ...noPlan, ...plan } }, state));
}

function carryOut(state: ItemState, at = now) {
  const command = { type: 'carry-out-plan', contentId: pageId, now: at } as const;
  return outcomeOf(decideCarryOut(command, state));
}

describe('Planning', () => {
  it.each<[string, readonly ContentEvent[], Partial<ContentPlan>]>([
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
