import { type MediaId, mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { playlistEndpoints as at } from '@parvis/contracts/playlists/endpoints.ts';
import { playlists } from '@parvis/projections/playlists/playlists.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { openPlaylists } from './playlists.ts';

const [one, two, lost] = ['video0000001', 'video0000002', 'video0000009'].map((id) =>
  mediaIdSchema.parse(id),
);
const videos = {
  among: async (ids: readonly MediaId[]) => new Set(ids.filter((id) => id !== lost)),
};
let served: ServedStreams;

beforeAll(async () => {
  served = await serveStreams([playlists], (world) => {
    return openPlaylists({ ...world, db: world.pool, videos }).routes;
  });
});
afterAll(() => served.close());

const playlist = (fr: string, en: string, ...ids: unknown[]) => ({
  titles: { fr, en },
  videos: ids,
});
const create = async (fr: string, en: string, ...ids: unknown[]) => {
  const made = await served.call(at.createPlaylist, { body: playlist(fr, en, ...ids) });
  return String(made.body['id']);
};

test('a playlist is created, read, saved and deleted', async () => {
  const id = await create('Métiers', 'Jobs', one);
  const params = { id };
  const body = playlist('Nos métiers', 'Our jobs', two, one);
  const saved = await served.call(at.savePlaylist, { params, body, ifMatch: 1 });
  expect(saved.body).toMatchObject({ id, ...body, revision: 2, updatedBy: 'Name of editor000000' });
  expect((await served.call(at.getPlaylist, { params })).body).toEqual(saved.body);
  expect((await served.call(at.pickPlaylist, { query: { id } })).body).toEqual(saved.body);
  expect((await served.call(at.savePlaylist, { params, body, ifMatch: 1 })).status).toBe(412);
  expect((await served.call(at.deletePlaylist, { params, ifMatch: 2 })).status).toBe(204);
  expect((await served.call(at.getPlaylist, { params })).problem?.code).toBe('playlist-deleted');
  const back = await served.call(at.undeletePlaylist, { params });
  expect([back.status, back.body]).toMatchObject([200, { ...body, revision: 3 }]);
  expect((await served.call(at.getPlaylist, { params })).body).toEqual(back.body);
  expect((await served.call(at.undeletePlaylist, { params })).body).toMatchObject({ revision: 3 });
  const history = await served.call(at.playlistHistory, { params });
  expect(history.body).toMatchObject({
    total: 4,
    items: [
      { revision: 3, deleted: false },
      { revision: 2, deleted: true },
      { revision: 2, content: body, former: playlist('Métiers', 'Jobs', one) },
      { revision: 1, former: null },
    ],
  });
  await served.call(at.savePlaylist, {
    params,
    body: playlist('Métiers', 'Jobs', one),
    ifMatch: 3,
  });
  const after = await served.call(at.playlistHistory, { params, query: { pageSize: '1' } });
  expect(after.body['items']).toMatchObject([{ revision: 4, restored: 1 }]);
  const never = { params: { id: 'playl0000009' } };
  expect((await served.call(at.playlistHistory, never)).problem?.code).toBe('playlist-not-found');
  expect((await served.call(at.undeletePlaylist, never)).problem?.code).toBe('playlist-not-found');
  expect((await served.call(at.getPlaylist, { params: { id: 'playl0000009' } })).status).toBe(404);
  const none = await served.call(at.pickPlaylist);
  expect(none.problem).toMatchObject({ status: 422, errors: [{ pointer: '/id' }] });
});

test('a repeated request creates it once, and an unknown video is named', async () => {
  const sent = { body: playlist('Unique', 'Only one'), key: 'playlist-once' };
  const first = await served.call(at.createPlaylist, sent);
  expect((await served.call(at.createPlaylist, sent)).body).toEqual(first.body);
  const { problem } = await served.call(at.createPlaylist, { body: playlist('A', 'B', one, lost) });
  expect(problem).toMatchObject({
    status: 422,
    errors: [{ code: 'playlist-video-unknown', pointer: '/videos/1' }],
  });
});

test('playlists are found by either title, whatever the accents, in the order requested', async () => {
  const summer = await create('L’été à l’Estuaire', 'Summer at Estuaire');
  const winter = await create('Hiver', 'Winter at Estuaire');
  const found = async (query: Record<string, string>) => {
    const { body } = await served.call(at.listPlaylists, { query });
    return [body['total'], body['items']];
  };
  const named = (...ids: string[]) => ids.map((id) => expect.objectContaining({ id }));
  expect(await found({ q: 'ETE A' })).toEqual([1, named(summer)]);
  expect(await found({ q: 'estuaire' })).toEqual([2, named(winter, summer)]);
  expect(await found({ q: 'estuaire', sort: 'updatedAt' })).toEqual([2, named(summer, winter)]);
  expect(await found({ q: 'estuaire', sort: 'titleFr' })).toEqual([2, named(winter, summer)]);
  expect(await found({ q: 'estuaire', page: '2', pageSize: '1' })).toEqual([2, named(summer)]);
  expect(await found({ q: 'rien de tel' })).toEqual([0, []]);
  const browsed = await served.call(at.browsePlaylists, { query: { q: 'hiver' } });
  expect(browsed.body['items']).toEqual(named(winter));
  const titles = { fr: 'Hiver', en: 'Winter at Estuaire' };
  const searched = await served.call(at.searchPlaylists, { query: { q: 'hiv' } });
  expect(searched.body).toEqual({ items: [{ id: winter, titles }] });
});
