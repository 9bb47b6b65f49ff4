import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../adapters/clock.ts';
import { readNotaryStatus } from '../notary/notary-status.ts';
import { readNewestStamp } from '../notary/stamps/stamp-checkpoints.ts';
import { localAuthority } from '../notary/testing/local-authority.ts';
import { appendSome, notaryWorld } from '../notary/testing/notary-world.ts';
import { stampingJobs } from './stamps.ts';

/** An authority that answers over HTTP, and what it was sent. */
async function httpAuthority(respond?: (response: ServerResponse) => void) {
  const { caFile, send } = await localAuthority();
  const types: unknown[] = [];
  const server = createServer((request, response) => {
    types.push(request.headers['content-type']);
    if (respond !== undefined) return respond(response);
    void buffer(request)
      .then(send)
      .then((reply) => response.end(reply));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port }: AddressInfo = Object(server.address());
  return { timestamps: { url: `http://127.0.0.1:${port}/tsr`, caFile }, types };
}

test('a configured authority stamps over HTTP, which the state of the notary shows', async () => {
  const [world, { timestamps, types }] = [await notaryWorld(), await httpAuthority()];
  const { pool, log } = world;
  await appendSome(log, 3);
  await world.sign();
  const status = async () =>
    (
      await readNotaryStatus({
        log,
        db: pool,
        mayRewriteLog: async () => null,
        witnesses: [],
        clock: systemClock,
      })
    ).signed;
  expect(await status()).not.toHaveProperty('stamp');
  const [job] = stampingJobs({ pool }, { timestamps, fetchHosts: ['127.0.0.1'] });
  await job?.run(systemClock.now());
  expect((await status())?.stamp).toMatchObject({ size: 4 });
  expect(types).toEqual(['application/timestamp-query']);
});

test('without an authority there is no job; one that fails is named, and nothing is kept', async () => {
  const world = await notaryWorld();
  const { pool } = world;
  expect(stampingJobs({ pool }, { timestamps: undefined, fetchHosts: [] })).toEqual([]);
  await appendSome(world.log, 3);
  await world.sign();
  const { timestamps } = await httpAuthority((response) => response.writeHead(503).end());
  const [job] = stampingJobs({ pool }, { timestamps, fetchHosts: [] });
  await expect(job?.run(systemClock.now())).rejects.toThrow('the authority returned 503');
  expect(await readNewestStamp(pool)).toBeUndefined();
});
