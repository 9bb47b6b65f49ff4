import type { Bus } from '@parvis/contracts/log/bus.ts';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import {
  beginAnew,
  type Checkpoint,
  insertPassed,
  resumeReader,
  selectCheckpoints,
} from './checkpoints.ts';
import { endOf, type ReadableLog } from './place.ts';
import type { Reactor } from './reactor.ts';
import { type ReactorPace, ReactorRunner } from './reactor-runner.ts';

export interface ReactorEngineParts {
  readonly log: ReadableLog;
  /** Each reactor that runs keeps one connection. */
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly reactors: readonly Reactor[];
  /** True for the event types of this build's contracts. */
  readonly isKnown: (type: string) => boolean;
  readonly pace?: Partial<ReactorPace>;
  /** Called after mails were put into the outbox. */
  readonly onOrders?: () => void;
  /** Told the kind of trouble that passes: lost connections, another process at work. */
  readonly onTrouble?: (reactor: string, trouble: string) => void;
}

export interface ReactorEngine {
  /** Begins to react; without it the engine only answers and takes operators' wishes. */
  start(): void;
  /** Resolves once no reactor acts any more. */
  stop(): Promise<void>;
  /** How every reactor that ever ran stands. */
  statuses(): Promise<readonly Checkpoint[]>;
  /** Lets a stopped reactor try again. False when it was not stopped. */
  retry(name: string): Promise<boolean>;
  /**
   * Lets a failed reactor pass its event over, and a detached one begin anew at the end of the log;
   * `by` is the account that says so. False when it was not stopped.
   */
  skip(name: string, by: string): Promise<boolean>;
}

const defaultPace: ReactorPace = { pollMs: 500, standbyMs: 1_000, batchSize: 500 };

/** Runs reactors over a log, each with its own checkpoint: one that fails stops alone. */
export function createReactorEngine(parts: ReactorEngineParts): ReactorEngine {
  const { log, pool, bus, clock, reactors } = parts;
  const runners = new Map(reactors.map((reactor) => [reactor.name, runnerOf(reactor, parts)]));
  const names = [...runners.keys()];
  let unsubscribe = () => {};
  const resume = async (name: string) => {
    const resumed = await resumeReader(pool, name);
    runners.get(name)?.wake();
    return resumed;
  };
  return {
    start() {
      unsubscribe = bus.subscribe((hint) => {
        if (hint.about === 'log') for (const runner of runners.values()) runner.wake();
      });
      for (const runner of runners.values()) runner.start();
    },
    async stop() {
      unsubscribe();
      await Promise.all([...runners.values()].map((runner) => runner.stop()));
    },
    statuses: () => selectCheckpoints(pool, names),
    retry: resume,
    async skip(name, by) {
      const [stopped] = await selectCheckpoints(pool, [name]);
      if (stopped === undefined || stopped.state === 'running') return false;
      if (stopped.failure !== null)
        await insertPassed(pool, name, [stopped.failure.eventId], clock.now(), by);
      if (stopped.state === 'failed') return resume(name);
      await beginAnew(pool, name, await endOf(log));
      runners.get(name)?.wake();
      return true;
    },
  };
}

function runnerOf(reactor: Reactor, parts: ReactorEngineParts): ReactorRunner {
  return new ReactorRunner(reactor, {
    log: parts.log,
    pool: parts.pool,
    now: () => parts.clock.now(),
    isKnown: parts.isKnown,
    pace: { ...defaultPace, ...parts.pace },
    onOrders: parts.onOrders ?? (() => undefined),
    onTrouble: parts.onTrouble ?? (() => undefined),
  });
}
