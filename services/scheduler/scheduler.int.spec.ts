import { setTimeout } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { InMemoryEventLog } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import { RecordingBus } from '@parvis/projections/engine/testing/in-process-bus.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { LogReader } from '@parvis/projections/follower/log-reader.ts';
import { UnannouncedChanges } from '@parvis/projections/follower/unannounced-changes.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ManualClock } from '../adapters/testing/manual-clock.ts';
import { type ScheduledJob, Scheduler } from './scheduler.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const minuteMs = 60_000;

const noon = Date.UTC(2026, 1, 1, 12);

/** Changes that never notify anybody. */
const neverNotifies = { subscribe: () => () => undefined };

function started(
  jobs: readonly ScheduledJob[],
  clock = new ManualClock(noon),
  given?: Pick<UnannouncedChanges, 'subscribe'>,
) {
  const errors: string[] = [];
  const done: string[] = [];
  const onError = (cause: unknown, job: string) => errors.push(`${job}: ${String(cause)}`);
  const bus = new RecordingBus();
  const changes = new UnannouncedChanges(bus);
  const reader = new LogReader({
    log: new InMemoryEventLog(),
    pool: db.pool,
    bus,
    pace: { pollMs: 5 },
    onError: (cause) => onError(cause, 'reader'),
  });
  const scheduler = new Scheduler({
    jobs,
    clock,
    changes: given ?? changes,
    everyMs: 5,
    onError,
    onDone: (job, at) => done.push(`${job} ${at.toISOString().slice(11, 16)}`),
  });
  scheduler.start(reader);
  reader.start();
  const stop = async () => {
    await scheduler.stop();
    await reader.stop();
    changes.stop();
  };
  onTestFinished(stop);
  return { clock, errors, done, stop };
}

function countingJob(name: string, everyMs: number) {
  const runs: string[] = [];
  const run = async (now: Date) => {
    runs.push(now.toISOString().slice(11, 16));
  };
  return { runs, job: { name, everyMs, run } };
}

test('a job runs at the start, and again each time its interval has passed', async () => {
  const often = countingJob('often', minuteMs);
  const rarely = countingJob('rarely', 10 * minuteMs);
  const { clock } = started([often.job, rarely.job]);
  await until(async () => rarely.runs.length === 1);
  clock.advance(minuteMs);
  await until(async () => often.runs.length === 2);
  clock.advance(9 * minuteMs);
  await until(async () => rarely.runs.length === 2);
  expect(often.runs).toEqual(['12:00', '12:01', '12:10']);
  expect(rarely.runs).toEqual(['12:00', '12:10']);
});

test('a job that fails is reported and retried, and does not delay others', async () => {
  let fails = true;
  const failing: ScheduledJob = {
    name: 'failing',
    everyMs: minuteMs,
    run: async () => {
      if (fails) throw new Error('away');
    },
  };
  const other = countingJob('other', minuteMs);
  const { clock, errors, done } = started([failing, other.job]);
  await until(async () => other.runs.length === 1);
  expect(errors).toEqual(['failing: Error: away']);
  expect(done).toEqual(['other 12:00']);
  fails = false;
  clock.advance(minuteMs);
  await until(async () => done.length === 3);
  expect(done.toSorted()).toEqual(['failing 12:01', 'other 12:00', 'other 12:01']);
  expect(errors).toHaveLength(1);
});

test('a long job does not delay others, is not started twice, and ends before another process leads', async () => {
  let mayEnd = false;
  const order: string[] = [];
  const long: ScheduledJob = {
    name: 'long',
    everyMs: minuteMs,
    run: async () => {
      order.push('begun');
      await until(async () => mayEnd);
      await setTimeout(50);
      order.push('ended');
    },
  };
  const { runs, job } = countingJob('job', minuteMs);
  const { clock, stop } = started([long, job]);
  await until(async () => runs.length === 1);
  clock.advance(minuteMs);
  await until(async () => runs.length === 2);
  mayEnd = true;
  await stop();
  order.push('stopped');
  expect(order).toEqual(['begun', 'ended', 'stopped']);
});

test('a job whose read model is not built yet is retried silently', async () => {
  let isMade = false;
  const { runs, job } = countingJob('early', minuteMs);
  const run = async (now: Date) => {
    await job.run(now);
    if (!isMade) throw new ReadModelNotServed('no rows yet');
  };
  const { clock, errors } = started([{ ...job, run }]);
  await until(async () => runs.length === 1);
  isMade = true;
  clock.advance(minuteMs);
  await until(async () => runs.length === 2);
  expect(errors).toEqual([]);
});

