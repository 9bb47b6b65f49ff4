import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { onTestFinished } from 'vitest';
import { LogReader, type LogReaderDeps } from '../../follower/log-reader.ts';
import { projectionStateSql } from '../../postgres/state-sql.ts';
import { createProjectionEngine, type EngineDeps, type ProjectionEngine } from '../engine.ts';
import { type Projection, type ProjectionState, schemaOf } from '../projection.ts';
import { InMemoryEventLog } from './in-memory-event-log.ts';
import { RecordingBus } from './in-process-bus.ts';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/** A new database with the engine's tables, a log and a bus; removed when the test is over. */
export interface ProjectionWorld {
  readonly db: TestDatabase;
  readonly log: InMemoryEventLog;
  readonly bus: RecordingBus;
  /** Starts the engine of one more process; stopped when the test is over. */
  start(projections: readonly Projection[], on?: StartedOn): ProjectionEngine;
}

/**
 * The settings of an engine besides its database: another log or pace, which projections come
 * first and are built first, and callbacks for failures, detached projections and foreign events.
 */
type StartedOn = Partial<
  Pick<EngineDeps, 'builtFirst' | 'onDetached' | 'onFailure' | 'onForeign'> &
    Pick<LogReaderDeps, 'first' | 'pace'> & { readonly log: InMemoryEventLog }
>;

/** Long enough for any expected event, in milliseconds. */
export const waitLimitMs = 20_000;

export async function projectionWorld(): Promise<ProjectionWorld> {
  const db = await createTestDatabase();
  const [log, bus] = [new InMemoryEventLog(), new RecordingBus()];
  const engines: ProjectionEngine[] = [];
  await db.pool.query(projectionStateSql);
  onTestFinished(async () => {
    await Promise.all(engines.map((engine) => engine.stop()));
    await db.drop();
  });
  return {
    db,
    log,
    bus,
    start(projections, { first = [], pace, ...on } = {}) {
      for (const { name } of projections) schemaOf(name);
      const parts = { log: on.log ?? log, pool: db.pool, bus };
      const reader = new LogReader({
        ...parts,
        first,
        pace: { pollMs: 20, pageSize: 10, ...pace },
      });
      const clock = { now: () => new Date('2026-03-01T09:00:00.000Z') };
      const started = createProjectionEngine({ ...on, ...parts, clock, projections });
      const engine = {
        ...started,
        async stop() {
          await started.stop();
          await reader.stop();
        },
      };
      engines.push(engine);
      started.start(reader);
      reader.start();
      return engine;
    },
  };
}

/** Waits until a projection is in this state; fails after the test's own timeout. */
export async function waitForState(
  engine: ProjectionEngine,
  name: string,
  state: ProjectionState,
): Promise<void> {
  await until(async () => {
    const status = (await engine.statuses()).find((one) => one.name === name);
    return status?.state === state && status.rebuild === null;
  });
}

/** Waits until a condition is true; fails after the test's own timeout. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}
