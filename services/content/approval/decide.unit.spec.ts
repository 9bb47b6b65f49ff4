import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { describe, expect, it, test } from 'vitest';
import { decide, type RelatedState } from '../item/decide.ts';
import { stateAfter } from '../item/decide-in-steps.ts';
import { draftVersion, publicVersion } from '../item/version.ts';
import {
  after,
  pageId as contentId,
  given,
  m1,
  m2,
  outcomeOf,
  statement,
  typesOf,
} from '../testing/builders.ts';

const related: RelatedState = {
  place: { kind: 'root', shadowsBelow: false },
  hasChildren: false,
};
const written = [given.created, given.added(m1), given.saved(m1), given.activated(m1)] as const;

const requested = (request: number, revision = 1, header = 1): ContentEvent => ({
  type: 'ApprovalRequested',
  data: {
    contentId,
    request,
    note: 'Merci.',
    version: { header, modules: [{ moduleId: m1, revision }] },
  },
});
const returned: ContentEvent = {
  type: 'PublicationReturned',
  data: { contentId, request: 1, comments: [{ part: m1, text: 'Trop long.' }] },
};
const approve = (request: number, by = 'carol'): CommandOf<'approve-publication'> => ({
  type: 'approve-publication',
  contentId,
  request,
  by,
});

/** Decides after events that bob wrote. */
function deciding(command: Parameters<typeof decide>[0], ...events: readonly ContentEvent[]) {
  return decide(command, after(...events), related);
}

describe('Requesting approval', () => {
  const request = { type: 'request-approval', contentId, note: 'Merci.' } as const;

  it('fixes the version that the draft has now', () => {
    expect(outcomeOf(deciding(request, ...written))).toEqual([requested(1)]);
  });

  it('again replaces the earlier request, under the next number', () => {
    const changed = deciding(request, ...written, requested(1), given.saved(m1, 2));
    expect(outcomeOf(changed)).toEqual([requested(2, 2)]);
  });

  it('does nothing when visitors see the draft already', () => {
    expect(outcomeOf(deciding(request, ...written, given.published(1, [[m1, 1]])))).toEqual([]);
  });

  it('is refused for a draft that was not seen, and in the archive', () => {
    const unseen = { ...request, modulesTag: 'another' };
    expect(outcomeOf(deciding(unseen, ...written))).toBe('modules-changed');
    const archived = { type: 'ContentArchived', data: { contentId } } as const;
    expect(outcomeOf(deciding(request, ...written, archived))).toBe('content-archived');
  });
});

describe('Approving a publication', () => {
  it('publishes the version that was requested', () => {
    expect(outcomeOf(deciding(approve(1), ...written, requested(1)))).toEqual([
      { type: 'PublicationApproved', data: { contentId, request: 1 } },
      given.published(1, [[m1, 1]]),
    ]);
  });

  it('is refused to whoever requested it', () => {
    expect(outcomeOf(deciding(approve(1, 'bob'), ...written, requested(1)))).toBe('approval-own');
  });

  it('publishes only what was requested when the draft changed since, and keeps the draft', () => {
    const before = after(
      ...written,
      requested(1),
      given.saved(m1, 2),
      given.headerSaved(2, 'autre'),
      given.added(m2),
      given.saved(m2),
      given.activated(m2),
    );
    const decided = decide(approve(1), before, related);
    if (!decided.ok || before.kind === 'none') throw new Error('expected it to be approved');
    const pinned = decided.value.find(({ type }) => type === 'ContentPublished');
    const end = stateAfter(before, decided.value);
    if (end.kind === 'none') throw new Error('expected an item');
    expect(pinned?.type === 'ContentPublished' && pinned.data.modules).toHaveLength(1);
    expect(end.publication.kind === 'published' && end.publication.header.content).toMatchObject({
      slug: 'qui-sommes-nous',
    });
    expect(end.header.content).toMatchObject({ slug: 'autre' });
    expect(end.modules.map((one) => one.kind === 'saved' && one.newest.content)).toEqual([
      statement('Version 2'),
      statement('Version 1'),
    ]);
    expect(publicVersion(end)).not.toEqual(draftVersion(end));
  });

  it.each<readonly [string, readonly ContentEvent[]]>([
    ['was replaced by a later one', [requested(1), given.saved(m1, 2), requested(2, 2)]],
    ['was returned', [requested(1), returned]],
    [
      'was withdrawn',
      [requested(1), { type: 'ApprovalWithdrawn', data: { contentId, request: 1 } }],
    ],
    [
      'somebody else approved first',
      [
        requested(1),
        { type: 'PublicationApproved', data: { contentId, request: 1 } },
        given.published(1, [[m1, 1]]),
      ],
    ],
    ['an administrator overrode', [requested(1), given.published(1, [[m1, 1]])]],
    ['ended in the archive', [requested(1), { type: 'ContentArchived', data: { contentId } }]],
    ['never was', []],
  ])('is refused for a request that %s', (_what, events) => {
    expect(outcomeOf(deciding(approve(1), ...written, ...events))).toBe('approval-not-waiting');
  });

  it('stays possible after the item was unpublished', () => {
    const live = given.published(1, [[m1, 1]]);
    const gone: ContentEvent = { type: 'ContentUnpublished', data: { contentId } };
    const events = [...written, live, given.saved(m1, 2), requested(1, 2), gone];
    expect(typesOf(deciding(approve(1), ...events))).toEqual([
      'PublicationApproved',
      'ContentPublished',
    ]);
  });
});

