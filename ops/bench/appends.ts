import { randomUUID } from 'node:crypto';
import type { NewEvent } from '@parvis/contracts/log/event-log.ts';
import { PostgresEventLog } from '@parvis/services/adapters/log/postgres/postgres-event-log.ts';
import type { BenchServer } from './bench-server.ts';
import { insertsPerSecond } from './pgbench.ts';
import { type Figure, formatSpread, interleave, ratioOf, type Series, series } from './rounds.ts';

const rounds = 5;
const seconds = 3;
const batchEvents = 500;

/**
 * Measures durable appends through the log's adapter against pgbench's durable inserts of one row,
 * on one server.
 */
export async function benchAppends(server: BenchServer): Promise<Figure[]> {
  const url = await server.createLog('bench_appends');
  const log = new PostgresEventLog({ url });
  const insert = (clients: number) => series(() => insertsPerSecond(url, clients, seconds));
  const append = (callers: number, events: number) =>
    series(() => eventsPerSecond(log, callers, events));
  const [inserts1, appends1, batches1] = [insert(1), append(1, 1), append(1, batchEvents)];
  const [inserts8, appends8] = [insert(8), append(8, 1)];
  try {
    await interleave(rounds, [inserts1, appends1, batches1, inserts8, appends8]);
    return [
      figure('One-event appends, 1 caller', appends1, inserts1, 0.7),
      figure('One-event appends, 8 callers', appends8, inserts8, 0.3),
      figure(`${batchEvents}-event appends, 1 caller`, batches1, inserts1, 10),
    ];
  } finally {
    await log.close();
  }
}

function figure(name: string, ours: Series, reference: Series, goal: number): Figure {
  return {
    name,
    ours: formatSpread(ours, 'events/s'),
    reference: formatSpread(reference, 'rows/s by pgbench'),
    ratio: ratioOf(ours, reference),
    goal,
  };
}

/** Returns events per second; each caller appends to its own stream, one append after another. */
async function eventsPerSecond(
  log: PostgresEventLog,
  callers: number,
  events: number,
): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1_000;
  const call = async (): Promise<number> => {
    const stream = `bench-${randomUUID()}`;
    let written = 0;
    while (performance.now() < end) {
      const expected = written === 0 ? 'no-stream' : written - 1;
      const result = await log.append(stream, expected, newEvents(events));
      if (result.outcome !== 'appended') throw new Error(`an append ended as ${result.outcome}`);
      written += events;
    }
    return written;
  };
  const counts = await Promise.all(Array.from({ length: callers }, call));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total / ((performance.now() - started) / 1_000);
}

function newEvents(count: number): NewEvent[] {
  const metadata = {
    commandId: randomUUID(),
    actor: 'bench0000001',
    occurredAt: new Date().toISOString(),
    version: 1,
  };
  return Array.from({ length: count }, () => ({
    id: randomUUID(),
    type: 'ModulePinned',
    data: { contentId: 'bench0000001', moduleId: 'bench00000010001', revision: 1 },
    metadata,
  }));
}
