import {
  OfferIndexNotWritten,
  OfferIndexUnavailable,
} from '@parvis/contracts/careers/offer-index.ts';
import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { CheckpointMoved } from '@parvis/projections/postgres/transient-error.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OutageLine, Outages, withoutPassword } from './outages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:2113'), {
  code: 'ECONNREFUSED',
});

function watched() {
  const lines: OutageLine[] = [];
  const responds = { log: false, database: false };
  const serverNamed = (name: 'log' | 'database', variable: string) => ({
    name,
    variable,
    address: `${name}:1`,
    advice: 'Start it.',
    probe: async () => {
      if (!responds[name]) throw new Error('still away');
    },
  });
  const outages = new Outages({ write: (line) => lines.push(line), probeEveryMs: 500 });
  outages.watch(serverNamed('log', 'PARVIS_LOG_URL'));
  outages.watch(serverNamed('database', 'PARVIS_DATABASE_URL'));
  return { lines, responds, outages };
}

test('the loss of a server is logged in one line with its cause and address, and its recovery in another', async () => {
  const { lines, responds, outages } = watched();
  const away = new LogUnavailable('EventStoreDB cannot be reached', { cause: refused });
  for (let request = 0; request < 453; request += 1) expect(outages.notice(away)).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(outages.isUnavailable('log')).toBe(true);
  await vi.advanceTimersByTimeAsync(14_800);
  responds.log = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outages.isUnavailable('log')).toBe(false);
  expect(lines).toEqual([
    {
      level: 'error',
      message: 'the log is unavailable',
      server: 'log',
      address: 'log:1',
      variable: 'PARVIS_LOG_URL',
      advice: 'Start it.',
      cause: 'connect ECONNREFUSED 10.0.0.7:2113 ECONNREFUSED',
    },
    { level: 'info', message: 'the log is back', server: 'log', address: 'log:1', seconds: 15 },
  ]);
  responds.log = false;
  outages.notice(away);
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toHaveLength(3);
  outages.close();
});

test('outages of the database and of the log are independent', async () => {
  const { lines, outages } = watched();
  expect(outages.notice(refused)).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([outages.isUnavailable('database'), outages.isUnavailable('log')]).toEqual([true, false]);
  expect(lines).toMatchObject([{ server: 'database', variable: 'PARVIS_DATABASE_URL' }]);
  outages.close();
});

test('a fault that is not an outage is logged in a separate line', () => {
  const { lines, outages } = watched();
  for (const fault of [new TypeError('x'), new CheckpointMoved('moved'), 'text', undefined])
    expect(outages.notice(fault)).toBe(false);
  expect(lines).toEqual([]);
});

test('a lost connection to an available server is logged separately, not as an outage', async () => {
  const { lines, responds, outages } = watched();
  responds.database = true;
  outages.notice(refused);
  await vi.advanceTimersByTimeAsync(0);
  expect(outages.isUnavailable('database')).toBe(false);
  expect(lines).toMatchObject([{ level: 'warn', message: 'a connection was lost' }]);
});

test('nothing is logged about a server once Parvis stops', () => {
  const { lines, outages } = watched();
  outages.close();
  expect(outages.notice(refused)).toBe(true);
  expect(lines).toEqual([]);
});

test.each([
  ['postgresql://parvis:secret@db.example:5432/parvis?sslmode=require', 'db.example:5432/parvis'],
  ['esdb://admin:changeit@log.example:2113?tls=true', 'log.example:2113'],
])('the address of %s is written without credentials', (url, address) => {
  expect(withoutPassword(url)).toBe(address);
});

test('an unresponsive index is an outage of the search if that is watched, and otherwise an ordinary fault', async () => {
  const { lines, outages } = watched();
  const away = new OfferIndexUnavailable('connect ECONNREFUSED');
  expect(outages.notice(away)).toBe(false);
  const probe = () => Promise.reject(away);
  const where = { variable: 'PARVIS_TYPESENSE_URL', address: 'search:1', advice: 'Start it.' };
  outages.watch({ name: 'search', ...where, probe });
  expect(outages.notice(away)).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toEqual([expect.objectContaining({ message: 'the search is unavailable' })]);
  outages.close();
});

test.each([
  ['the operating system', Object.assign(new Error('no space left'), { code: 'ENOSPC' })],
  [
    'PostgreSQL, within an append',
    new LogUnavailable('the database did not respond in time', {
      cause: Object.assign(new Error('could not extend file'), { code: '53100' }),
    }),
  ],
])('a full disk is named in one line with what to do, as %s reports it', async (_, fault) => {
  const { lines, outages } = watched();
  const disk = {
    variable: 'PARVIS_DATA',
    address: '/data',
    trouble: 'full',
    advice: 'Free space.',
  };
  let isFull = true;
  const probe = async () => {
    if (isFull) throw fault;
  };
  outages.watch({ name: 'disk', ...disk, probe });
  for (let write = 0; write < 100; write += 1) expect(outages.notice(fault)).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'error',
      message: 'the disk is full',
      advice: 'Free space.',
      cause: expect.stringMatching(/ENOSPC|53100/),
    }),
  ]);
  isFull = false;
  await vi.advanceTimersByTimeAsync(500);
  expect(lines[1]).toMatchObject({ level: 'info', message: 'the disk is no longer full' });
  outages.close();
});

test('what keeps offers from being indexed is said once, however often it is tried again', async () => {
  const { lines, outages } = watched();
  const full = new OfferIndexNotWritten('Typesense takes no more offers: its disk is full');
  let failure: Error | undefined = full;
  outages.watch({
    name: 'indexing of offers',
    variable: 'PARVIS_TYPESENSE_URL',
    address: 'search:1',
    advice: 'Give it space.',
    probe: async () => {
      if (failure) throw failure;
    },
  });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect(outages.notice(full)).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  failure = undefined;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines).toMatchObject([
    { level: 'error', message: 'the indexing of offers is unavailable', cause: full.message },
    { level: 'info', message: 'the indexing of offers is back' },
  ]);
  outages.close();
});
