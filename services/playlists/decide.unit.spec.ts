import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { type PlaylistEvent, playlistEvents } from '@parvis/contracts/playlists/events.ts';
import { playlistIdSchema } from '@parvis/contracts/playlists/ids.ts';
import {
  type Playlist,
  type PlaylistContent,
  playlistContentSchema,
  playlistInputSchema,
} from '@parvis/contracts/playlists/playlist.ts';
import { describe, expect, it } from 'vitest';
import { decidePlaylist } from './decide.ts';

const playlistId = playlistIdSchema.parse('playl0000001');
const first = mediaIdSchema.parse('video0000001');
const second = mediaIdSchema.parse('video0000002');
const missing = mediaIdSchema.parse('video0000009');
const alsoMissing = mediaIdSchema.parse('video0000008');
const known = new Set([first, second]);
const titles = { fr: 'Estuaire en bref', en: 'Estuaire in short' };
const playing = (...videos: PlaylistContent['videos']): PlaylistContent => ({ titles, videos });
const saved = (revision: number, playlist: PlaylistContent): PlaylistEvent => ({
  type: 'PlaylistSaved',
  data: { playlistId, revision, playlist },
});
const deleted: PlaylistEvent = { type: 'PlaylistDeleted', data: { playlistId } };
const ann = { by: 'ann', at: '2026-01-01T00:00:00.000Z' };
const after = (...events: readonly PlaylistEvent[]) =>
  events.reduce<Playlist | undefined>(
    (state, event) => playlistEvents.evolve(state, event, ann),
    undefined,
  );

describe('Creating a playlist', () => {
  it('keeps its videos in their order', () => {
    const content = playing(second, first);
    const command = { type: 'create', id: playlistId, content } as const;
    expect(decidePlaylist(command, after(), known)).toEqual({
      ok: true,
      value: [saved(1, content)],
    });
  });

  it('is refused, naming each video that is not in the library', () => {
    const content = playing(first, missing, alsoMissing);
    const command = { type: 'create', id: playlistId, content } as const;
    expect(decidePlaylist(command, after(), known)).toEqual({
      ok: false,
      refusals: [
        { code: 'playlist-video-unknown', path: ['videos', 1] },
        { code: 'playlist-video-unknown', path: ['videos', 2] },
      ],
    });
  });

  it('is refused under an id that is taken', () => {
    const command = { type: 'create', id: playlistId, content: playing() } as const;
    expect(decidePlaylist(command, after(saved(1, playing())), known)).toMatchObject({
      refusals: [{ code: 'playlist-exists' }],
    });
  });
});

describe('Saving a playlist', () => {
  const playlist = playing(first);
  const command = {
    type: 'save',
    id: playlistId,
    expectedRevision: 1,
    changes: playlist,
  } as const;

  it('creates a new revision', () => {
    const decided = decidePlaylist(command, after(saved(1, playing())), known);
    expect(decided).toEqual({ ok: true, value: [saved(2, playlist)] });
  });

  it.each([
    ['playlist-not-found', after()],
    ['playlist-deleted', after(saved(1, playlist), deleted)],
    ['stale-revision', after(saved(1, playlist), saved(2, playlist))],
  ])('is refused: %s', (code, state) => {
    expect(decidePlaylist(command, state, known)).toMatchObject({ refusals: [{ code }] });
  });
});

describe('Deleting a playlist', () => {
  const command = { type: 'delete', id: playlistId, expectedRevision: 1 } as const;

  it('appends a separate event', () => {
    expect(decidePlaylist(command, after(saved(1, playing())), known)).toEqual({
      ok: true,
      value: [deleted],
    });
  });

  it('is refused over a revision that its editor never saw', () => {
    const state = after(saved(1, playing()), saved(2, playing(first)));
    expect(decidePlaylist(command, state, known)).toMatchObject({
      refusals: [{ code: 'stale-revision' }],
    });
  });
});

describe('Restoring a deleted playlist', () => {
  const command = { type: 'undelete', id: playlistId } as const;

  it('saves its last content as a new revision', () => {
    const state = after(saved(1, playing()), saved(2, playing(first)), deleted);
    expect(decidePlaylist(command, state, known)).toEqual({
      ok: true,
      value: [saved(3, playing(first))],
    });
  });

  it('appends nothing when it is not deleted', () => {
    expect(decidePlaylist(command, after(saved(1, playing(first))), known)).toEqual({
      ok: true,
      value: [],
    });
  });

  it('is refused when it never existed', () => {
    expect(decidePlaylist(command, after(), known)).toMatchObject({
      refusals: [{ code: 'playlist-not-found' }],
    });
  });

  it('is refused when one of its videos has left the library', () => {
    const state = after(saved(1, playing(missing)), deleted);
    expect(decidePlaylist(command, state, known)).toMatchObject({
      refusals: [{ code: 'playlist-video-unknown', path: ['videos', 0] }],
    });
  });
});

it.each([
  ['a video twice', playing(first, first)],
  ['no English title', { titles: { fr: 'Estuaire' }, videos: [] }],
  ['a blank title', { titles: { fr: ' ', en: 'Estuaire' }, videos: [] }],
  ['an id that is none', { titles, videos: ['video-000001'] }],
  ['more videos than a playlist holds', { titles, videos: Array(201).fill(first) }],
])('%s is not a playlist', (_what, sent) => {
  expect(playlistInputSchema.safeParse(sent).success).toBe(false);
});

it.each(['\u200b', '\u202e\u2060', ' \ufeff\u3164\u2800 ', 'a\u202eb', 'Un\ntitre'])(
  'a title %j is refused, but a stored one can still be read',
  (title) => {
    for (const sent of [
      { titles: { ...titles, fr: title }, videos: [] },
      { titles: { ...titles, en: title }, videos: [] },
    ]) {
      expect(playlistInputSchema.safeParse(sent).success).toBe(false);
      expect(playlistContentSchema.safeParse(sent).success).toBe(true);
    }
  },
);
