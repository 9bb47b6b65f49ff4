import type { Bus } from '@parvis/contracts/log/bus.ts';
import type { Follower } from '@parvis/projections/follower/follower.ts';
import { LogWatch } from '@parvis/projections/follower/log-watch.ts';
import { containsPlace, endOf } from '@parvis/projections/follower/place.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import {
  type Checkpoint,
  insertHandled,
  restartReader,
  resumeReader,
  selectCheckpoints,
  versionsOfCheckpoints,
} from './checkpoints.ts';
import type { ReadableEvents } from './react-to-events.ts';
import type { Reactor } from './reactor.ts';
import { createReactorFollower, type ReactorPace } from './reactor-follower.ts';

/**
 * The pace of reactors, and how often the log is checked for all of them, to make up for lost
 * hints.
 */
export interface EnginePace extends ReactorPace {
  readonly lookMs: number;
}

export interface ReactorEngineDeps {
  readonly log: ReadableLog;
  /** Each running reactor keeps one connection. */
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly reactors: readonly Reactor[];
  /** The events that a reactor handles; throws at one that this build cannot read. */
  readonly readableEvents: ReadableEvents;
  readonly pace?: Partial<EnginePace>;
  /** Called after e-mails were put into the outbox. */
  readonly onOrders?: () => void;
  /**
   * Called with an error from which a reactor recovers, such as a lost connection; its message may
   * repeat personal data.
   */
  readonly onError?: (reactor: string, error: unknown) => void;
}

/** A reactor's checkpoint, compared with the log. */
export interface ReactorStatus extends Checkpoint {
  /**
   * False while the log does not contain the checkpoint's position: the log was restored from a
   * backup, and the reactor has not compared its checkpoint with it yet, so the position is
   * meaningless.
   */
  readonly isInLog: boolean;
}

export interface ReactorEngine {
  /** Starts the reactors; until then, the engine only reports and accepts operators' requests. */
  start(): void;
  /** Resolves once no reactor is running. */
  stop(): Promise<void>;
  /** Returns the status of every reactor that ever ran. @throws LogUnavailable */
  statuses(): Promise<readonly ReactorStatus[]>;
  /** Retries a stopped reactor; returns false when it was not stopped. */
  retry(name: string): Promise<boolean>;
  /**
   * Makes a failed reactor skip its event, or restarts a detached one at the end of the log; `by`
   * is the operator's account. Returns false when it was not stopped.
   */
  skip(name: string, by: string): Promise<boolean>;
}

/**
 * How long reactors leave the CPU to the work that visitors and editors wait for, in milliseconds.
 */
const afterHintMs = 50;
const defaultPace: EnginePace = {
  lookMs: 5_000,
  pollMs: 60_000,
  standbyMs: 1_000,
  batchSize: 500,
};

/** Runs reactors over a log, each with its own checkpoint: one that fails stops alone. */
export function createReactorEngine(parts: ReactorEngineDeps): ReactorEngine {
  const { log, pool, bus, clock, reactors } = parts;
  const pace = { ...defaultPace, ...parts.pace };
  const followers = new Map(reactors.map((one) => [one.name, followerOf(one, parts, pace)]));
  const names = [...followers.keys()];
  const wakeAll = () => {
    for (const follower of followers.values()) follower.wakeUp();
  };
  const watch = new LogWatch({
    everyMs: pace.lookMs,
    // Another process may have resumed a reactor for an operator.
    look: async () => `${await log.head()} ${await versionsOfCheckpoints(pool, names)}`,
    onChange: wakeAll,
    onError: (cause) => parts.onError?.('log-watch', cause),
  });
  let unsubscribe = () => {};
  let timer: NodeJS.Timeout | undefined;
  const resume = async (name: string) => {
    const resumed = await resumeReader(pool, name);
    followers.get(name)?.wakeUp();
    return resumed;
  };
  return {
    start() {
      unsubscribe = bus.subscribe((hint) => {
        if (hint.about !== 'log' || timer !== undefined) return;
        timer = setTimeout(() => {
          timer = undefined;
          wakeAll();
        }, afterHintMs);
      });
      for (const follower of followers.values()) follower.start();
      watch.start();
    },
    async stop() {
      unsubscribe();
      clearTimeout(timer);
      await watch.stop();
      await Promise.all([...followers.values()].map((follower) => follower.stop()));
    },
    statuses: async () => {
      const checkpoints = await selectCheckpoints(pool, names);
      return Promise.all(
        checkpoints.map(async (one) => ({ ...one, isInLog: await containsPlace(log, one.place) })),
      );
    },
    retry: resume,
    async skip(name, by) {
      const [stopped] = await selectCheckpoints(pool, [name]);
      if (stopped === undefined || stopped.state === 'running') return false;
      if (stopped.failure !== null)
        await insertHandled(pool, name, [stopped.failure.eventId], clock.now(), by);
      if (stopped.state === 'failed') return resume(name);
      await restartReader(pool, name, await endOf(log));
      followers.get(name)?.wakeUp();
      return true;
    },
  };
}

function followerOf(reactor: Reactor, parts: ReactorEngineDeps, pace: ReactorPace): Follower {
  return createReactorFollower(reactor, {
    log: parts.log,
    pool: parts.pool,
    now: () => parts.clock.now(),
    readableEvents: parts.readableEvents,
    pace,
    onOrders: parts.onOrders ?? (() => undefined),
    onError: parts.onError ?? (() => undefined),
  });
}