test('one of two processes runs the jobs, and the other takes over when it stops', async () => {
  const clock = new ManualClock(noon);
  const one = countingJob('job', minuteMs);
  const other = countingJob('job', minuteMs);
  const first = started([one.job], clock);
  await until(async () => one.runs.length === 1);
  started([other.job], clock);
  clock.advance(minuteMs);
  await until(async () => one.runs.length === 2);
  expect(other.runs).toEqual([]);
  await first.stop();
  await until(async () => other.runs.length === 1);
  expect(one.runs).toHaveLength(2);
});

test('a process that lost its connection and its successor do not both lead', async () => {
  const clock = new ManualClock(noon);
  const { runs, job } = countingJob('job', minuteMs);
  const { errors } = started([job], clock);
  await until(async () => runs.length === 1);
  await db.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
     and database = (select oid from pg_database where datname = current_database())`,
  );
  // Who leads anew runs every job, whenever it last ran.
  await until(async () => runs.length === 2);
  clock.advance(minuteMs);
  await until(async () => runs.length === 3);
  expect(new Set(errors.map((error) => error.split(':')[0]))).toEqual(new Set(['reader']));
});

/** A job with work that is due at some times. */
function waitingJob(...dueAt: number[]) {
  const looks: string[] = [];
  const { runs, job } = countingJob('waiting', 2_000);
  const waiting: ScheduledJob = {
    ...job,
    async nextDue(now) {
      looks.push(now.toISOString().slice(11, 16));
      return dueAt.length === 0 ? undefined : new Date(Math.min(...dueAt));
    },
    async run(now) {
      dueAt.splice(0, dueAt.length, ...dueAt.filter((at) => at > now.getTime()));
      await job.run(now);
    },
  };
  return { dueAt, looks, runs, job: waiting };
}

test('work runs at its time although nobody announces anything, and is not looked for before', async () => {
  const { looks, runs, job } = waitingJob(noon + 10 * minuteMs);
  const often = countingJob('often', minuteMs);
  const { clock } = started([job, often.job], new ManualClock(noon), neverNotifies);
  await until(async () => looks.length === 1);
  for (let minutes = 1; minutes < 10; minutes += 1) {
    clock.advance(minuteMs);
    await until(async () => often.runs.length === minutes + 1);
  }
  expect([looks, runs]).toEqual([['12:00'], []]);
  clock.advance(minuteMs);
  await until(async () => runs.length === 1);
  expect(runs).toEqual(['12:10']);
});

test('work that was stored meanwhile is found by the next poll, and runs at its time', async () => {
  const { dueAt, looks, runs, job } = waitingJob();
  const { clock } = started([job]);
  await until(async () => looks.length > 0);
  dueAt.push(noon + 3 * minuteMs);
  // Any transaction that writes.
  await db.pool.query('create table stored ()');
  clock.advance(2 * minuteMs);
  await until(async () => looks.includes('12:02'));
  expect(runs).toEqual([]);
  clock.advance(minuteMs);
  await until(async () => runs.length === 1);
  expect(runs).toEqual(['12:03']);
});

test('the process that takes over looks for the work that the other one left', async () => {
  const clock = new ManualClock(noon);
  const dueAt = noon + 5 * minuteMs;
  const [one, other] = [waitingJob(dueAt), waitingJob(dueAt)];
  const first = started([one.job], clock, neverNotifies);
  await until(async () => one.looks.length === 1);
  started([other.job], clock, neverNotifies);
  await first.stop();
  clock.advance(6 * minuteMs);
  await until(async () => other.runs.length === 1);
  expect(one.runs).toEqual([]);
});

test('a job that settles what is left runs after something was stored, once more, and while it finds anything', async () => {
  const { runs, job } = countingJob('settling', minuteMs);
  let left = 0;
  const settling: ScheduledJob = {
    ...job,
    isAfterChanges: true,
    async run(now) {
      await job.run(now);
      return left;
    },
  };
  const often = countingJob('often', minuteMs);
  let store = () => {};
  const given = {
    subscribe({ look }: { look: () => void }) {
      store = look;
      return () => undefined;
    },
  };
  const { clock } = started([settling, often.job], new ManualClock(noon), given);
  const passMinutes = async (count: number) => {
    for (let passed = 0; passed < count; passed += 1) {
      const before = often.runs.length;
      if (before > 0) clock.advance(minuteMs);
      await until(async () => often.runs.length > before);
    }
  };
  await passMinutes(5);
  expect(runs).toEqual(['12:00', '12:01']);
  store();
  await passMinutes(4);
  expect(runs.slice(2)).toEqual(['12:05', '12:06']);
  left = 1;
  store();
  await passMinutes(3);
  left = 0;
  await passMinutes(4);
  expect(runs.slice(4)).toEqual(['12:09', '12:10', '12:11', '12:12']);
});
