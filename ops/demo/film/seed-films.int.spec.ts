import { playlistStreamPrefix } from '@parvis/contracts/playlists/events.ts';
import {
  createMediaTables,
  openMediaWorld,
  temporaryFolder,
} from '@parvis/services/media/testing/media-world.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { demoMediaId, demoPlaylistId } from '../ids.ts';
import { filmPlaylist, films } from './films.ts';
import { seedFilms } from './seed-films.ts';

test('the demonstration’s films and their playlist are in the library; once', async () => {
  const database = await createTestDatabase();
  await createMediaTables(database.url);
  const folder = await temporaryFolder();
  const world = openMediaWorld(database.url, folder.path);
  onTestFinished(async () => {
    await world.close();
    await folder.remove();
    await database.drop();
  });
  const seed = () => seedFilms(world.media, world.log, () => undefined);
  await seed();
  const own = await world.media.writer.load(demoMediaId('film-saint-nazaire'));
  expect(own?.media).toMatchObject({
    kind: 'video',
    source: { fileId: demoMediaId('film-saint-nazaire/file') },
    details: { posterId: demoMediaId('tides') },
  });
  const streamOf = `${playlistStreamPrefix}${demoPlaylistId(filmPlaylist.key)}`;
  const written = async () =>
    (await world.pool.query('select stream, type from event order by 1, 2')).rows;
  const before = await written();
  expect(before).toContainEqual({ stream: streamOf, type: 'PlaylistSaved' });
  expect(before.filter(({ type }) => type === 'VideoRegistered')).toHaveLength(films.length);
  await seed();
  expect(await written()).toEqual(before);
});