describe('Returning a publication', () => {
  const comments = [{ part: m1, field: 'text', text: 'Trop long.' }];
  const back = { type: 'return-publication', contentId, request: 1, comments } as const;

  it('keeps the comments until the next request, or until they are set aside', () => {
    const { outcome, state } = stepTo([...written, requested(1)], back);
    expect(outcome).toEqual(['PublicationReturned']);
    expect(state).toMatchObject({ approval: { kind: 'returned', comments } });
    const aside = { type: 'withdraw-approval', contentId, request: 1 } as const;
    const events = [...written, requested(1), returned];
    expect(stepTo(events, aside).state).toMatchObject({ approval: { kind: 'settled' } });
    const again = { type: 'request-approval', contentId, note: '' } as const;
    expect(stepTo(events, again).state).toMatchObject({ approval: { kind: 'waiting' } });
  });

  it('is refused for a module that the item never had', () => {
    const unknown = { ...back, comments: [{ part: m2, text: 'Et ceci ?' }] };
    const decided = deciding(unknown, ...written, requested(1));
    expect(decided).toMatchObject({
      refusals: [{ code: 'module-not-found', path: ['comments', 0, 'part'] }],
    });
    const known = { ...back, comments: [{ part: 'header' as const, text: 'Et le titre ?' }] };
    expect(typesOf(deciding(known, ...written, requested(1)))).toEqual(['PublicationReturned']);
  });

  it('is refused when nothing waits', () => {
    expect(outcomeOf(deciding(back, ...written))).toBe('approval-not-waiting');
  });
});

describe('Withdrawing a request', () => {
  const withdraw = { type: 'withdraw-approval', contentId, request: 1 } as const;
  const withdrawn = { type: 'ApprovalWithdrawn', data: { contentId, request: 1 } } as const;

  it('ends it, and once it has ended changes nothing', () => {
    const events = [...written, requested(1)];
    expect(outcomeOf(deciding(withdraw, ...events))).toEqual([withdrawn]);
    expect(outcomeOf(deciding(withdraw, ...events, withdrawn))).toEqual([]);
  });

  it('is refused for another request, and for an item that never existed', () => {
    expect(outcomeOf(deciding(withdraw, ...written))).toBe('approval-not-waiting');
    const later = [...written, requested(1), given.saved(m1, 2), requested(2, 2)];
    expect(outcomeOf(deciding(withdraw, ...later))).toBe('approval-not-waiting');
    expect(outcomeOf(deciding(withdraw))).toBe('content-not-found');
  });
});

test('a request that is returned without having waited contradicts the stream', () => {
  expect(() => after(...written, returned)).toThrow('request 1 of');
});

function stepTo(events: readonly ContentEvent[], command: Parameters<typeof decide>[0]) {
  const before = after(...events);
  const decided = decide(command, before, related);
  const state = decided.ok ? stateAfter(before, decided.value) : undefined;
  return { outcome: typesOf(decided), state };
}
