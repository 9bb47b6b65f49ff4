import { expect, test } from 'vitest';
import { LeafMaker } from '../../notary/leaf.ts';
import { appendSome, notaryWorld } from '../../notary/testing/notary-world.ts';
import { type ScannedEvents, scanLog } from '../../notary/verify/scan.ts';
import { scanInThreads } from './scan-in-threads.ts';

const key = Buffer.alloc(32, 7);

async function joined(pages: AsyncIterable<ScannedEvents>) {
  const all = { positions: [], streams: [], revisions: [], times: [], hashes: Buffer.alloc(0) };
  let joinedPages: ScannedEvents = all;
  for await (const page of pages)
    joinedPages = {
      positions: [...joinedPages.positions, ...page.positions],
      streams: [...joinedPages.streams, ...page.streams],
      revisions: [...joinedPages.revisions, ...page.revisions],
      times: [...joinedPages.times, ...page.times],
      hashes: Buffer.concat([joinedPages.hashes, page.hashes]),
    };
  return joinedPages;
}

test('threads scan what one thread scans, in the same order, across holes of any size', async () => {
  const { log, rows, urls } = await notaryWorld();
  for (const count of [2_500, 1, 2_499]) await appendSome(log, count);
  const inThreads = (threads: number) => joined(scanInThreads(log, urls.log, key, threads));
  const inOne = () => joined(scanLog(log, new LeafMaker(key)));
  for (const threads of [1, 3]) expect(await inThreads(threads)).toEqual(await inOne());
  await rows.query('delete from event where position between 900 and 3200');
  await rows.query('update event set position = position + 1000000000000 where position > 4000');
  const scannedPages = await inThreads(2);
  expect(scannedPages).toEqual(await inOne());
  expect(scannedPages.positions).toHaveLength(5_000 - 2_301);
});

test('a log that cannot be read fails, rather than looking short', async () => {
  const { log, urls } = await notaryWorld();
  await appendSome(log, 2_500);
  const url = `${urls.log}-other`;
  await expect(joined(scanInThreads(log, url, key, 2))).rejects.toThrow(/does not exist/);
});
