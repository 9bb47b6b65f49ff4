import {
  batchEndpoints,
  batchOutcomeSchema,
  type ItemOutcome,
} from '@parvis/contracts/content/batch-endpoints.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { bundledProgram } from '@parvis/ops/testing/bundled-program.ts';
import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { runToEnd } from '@parvis/ops/testing/run-to-end.ts';
import { expect, onTestFinished, test } from 'vitest';
import { fieldsWith } from '../testing/sent-items.ts';
import { type ServedContent, serveAlso, serveContent } from '../testing/served-content.ts';

const source = new URL('../testing/batch-process.ts', import.meta.url);
/** More than what the killed processes write together, each eight at a time. */
const count = 60;

/** Two web processes on one database. */
async function openTwo(): Promise<{ url: string; here: ServedContent; there: ServedContent }> {
  const database = await createTestDatabase();
  const here = await serveContent(database.url);
  const there = await serveAlso(database.url);
  onTestFinished(async () => {
    await here.close();
    await there.close();
    await database.drop();
  });
  return { url: database.url, here, there };
}

/** A parent and the pages below it, each published with two modules. */
function family(name: string, keyOf?: (index: number) => string): readonly object[] {
  const quote = { type: 'statement', data: { text: 'Oser.' } };
  return Array.from({ length: count }, (_, index) => ({
    kind: 'page',
    locale: 'fr',
    ...fieldsWith('page', `${name}-${index}`),
    ...(index === 0 ? { lid: 'parent' } : { parentId: 'lid:parent' }),
    ...(keyOf && { key: keyOf(index) }),
    modules: [quote, quote],
    publish: true,
  }));
}

async function send(
  served: ServedContent,
  items: readonly object[],
  key?: string,
): Promise<readonly ItemOutcome[]> {
  const came = await served.call(batchEndpoints.writeItems, {
    body: { items },
    ...(key !== undefined && { key }),
  });
  return came.as(batchOutcomeSchema).items;
}

/** Returns the types of the events of each item, by its stream. */
async function listStreams({ log }: ServedContent): Promise<ReadonlyMap<string, string>> {
  const streams = new Map<string, string>();
  for (const { stream, type } of await log.readAll(startOfLog, 10_000))
    if (stream.startsWith('content-'))
      streams.set(stream, [streams.get(stream), type].filter(Boolean).join(' '));
  return streams;
}

const whole = [
  'ContentCreated',
  'ModuleAdded ModuleSaved ModuleActivated ModuleAdded ModuleSaved ModuleActivated',
  'ContentPublished',
].join(' ');

const statusesOf = (items: readonly ItemOutcome[]) => items.map(({ status }) => status);

test.each([
  ['with one key', 'lot', undefined],
  ['whose items have keys of their own', undefined, (index: number) => `item-${index}`],
])('a batch %s that two processes write at once is written once', async (_, key, keyOf) => {
  const { here, there } = await openTwo();
  const sent = family('page', keyOf);
  const [one, other] = await Promise.all([send(here, sent, key), send(there, sent, key)]);
  expect(one).toEqual(other);
  expect(new Set(statusesOf(one))).toEqual(new Set([201]));
  expect([...(await listStreams(here)).values()]).toEqual(Array(count).fill(whole));
});

test('of two batches that request the same addresses at once, each page gets to one of them', async () => {
  const { here, there } = await openTwo();
  const flat = family('page').map((item) => ({ ...item, lid: undefined, parentId: undefined }));
  const [one, other] = await Promise.all([send(here, flat, 'here'), send(there, flat, 'there')]);
  const pairs = one.map((item, index) => item.status + (other[index]?.status ?? 0));
  expect(pairs).toEqual(Array(count).fill(201 + 409));
  expect([...(await listStreams(here)).values()]).toEqual(Array(count).fill(whole));
});

test('a process that is killed during a batch leaves no item half written, and a retry completes it', async () => {
  const { url, here, there } = await openTwo();
  const program = await bundledProgram(source);
  const sent = family('page');
  for (const killed of [
    ['1', 'before'],
    ['3', 'after'],
    ['6', 'before'],
    ['9', 'after'],
  ]) {
    expect(await runToEnd(program, [url, JSON.stringify(sent), 'lot', ...killed])).toEqual([]);
    const streams = [...(await listStreams(here)).values()];
    expect(streams).toEqual(Array(streams.length).fill(whole));
    expect(streams.length).toBeLessThan(count);
  }
  const retried = await send(there, sent, 'lot');
  expect(new Set(statusesOf(retried))).toEqual(new Set([201]));
  expect([...(await listStreams(here)).values()]).toEqual(Array(count).fill(whole));
  expect(await send(here, sent, 'lot')).toEqual(retried);
});
