import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Position, positionFrom } from '@parvis/contracts/log/position.ts';
import { InMemoryEventLog } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../adapters/clock.ts';
import { ChangeFeed, type TagChanges } from './change-feed.ts';
import { keepPages, type PagesFile, takeKeptPages } from './kept-pages.ts';
import { encodePage, type KeptPages, PageCache } from './page-cache.ts';
import { textOf } from './testing/text-of.ts';

const at = (ordinal: number): Position => positionFrom(BigInt(ordinal));

const page = (ordinal: number, tag: string) =>
  encodePage({
    status: 200,
    type: 'text/html; charset=utf-8',
    body: Buffer.from(`<p>${tag}</p>`),
    position: at(ordinal),
    tags: [tag],
    generation: '1',
  });

function writtenLog(id?: string): InMemoryEventLog {
  const log = new InMemoryEventLog(id);
  log.append('content-a', { type: 'ContentCreated', data: {} });
  return log;
}

async function pagesFile(): Promise<PagesFile> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return { path: join(folder, 'pages'), madeBy: 'this build', log: writtenLog() };
}

/** A process's cache, whose feed finds these tags changed in its first read. */
async function cacheAfter(tags: TagChanges['tags'], kept?: KeptPages): Promise<PageCache> {
  const feed = new ChangeFeed(async () => ({ position: at(9), generation: '1', tags }));
  const cache = new PageCache(feed, systemClock, 1_000_000);
  if (kept !== undefined) cache.restore(kept);
  await feed.start();
  await feed.stop();
  return cache;
}

/** Keeps two pages as a process that ends. */
async function keep(file: PagesFile): Promise<void> {
  const cache = await cacheAfter([]);
  cache.put('/a', page(9, 'a'));
  cache.put('/b', page(9, 'b'));
  await keepPages(file, cache.current());
}

test('the next process serves the pages, except those that changed meanwhile', async () => {
  const file = await pagesFile();
  await keep(file);
  const next = await cacheAfter([{ tag: 'b', position: at(10) }], await takeKeptPages(file));
  expect(textOf(next.get('/a'))).toBe('<p>a</p>');
  expect(next.get('/b')).toBeUndefined();
});

test('pages that have changed already are not kept', async () => {
  const file = await pagesFile();
  const cache = await cacheAfter([]);
  cache.restore({ position: at(1), pages: [['/a', page(1, 'a')]] });
  const changed = await cacheAfter([{ tag: 'a', position: at(5) }], cache.current());
  await keepPages(file, changed.current());
  expect(await takeKeptPages(file)).toEqual({ position: at(9), pages: [] });
});

test('pages are taken once: a process that is killed leaves none', async () => {
  const file = await pagesFile();
  await keep(file);
  await takeKeptPages(file);
  expect(await takeKeptPages(file)).toBeUndefined();
});

test.each([
  ['by another build', { madeBy: 'another build' }],
  ['before another log was restored', { log: writtenLog('another') }],
  ['before the log lost its end', { log: new InMemoryEventLog() }],
] as const)('pages that were kept %s are not taken', async (_, changes) => {
  const file = await pagesFile();
  await keep(file);
  expect(await takeKeptPages({ ...file, ...changes })).toBeUndefined();
});

test.each(['', 'not pages', '\u0000'.repeat(64)])('a damaged file is no pages', async (text) => {
  const file = await pagesFile();
  await writeFile(file.path, text);
  expect(await takeKeptPages(file)).toBeUndefined();
});
