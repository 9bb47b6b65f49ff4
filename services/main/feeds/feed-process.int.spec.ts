import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { FeedRecord, ReadFeed } from '../../careers/feeds/read-feed.ts';
import { MemoryCareers } from '../../careers/import-feed/testing/memory-careers.ts';
import { longestTurnMs } from '../../careers/testing/longest-turn.ts';
import { previewImport } from '../../careers/upload-offers/preview-import.ts';
import { type FeedLimits, feedProcess } from './feed-process.ts';

const tables = fileURLToPath(new URL('../../careers/places/tables', import.meta.url));
const usual = { memoryKb: 1_500_000, bytes: 1024 ** 3, nextMs: 60_000, wholeMs: 60_000 };
const context = { source: 'jobs', now: '2026-02-01T12:00:00.000Z' };

const offer = (number: number, title = 'Comptable') =>
  JSON.stringify({
    reference: `R-${number}`,
    title,
    description: 'Tenir les comptes.',
    applyUrl: 'https://x.example/1',
    place: { city: 'Nantes' },
  });

async function recordsOf(chunks: AsyncIterable<Uint8Array>, limits: Partial<FeedLimits> = {}) {
  const found: FeedRecord[] = [];
  const read = feedProcess(tables, { ...usual, ...limits });
  for await (const record of read(chunks, context, undefined)) found.push(record);
  return found;
}

async function* bytesOf(...texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text);
}

/** A source of bytes that never ends. */
async function* endless(text: string) {
  for (;;) yield Buffer.from(text);
}

test('a feed is read in a separate process, record by record and with its places', async () => {
  const lines = Array.from({ length: 250 }, (_, number) => `${offer(number)}\n`);
  const found = await recordsOf(bytesOf(...lines, '{"reference": "R-1", \n', `${offer(250)}\n`));
  expect(found.map(({ line }) => line)).toEqual(Array.from({ length: 252 }, (_, n) => n + 1));
  const refused = found.filter((one) => one.kind === 'read' && !one.read.ok);
  expect(refused).toMatchObject([{ line: 251, read: { note: { code: 'syntax' } } }]);
  expect(found[0]).toMatchObject({ read: { offer: { place: { city: 'Nantes' } } } });
});

test('a feed that takes too long or has too many bytes ends there, after what was read', async () => {
  const full = Array.from({ length: 100 }, (_, number) => `${offer(number)}\n`).join('');
  async function* followedBy(text: string) {
    yield Buffer.from(full);
    yield* endless(text);
  }
  const blanks = ' '.repeat(60_000);
  const slow = await recordsOf(followedBy(blanks), { nextMs: 8_000 });
  expect(slow.slice(100)).toEqual([{ kind: 'stopped', line: 100 }]);
  const long = await recordsOf(followedBy('['), { bytes: full.length + 10 });
  expect(long.slice(100)).toMatchObject([
    { kind: 'truncated', line: 101 },
    { kind: 'stopped', line: 101 },
  ]);
});

test('a feed that takes too much memory ends, and this process goes on', async () => {
  const brackets = endless(`{"id": "${'x'.repeat(60_000)}`);
  expect(await recordsOf(brackets, { memoryKb: 150_000, nextMs: 20_000 })).toEqual([
    { kind: 'stopped', line: 1 },
  ]);
});

test('a source of bytes that fails is a fault, not a property of the feed', async () => {
  async function* failing() {
    yield Buffer.from(`${offer(1)}\n`);
    throw new Error('the disk is gone');
  }
  await expect(recordsOf(failing())).rejects.toThrow('the disk is gone');
});

test('a large file of offers is previewed in shorter turns than one process would take', async () => {
  const text = Array.from({ length: 4_000 }, (_, number) => `${offer(number)}\n`).join('');
  // As a file is read.
  const chunks = text.match(/.{1,65536}/gs) ?? [];
  const { parts } = new MemoryCareers();
  const counted: number[] = [];
  const previewWith = (readFeed: ReadFeed) =>
    longestTurnMs(async () => {
      const request = { source: 'jobs', complete: true, parts: [{ bytes: bytesOf(...chunks) }] };
      const seen = await previewImport({ ...parts, readFeed }, request);
      counted.push(seen.counts.published);
    });
  const here: number[] = [];
  const elsewhere: number[] = [];
  // The first compile as well, and any can meet a long collection of garbage.
  for (let round = 0; round < 3; round += 1) {
    here.push(await previewWith(parts.readFeed));
    elsewhere.push(await previewWith(feedProcess(tables)));
  }
  expect(Math.min(...elsewhere)).toBeLessThan(Math.min(...here) / 5);
  expect(counted).toEqual(Array.from({ length: 6 }, () => 4_000));
}, 120_000);
