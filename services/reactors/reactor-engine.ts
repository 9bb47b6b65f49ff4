import type { Following, LogReader } from '@parvis/projections/follower/log-reader.ts';
import { containsPlace, readEnd } from '@parvis/projections/follower/place.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import {
  type Checkpoint,
  insertHandled,
  restartReader,
  resumeReader,
  selectCheckpoints,
  statesOfCheckpoints,
} from './checkpoints.ts';
import type { ReadableEvents } from './react-to-events.ts';
import { Reacting } from './reacting.ts';
import type { Reactor } from './reactor.ts';

export interface ReactorEngineDeps {
  readonly log: ReadableLog;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly reactors: readonly Reactor[];
  /** The events that a reactor handles; throws at one that this build cannot read. */
  readonly readableEvents: ReadableEvents;
  /** The number of events that are reacted to in one transaction. */
  readonly batchSize?: number;
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
  /**
   * Starts reacting to what a reader reads; until then, the engine only reports and accepts
   * operators' requests.
   */
  start(reader: LogReader): void;
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

/** Runs reactors over a log, each with its own checkpoint: one that fails stops alone. */
export function createReactorEngine(parts: ReactorEngineDeps): ReactorEngine {
  const { log, pool, clock, reactors } = parts;
  const names = reactors.map(({ name }) => name);
  const followings = new Map<string, Following>();
  let endWatch = () => {};
  const resume = async (name: string) => {
    const resumed = await resumeReader(pool, name);
    followings.get(name)?.wakeUp();
    return resumed;
  };
  return {
    start(reader) {
      for (const reactor of reactors) followings.set(reactor.name, follow(reader, reactor, parts));
      // Another process may resume a reactor for an operator.
      endWatch = reader.watch(() => statesOfCheckpoints(pool, names));
    },
    async stop() {
      endWatch();
      await Promise.all([...followings.values()].map((following) => following.stop()));
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
      await restartReader(pool, name, await readEnd(log));
      followings.get(name)?.wakeUp();
      return true;
    },
  };
}

function follow(reader: LogReader, reactor: Reactor, parts: ReactorEngineDeps): Following {
  const { clock, onOrders = () => undefined, onError, batchSize = 500 } = parts;
  const { pages } = reader;
  const now = () => clock.now();
  const consumer = new Reacting(reactor, { ...parts, batchSize, now, onOrders, pages });
  return reader.follow(consumer, {
    name: `reactor ${reactor.name}`,
    lockName: `parvis reactor ${reactor.name}`,
    onError: (cause) => onError?.(reactor.name, cause),
  });
}
