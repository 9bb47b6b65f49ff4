import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Bus } from '@parvis/contracts/log/bus.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import type { Pool } from 'pg';
import { listUnled } from '../follower/list-unled.ts';
import type { Following, LogReader } from '../follower/log-reader.ts';
import type { ReadableLog } from '../follower/readable-log.ts';
import { inGroups } from '../postgres/in-groups.ts';
import { withTimeout } from '../postgres/with-timeout.ts';
import { type BuiltFirst, FirstBuilds } from './first-builds.ts';
import type {
  Projection,
  ProjectionFailure,
  ProjectionProgress,
  ProjectionStatus,
} from './projection.ts';
import { ProjectionRows, type ProjectorDeps } from './projector.ts';
import { createReadGate, type WaitUntil } from './read-gate.ts';
import { requestRebuild } from './request-rebuild.ts';
import {
  clearFailure,
  type Move,
  moveCheckpoints,
  readSlots,
  readStates,
  type Slot,
  skipFailures,
} from './slots.ts';

export interface EngineDeps {
  readonly log: ReadableLog;
  /** Database of the read models, with `projectionStateSql` in it. */
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: { now(): Date };
  readonly projections: readonly Projection[];
  /** Which are built before the others when none has been served yet. */
  readonly builtFirst?: BuiltFirst;
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
  /**
   * Starts projecting what a reader reads; until then the engine only reports and accepts operators'
   * requests.
   */
  start(reader: LogReader): void;
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

/** A hint names at most this many tags: readers find the others in the database. */
const maxHintedTags = 500;
/** How long reading the log may delay the status, in milliseconds. */
const logTimeoutMs = 800;

/** Runs projections over a log, each with its own position and state: one that fails stops alone. */
export function createProjectionEngine(parts: EngineDeps): ProjectionEngine {
  const { log, pool, bus, projections } = parts;
  const names = projections.map(({ name }) => name);
  const states = { changes: 0 };
  const followings = new Map<string, Following>();
  let endWatch = () => {};
  return {
    start(reader) {
      const firstBuilds = new FirstBuilds(pool, parts.builtFirst);
      const pass = inGroups((moves: readonly Move[]) => moveCheckpoints(pool, moves));
      for (const projection of projections) {
        const { name } = projection;
        const rows = makeRows(projection, parts, {
          pages: reader.pages,
          pass,
          states,
          firstBuilds,
        });
        const onError = (cause: unknown) => parts.onError?.(name, cause);
        followings.set(name, reader.follow(rows, { name, lockName: lockNameOf(name), onError }));
      }
      let seen = '';
      endWatch = reader.watch(async () => {
        const found = await readStates(pool, names);
        if (found !== seen) states.changes += 1;
        seen = found;
        return found;
      });
    },
    async stop() {
      endWatch();
      await Promise.all([...followings.values()].map((following) => following.stop()));
    },
    waitUntil: createReadGate(pool, bus),
    statuses: () => readStatuses(parts, log),
    async unled() {
      const unled = await listUnled(pool, names.map(lockNameOf));
      return names.filter((name) => unled.includes(lockNameOf(name)));
    },
    ...operatorsRequests(parts, (name) => {
      states.changes += 1;
      followings.get(name)?.wakeUp();
    }),
  };
}

function lockNameOf(name: string): string {
  return `parvis projection ${name}`;
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

function makeRows(
  projection: Projection,
  parts: EngineDeps,
  shared: Pick<ProjectorDeps, 'pages' | 'pass' | 'states' | 'firstBuilds'>,
): ProjectionRows {
  return new ProjectionRows(projection, {
    ...shared,
    log: parts.log,
    pool: parts.pool,
    now: () => parts.clock.now(),
    onCommit: (name, position, tags) => {
      const hinted = [...new Set(tags)].slice(0, maxHintedTags);
      parts.bus.publish({ about: 'projection', projection: name, position, tags: hinted });
    },
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
  const lagAfter = measureLags(log, clock);
  return Promise.all(
    projections.map(async ({ name, version }): Promise<ProjectionStatus> => {
      const live = slots.find((slot) => slot.name === name && slot.slot === 'live');
      const next = slots.find((slot) => slot.name === name && slot.slot === 'next');
      const progress = live === undefined ? initialProgress(version) : toProgress(live);
      return {
        name,
        ...progress,
        lagMs: await lagAfter(progress.position),
        rebuild: next === undefined ? null : toProgress(next),
      };
    }),
  );
}

function initialProgress(version: number): ProjectionProgress {
  return { state: 'new', version, position: startOfLog, failure: null };
}

function toProgress({ state, version, position, failure }: Slot): ProjectionProgress {
  return { state, version, position, failure };
}

/**
 * Returns the age of the oldest event after a position, in milliseconds. Null when the log does not
 * respond in time, since status pages must still work. Projections at one position share one read
 * of the log.
 */
function measureLags(
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
