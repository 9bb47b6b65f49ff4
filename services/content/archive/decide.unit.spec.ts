import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { describe, expect, it } from 'vitest';
import { addressHeader, type ItemState } from '../item/item.ts';
import { decidePublish, decideUnpublish } from '../publish/decide.ts';
import { decideCarryOut, decideSchedule } from '../schedule/decide.ts';
import { after, given, header, m1, outcomeOf, pageId } from '../testing/builders.ts';
import { decideArchive, decideUnarchive } from './decide.ts';

const now = '2026-03-01T12:00:00.000Z';
const soon = '2026-03-01T13:00:00.000Z';
const archived = { type: 'ContentArchived', data: { contentId: pageId } } as const;
const unarchived = { type: 'ContentUnarchived', data: { contentId: pageId } } as const;
const planned = {
  type: 'ContentScheduled',
  data: { contentId: pageId, publishAt: soon, unpublishAt: null },
} as const;
const draft = [given.created, given.added(m1), given.saved(m1), given.activated(m1)] as const;
const live = [...draft, given.published(1, [[m1, 1]])] as const;

function archive(state: ItemState, expectedRevision?: number) {
  const seen = expectedRevision === undefined ? {} : { expectedRevision };
  return outcomeOf(decideArchive({ type: 'archive-content', contentId: pageId, ...seen }, state));
}

function unarchive(state: ItemState, expectedRevision?: number) {
  const seen = expectedRevision === undefined ? {} : { expectedRevision };
  const command = { type: 'unarchive-content', contentId: pageId, ...seen } as const;
  return outcomeOf(decideUnarchive(command, state));
}

const publish = (state: ItemState) =>
  outcomeOf(decidePublish({ type: 'publish-content', contentId: pageId }, state));

const anywhere = { kind: 'root', shadowsBelow: false } as const;

describe('Archiving and restoring', () => {
  it.each<[string, readonly ContentEvent[], readonly ContentEvent[] | string]>([
    ['a published item', live, [archived]],
    ['a draft', draft, [archived]],
    ['an item with a plan', [...live, planned], [archived]],
    ['an item that was brought back', [...live, archived, unarchived], [archived]],
    ['an archived item changes nothing', [...live, archived], []],
    ['an item that does not exist', [], 'content-not-found'],
    ['a deleted item', [...live, given.deleted], 'content-deleted'],
  ])('archives: %s', (_case, history, expected) => {
    expect(archive(after(...history))).toEqual(expected);
  });

  it.each<[string, readonly ContentEvent[], readonly ContentEvent[] | string]>([
    ['an archived item', [...live, archived], [unarchived]],
    ['a published item changes nothing', live, []],
    ['a draft changes nothing', draft, []],
    ['an item that does not exist', [], 'content-not-found'],
    ['a deleted item', [...live, archived, given.deleted], 'content-deleted'],
  ])('restores: %s', (_case, history, expected) => {
    expect(unarchive(after(...history))).toEqual(expected);
  });

  it('are refused when the editor saw another header', () => {
    const state = after(...live, given.headerSaved(2), archived);
    expect([archive(state, 1), unarchive(state, 1)]).toEqual(['stale-revision', 'stale-revision']);
    expect([archive(state, 2), unarchive(state, 2)]).toEqual([[], [unarchived]]);
  });
});

describe('An archived item', () => {
  const state = after(...live, planned, archived);

  it('cannot be published, directly or by a plan, before it is restored', () => {
    expect(publish(state)).toBe('content-archived');
    const plan = { publishAt: soon, unpublishAt: null };
    const about = { contentId: pageId, now } as const;
    expect(outcomeOf(decideSchedule({ type: 'schedule-content', plan, ...about }, state))).toBe(
      'content-archived',
    );
    expect(publish(after(...live, archived, unarchived))).toEqual([given.published(1, [[m1, 1]])]);
  });

  it('loses its plan, even after it is restored', () => {
    for (const one of [state, after(...live, planned, archived, unarchived)])
      expect(
        outcomeOf(
          decideCarryOut({ type: 'carry-out-plan', contentId: pageId, now: soon }, one, anywhere),
        ),
      ).toEqual([]);
  });

  it('cannot be unpublished, because it already is unpublished', () => {
    expect(
      outcomeOf(decideUnpublish({ type: 'unpublish-content', contentId: pageId }, state)),
    ).toEqual([]);
  });

  it('keeps the address that visitors knew, despite drafts with another one, even after it is restored', () => {
    const moved = after(...live, archived, given.headerSaved(2, 'nous'));
    const back = after(...live, archived, given.headerSaved(2, 'nous'), unarchived);
    for (const one of [moved, back])
      expect(one.kind === 'existing' && addressHeader(one)).toEqual(header);
    const never = after(...draft, archived, given.headerSaved(2, 'nous'), unarchived);
    expect(never.kind === 'existing' && addressHeader(never).slug).toBe('nous');
  });
});
