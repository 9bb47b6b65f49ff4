import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { evolveLivePosts, type LivePostEvent } from '@parvis/contracts/live-posts/events.ts';
import { livePostIdSchema } from '@parvis/contracts/live-posts/ids.ts';
import type { LivePosts, SavedPost } from '@parvis/contracts/live-posts/live-post.ts';
import { describe, expect, it } from 'vitest';
import { decideLivePost } from './decide.ts';

const focusId = contentIdSchema.parse('focus0000001');
const postId = livePostIdSchema.parse('post00000001');
const otherId = livePostIdSchema.parse('post00000002');
const ten = '2026-03-01T10:00:00.000Z';
const eleven = '2026-03-01T11:00:00.000Z';
const saying = (text: string, shownAt = ten): SavedPost => ({
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  shownAt,
});
const published = (id = postId): LivePostEvent => ({
  type: 'LivePostPublished',
  data: { focusId, postId: id, post: saying('Bonjour') },
});
const edited = (revision: number, post: SavedPost): LivePostEvent => ({
  type: 'LivePostEdited',
  data: { focusId, postId, revision, post },
});
const removed: LivePostEvent = { type: 'LivePostRemoved', data: { focusId, postId } };
const ann = { by: 'ann', at: ten };
const after = (...events: readonly LivePostEvent[]) =>
  events.reduce<LivePosts | undefined>(
    (state, event) => evolveLivePosts(state, event, ann),
    undefined,
  );

describe('Publishing a live post', () => {
  const content = { focusId, ...saying('Bonjour') };
  const command = { type: 'create', id: postId, focusId, content } as const;

  it('adds it to the feed, whatever it contains', () => {
    for (const state of [after(), after(published(otherId))])
      expect(decideLivePost(command, state, true)).toEqual({ ok: true, value: [published()] });
  });

  it('is refused when the focus does not exist', () => {
    expect(decideLivePost(command, after(), false)).toMatchObject({
      refusals: [{ code: 'content-not-found' }],
    });
  });

  it('is refused under an id that is taken', () => {
    expect(decideLivePost(command, after(published()), true)).toMatchObject({
      refusals: [{ code: 'live-post-exists' }],
    });
  });
});

/** The refusals of a command on a live post whose first revision was seen, each with its state. */
const notEditable = [
  ['live-post-not-found', after(published(otherId))],
  ['live-post-removed', after(published(), removed)],
  ['stale-revision', after(published(), edited(2, saying('Bonjour à tous')))],
] as const;

describe('Editing a live post', () => {
  const { text } = saying('Bonsoir');
  const command = {
    type: 'save',
    id: postId,
    focusId,
    expectedRevision: 1,
    changes: { text },
  } as const;

  it('keeps its time unless the editor sets another', () => {
    const state = after(published(), published(otherId));
    expect(decideLivePost(command, state, true)).toEqual({
      ok: true,
      value: [edited(2, saying('Bonsoir', ten))],
    });
    expect(decideLivePost({ ...command, changes: { text, shownAt: eleven } }, state, true)).toEqual(
      {
        ok: true,
        value: [edited(2, saying('Bonsoir', eleven))],
      },
    );
  });

  it.each(notEditable)('is refused: %s', (code, state) => {
    expect(decideLivePost(command, state, true)).toMatchObject({ refusals: [{ code }] });
  });
});

describe('Removing a live post', () => {
  const command = { type: 'delete', id: postId, focusId, expectedRevision: 1 } as const;

  it('appends a separate event, even when its focus is deleted', () => {
    expect(decideLivePost(command, after(published()), false)).toEqual({
      ok: true,
      value: [removed],
    });
  });

  it.each(notEditable)('is refused: %s', (code, state) => {
    expect(decideLivePost(command, state, true)).toMatchObject({ refusals: [{ code }] });
  });
});

describe('Restoring a removed live post', () => {
  const command = { type: 'undelete', id: postId, focusId } as const;

  it('shows its last text at its last time, as a new revision', () => {
    const last = saying('Bonsoir', eleven);
    const state = after(published(), edited(2, last), removed);
    expect(decideLivePost(command, state, true)).toEqual({ ok: true, value: [edited(3, last)] });
  });

  it('changes nothing for a post that was not removed, and is refused for an unknown one', () => {
    expect(decideLivePost(command, after(published()), true)).toEqual({ ok: true, value: [] });
    expect(decideLivePost(command, after(published(otherId)), true)).toMatchObject({
      refusals: [{ code: 'live-post-not-found' }],
    });
  });
});
