import { Readable } from 'node:stream';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';

import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { noScanner } from '../../adapters/malware/malware-scanner.ts';
import { createMediaTables, openMediaWorld, temporaryFolder } from '../testing/media-world.ts';
import { bands } from '../testing/pictures.ts';
import type { RenditionDrawer } from './rendition-worker.ts';

/** Draws until it is stopped. */
function slowDrawer(): RenditionDrawer & { readonly drawing: Promise<void> } {
  let begin = (): void => undefined;
  let end = (_cause: Error): void => undefined;
  const drawing = new Promise<void>((resolve) => (begin = resolve));
  return {
    drawing,
    draw: () => {
      begin();
      return new Promise((_, reject) => (end = reject));
    },
    stop: async () => end(new Error('the drawing process ended')),
  };
}

test('a worker that stops does not wait for its image, which is due at once without a failure', async () => {
  const database = await createTestDatabase();
  const folder = await temporaryFolder();
  const drawer = slowDrawer();
  const world = openMediaWorld(database.url, folder.path, (log) => log, noScanner, drawer);
  onTestFinished(async () => {
    await world.close();
    await database.drop();
    await folder.remove();
  });
  await createMediaTables(database.url);
  const picture = Readable.from([await bands(600, 400).jpeg().toBuffer()]);
  const who = { actor: systemActor, commandId: 'upload' };
  expect(await world.media.uploader.image({ filename: 'a.jpg' }, picture, who)).toMatchObject({
    ok: true,
  });
  await world.media.planner.catchUp();
  world.media.worker.start();
  await drawer.drawing;
  await world.media.worker.stop();
  const { rows } = await world.pool.query(
    `select count(*)::int as waiting, max(attempts) as attempts, bool_and(due_at <= $1) as "areDue"
     from media_rendition where state = 'waiting'`,
    [world.clock.now()],
  );
  expect(rows).toEqual([{ waiting: expect.any(Number), attempts: 0, areDue: true }]);
  expect(rows[0].waiting).toBeGreaterThan(0);
});
