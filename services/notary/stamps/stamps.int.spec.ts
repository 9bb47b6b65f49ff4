import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { systemClock } from '../../adapters/clock.ts';
import { localAuthority } from '../testing/local-authority.ts';
import { appendSome, notaryWorld } from '../testing/notary-world.ts';
import { stampText } from './authority.ts';
import { readNewestStamp, stampCheckpoints } from './stamp-checkpoints.ts';

const hourMs = 3_600_000;

test('the newest checkpoint is stamped once an hour, and its stamp verifies without us', async () => {
  const [world, authority] = [await notaryWorld(), await localAuthority()];
  const { pool: db, log } = world;
  let sent = 0;
  const send = (request: Buffer) => {
    sent += 1;
    return authority.send(request);
  };
  const job = stampCheckpoints(db, { ...authority, send });
  const start = systemClock.now().getTime();
  await job.run(new Date(start));
  expect(sent).toBe(0);
  await appendSome(log, 3);
  await world.sign();
  await job.run(new Date(start));
  await appendSome(log, 3);
  await world.sign();
  await job.run(new Date(start + hourMs / 2));
  expect(await readNewestStamp(db)).toMatchObject({ size: 4 });
  await job.run(new Date(start + hourMs + 1));
  await job.run(new Date(start + 3 * hourMs));
  expect(sent).toBe(2);
  const stamped = await readNewestStamp(db);
  expect(stamped).toMatchObject({ size: 7, note: await world.tiles.published(1) });
  expect(Math.abs((stamped?.at.getTime() ?? 0) - systemClock.now().getTime())).toBeLessThan(60_000);

  const { at, openssl, caFile } = authority;
  await writeFile(at('note'), stamped?.note ?? '');
  await writeFile(at('stamp.tsr'), stamped?.stamp ?? '');
  const verify = ['ts', '-verify', '-data', at('note'), '-in', at('stamp.tsr'), '-CAfile', caFile];
  await openssl(...verify);
  await writeFile(at('note'), `${stamped?.note}\n`);
  await expect(openssl(...verify)).rejects.toThrow(/Verification: FAILED|message imprint mismatch/);
});

test('what is no stamp of the text by this authority is not kept', async () => {
  const [authority, other] = [await localAuthority(), await localAuthority()];
  const stamp = (parts: Partial<typeof authority>) => stampText('text', { ...authority, ...parts });
  expect((await stamp({})).response.length).toBeGreaterThan(100);
  await expect(stamp({ send: other.send })).rejects.toThrow('openssl ts -verify failed');
  const earlier = await stamp({});
  await expect(stamp({ send: async () => Buffer.from(earlier.response) })).rejects.toThrow(
    '-verify failed',
  );
  await expect(stamp({ send: async () => Buffer.from('no') })).rejects.toThrow('-verify failed');
});
