import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Bus } from '@parvis/contracts/log/bus.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import type { Pool } from 'pg';
import type { Follower } from '../follower/follower.ts';
import { listUnled } from '../follower/list-unled.ts';
import { LogWatch } from '../follower/log-watch.ts';
import type { ReadableLog } from '../follower/readable-log.ts';
import { inGroups } from '../postgres/in-groups.ts';
import { withTimeout } from '../postgres/with-timeout.ts';
import type {
  Projection,
  ProjectionFailure,
  ProjectionProgress,
  ProjectionStatus,
} from './projection.ts';
import { createProjector, type ProjectorDeps, type ProjectorPace } from './projector.ts';
import { createReadGate, type WaitUntil } from './read-gate.ts';
import { requestRebuild } from './request-rebuild.ts';
import { SharedPages } from './shared-pages.ts';
import {
  clearFailure,
  type Move,
  moveCheckpoints,
  readSlots,
  readStates,
  type Slot,
  skipFailures,
} from './slots.ts';
import { WakeOrder } from './wake-order.ts';

/** How often the engine looks for work without a hint. */
export interface EnginePace extends ProjectorPace {
  /**
   * How often the end of the log and operators' requests are polled, for all projections together.
   */
  readonly lookMs: number;
  /** How long the other projections wait after those that visitors depend on. */
  readonly restMs: number;
  /** The maximum total time that they wait. */
  readonly othersAfterMs: number;
}

export interface EngineDeps {
  readonly log: ReadableLog;
  /**
   * Database of the read models, with `projectionStateSql` in it. Each running projection keeps one
   * connection.
   */
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: { now(): Date };
  readonly projections: readonly Projection[];
  /** The names of the projections that receive new events before the others. */
  readonly first?: readonly string[];
  readonly pace?: Partial<EnginePace>;
  /**
   * Called with errors from which a projection recovers: lost connections, another process at work.
   */
  readonly onError?: (projection: string, cause: unknown) => void;
  /** Called when a projection stopped at an event. */
  readonly onFailure?: (projection: string, failure: ProjectionFailure) => void;
  /** Called when a projection was built from another log, and is not served until it is rebuilt. */
  readonly onDetached?: (projection: string) => void;
  /** Called with events of other applications, which projections skip. */
  readonly onForeign?: (projection: string, events: readonly RecordedEvent[]) => void;
}

export interface ProjectionEngine {
  /** Starts projecting; until then the engine only reports and accepts operators' requests. */
  start(): void;
  /** Resolves once no projection writes any more. */
  stop(): Promise<void>;
  readonly waitUntil: WaitUntil;
  /** Returns the status of every projection, in the order given. */
  statuses(): Promise<readonly ProjectionStatus[]>;
  /** Returns the names of the projections that no process keeps up to date. */
  unled(): Promise<readonly string[]>;
  /** Retries the event at which a projection failed. */
  retry(name: string): Promise<Outcome<void>>;
  /**
   * Makes a failed projection skip its event when it fails again; `by` is the operator's account.
   */
  skip(name: string, by: string): Promise<Outcome<void>>;
  /** Rebuilds the projection's rows while the present ones are served, and then replaces those. */
  rebuild(name: string): Promise<Outcome<void>>;
}

/** The default pace of projections. */
export const defaultPace: EnginePace = {
  lookMs: 1_000,
  restMs: 50,
  othersAfterMs: 100,
  pollMs: 60_000,
  standbyMs: 2_000,
  batchSize: 8_000,
};
/** A hint with more tags than this has none: readers then read the change feed. */
const maxHintedTags = 500;
/** How long reading the log may delay the status, in milliseconds. */
const logTimeoutMs = 800;

/** Runs projections over a log, each with its own position and state: one that fails stops alone. */
export function createProjectionEngine(parts: EngineDeps): ProjectionEngine {
  const { log, pool, bus, projections } = parts;
  const pace = { ...defaultPace, ...parts.pace };
  const pages = new SharedPages(log, pace.batchSize);
  const states = { changes: 0 };
  const pass = inGroups((moves: readonly Move[]) => moveCheckpoints(pool, moves));
  const projectors = new Map(
    projections.map((one) => [one.name, projectorOf(one, parts, { pace, pages, pass, states })]),
  );
  const order = new WakeOrder({
    projectors,
    first: parts.first ?? [],
    restMs: pace.restMs,
    timeoutMs: pace.othersAfterMs,
  });
  let statesSeen = '';
  const watch = new LogWatch({
    everyMs: pace.lookMs,
    async look() {
      const head = await log.head();
      pages.endIs(head);
      const found = await readStates(pool, [...projectors.keys()]);
      if (found !== statesSeen) states.changes += 1;
      statesSeen = found;
      return `${head} ${found}`;
    },
    onChange() {
      for (const projector of projectors.values()) projector.wakeUp();
    },
    onError: (cause) => parts.onError?.('log-watch', cause),
  });
  const wakeAfterRequest = (name: string) => {
    states.changes += 1;
    projectors.get(name)?.wakeUp();
  };
  let unsubscribe = () => {};
  return {
    start() {
      unsubscribe = bus.subscribe((hint) => {
        if (hint.about === 'projection') return order.passed(hint.projection, hint.position);
        if (hint.about === 'waiting') return order.wakeFor(hint.projections);
        pages.expectMore(hint.position);
        order.wake(hint.position);
      });
      for (const projector of projectors.values()) projector.start();
      watch.start();
    },
    async stop() {
      unsubscribe();
      order.wakeOthers();
      await watch.stop();
      await Promise.all([...projectors.values()].map((projector) => projector.stop()));
    },
    waitUntil: announcing(bus, createReadGate(pool, bus)),
    statuses: () => readStatuses(parts, log),
    unled: () => unledOf(pool, projectors),
    ...operatorsRequests(parts, wakeAfterRequest),
  };
}

async function unledOf(
  pool: Pool,
  projectors: ReadonlyMap<string, Follower>,
): Promise<readonly string[]> {
  const names = new Map([...projectors].map(([name, { lockName }]) => [lockName, name]));
  return (await listUnled(pool, [...names.keys()])).map((lock) => names.get(lock) ?? lock);
}

/** Wakes the projections that a reader is about to wait for, in the process that runs them. */
function announcing(bus: Bus, waitUntil: WaitUntil): WaitUntil {
  return (projections, ...others) => {
    bus.publish({ about: 'waiting', projections: [...projections] });
    return waitUntil(projections, ...others);
  };
}

/**
 * Returns the operators' requests for single projections.
 * @param wake makes a projection handle its request
 */
function operatorsRequests(
  { pool, clock, projections }: EngineDeps,
  wake: (name: string) => void,
): Pick<ProjectionEngine, 'retry' | 'skip' | 'rebuild'> {
  const isKnown = (wanted: string) => projections.some(({ name }) => name === wanted);
  return {
    async retry(name) {
      if (!isKnown(name)) return refuse('projection-not-found');
      if (!(await clearFailure(pool, name))) return refuse('projection-not-failed');
      wake(name);
      return accept(undefined);
    },
    async skip(name, by) {
      if (!isKnown(name)) return refuse('projection-not-found');
      if (!(await skipFailures(pool, name, by, clock.now())))
        return refuse('projection-not-failed');
      wake(name);
      return accept(undefined);
    },
    async rebuild(name) {
      const projection = projections.find((one) => one.name === name);
      if (projection === undefined) return refuse('projection-not-found');
      await requestRebuild(pool, projection);
      wake(name);
      return accept(undefined);
    },
  };
}

function projectorOf(
  projection: Projection,
  parts: EngineDeps,
  shared: Pick<ProjectorDeps, 'pace' | 'pages' | 'pass' | 'states'>,
): Follower {
  return createProjector(projection, {
    ...shared,
    log: parts.log,
    pool: parts.pool,
    now: () => parts.clock.now(),
    onCommit: (name, position, tags) => {
      const hinted = tags.length > maxHintedTags ? [] : [...new Set(tags)];
      parts.bus.publish({ about: 'projection', projection: name, position, tags: hinted });
    },
    onError: parts.onError ?? (() => undefined),
    onFailure: parts.onFailure ?? (() => undefined),
    onDetached: parts.onDetached ?? (() => undefined),
    onForeign: parts.onForeign ?? (() => undefined),
  });
}

async function readStatuses(
  { pool, projections, clock }: EngineDeps,
  log: ReadableLog,
): Promise<readonly ProjectionStatus[]> {
  const names = projections.map(({ name }) => name);
  const slots = await readSlots(pool, names);
  const lagAfter = lagsOf(log, clock);
  return Promise.all(
    projections.map(async ({ name, version }): Promise<ProjectionStatus> => {
      const live = slots.find((slot) => slot.name === name && slot.slot === 'live');
      const next = slots.find((slot) => slot.name === name && slot.slot === 'next');
      const progress = live === undefined ? initialProgress(version) : progressOf(live);
      return {
        name,
        ...progress,
        lagMs: await lagAfter(progress.position),
        rebuild: next === undefined ? null : progressOf(next),
      };
    }),
  );
}

function initialProgress(version: number): ProjectionProgress {
  return { state: 'new', version, position: startOfLog, failure: null };
}

function progressOf({ state, version, position, failure }: Slot): ProjectionProgress {
  return { state, version, position, failure };
}

/**
 * Returns the age of the oldest event after a position, in milliseconds. Null when the log does not
 * respond in time, since status pages must still work. Projections at one position share one read
 * of the log.
 */
function lagsOf(
  log: ReadableLog,
  clock: EngineDeps['clock'],
): (position: Position) => Promise<number | null> {
  const lags = new Map<Position, Promise<number | null>>();
  const lagAfter = async (position: Position) => {
    try {
      const [waiting] = await withTimeout(logTimeoutMs, log.readAll(position, 1));
      if (waiting === undefined) return 0;
      if (waiting.malformed !== undefined) return null;
      return Math.max(0, clock.now().getTime() - Date.parse(waiting.metadata.occurredAt));
    } catch {
      return null;
    }
  };
  return (position) => {
    const lag = lags.get(position) ?? lagAfter(position);
    lags.set(position, lag);
    return lag;
  };
}
