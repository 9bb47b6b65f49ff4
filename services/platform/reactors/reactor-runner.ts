import { pauseAfter } from '@parvis/projections/platform/passing-trouble.ts';
import { Wake } from '@parvis/projections/platform/wake.ts';
import type { Pool, PoolClient } from 'pg';
import {
  type Checkpoint,
  insertCheckpoint,
  moveCheckpoint,
  resumeReader,
  selectCheckpoints,
  stopReader,
} from './checkpoints.ts';
import { beforeEverything, endOf, holds, type ReadableLog } from './place.ts';
import { reactToEvents } from './react-to-events.ts';
import type { Reactor } from './reactor.ts';

/** How often a reactor looks, in milliseconds, and how much it takes at once, in events. */
export interface ReactorPace {
  readonly pollMs: number;
  /** Time between tries to take over from another process. */
  readonly standbyMs: number;
  readonly batchSize: number;
}

export interface RunnerParts {
  readonly log: ReadableLog;
  readonly pool: Pool;
  readonly now: () => Date;
  readonly isKnown: (type: string) => boolean;
  readonly pace: ReactorPace;
  /** Called after mails were put into the outbox. */
  readonly onOrders: () => void;
  /** Called with the kind of trouble that the runner goes on from by itself. */
  readonly onTrouble: (reactor: string, trouble: string) => void;
}

/**
 * Keeps one reactor up with the log. It leads while its connection holds the reactor's advisory lock,
 * and commits over that very connection; other processes stand by.
 */
export class ReactorRunner {
  readonly #reactor: Reactor;
  readonly #parts: RunnerParts;
  readonly #wake = new Wake();
  #compared = false;
  #stopping = false;
  #running: Promise<void> | undefined;

  constructor(reactor: Reactor, parts: RunnerParts) {
    this.#reactor = reactor;
    this.#parts = parts;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Says that there may be something to do. */
  wake(): void {
    this.#wake.ring();
  }

  /** Resolves when the batch in hand is committed and the lock is given back. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake.ring();
    await this.#running;
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping) {
      let pause = this.#parts.pace.standbyMs;
      try {
        await this.#lead(() => {
          failures = 0;
        });
      } catch (cause) {
        failures += 1;
        pause = pauseAfter(failures);
        this.#parts.onTrouble(this.#reactor.name, nameOfTrouble(cause));
      }
      if (!this.#stopping) await this.#wake.sleep(pause);
    }
  }

  /** Leads until stopped; returns at once when another process leads. */
  async #lead(onProgress: () => void): Promise<void> {
    const client = await this.#parts.pool.connect();
    // A lost connection also rejects the statement in hand; unheard here it would end the process.
    client.on('error', () => undefined);
    try {
      if (!(await takeLead(client, this.#reactor.name))) return;
      // Whoever begins to lead gives a stopped reactor another try: the build may be a newer one.
      await resumeReader(client, this.#reactor.name);
      this.#compared = false;
      while (!this.#stopping) {
        const progressed = await this.#round(client);
        onProgress();
        if (!progressed) await this.#wake.sleep(this.#parts.pace.pollMs);
      }
    } finally {
      // Closing the connection is what gives the lead back.
      client.release(true);
    }
  }

  /** One batch. False when there was nothing to do, or nothing may be done. */
  async #round(client: PoolClient): Promise<boolean> {
    const checkpoint = await this.#checkpoint(client);
    if (checkpoint.state !== 'running') {
      this.#compared = false;
      return false;
    }
    if (!this.#compared) {
      await this.#compare(client, checkpoint);
      return true;
    }
    const { log, pace, isKnown, now } = this.#parts;
    const events = await log.readAll(checkpoint.place.position, pace.batchSize);
    if (events.length === 0) return false;
    const parts = { client, reactor: this.#reactor, isKnown, now };
    if ((await reactToEvents(parts, checkpoint, events)) > 0) this.#parts.onOrders();
    return true;
  }

  async #checkpoint(client: PoolClient): Promise<Checkpoint> {
    const { name, begins } = this.#reactor;
    const [found] = await selectCheckpoints(client, [name]);
    if (found !== undefined) return found;
    const began = begins === 'with-the-log' ? beforeEverything : await endOf(this.#parts.log);
    await insertCheckpoint(client, name, began);
    return this.#checkpoint(client);
  }

  /**
   * Compares the checkpoint with the log. When the log came back from a backup, reading begins again
   * where the reactor began: what was acted on is written down, so only what is new is acted on.
   */
  async #compare(client: PoolClient, checkpoint: Checkpoint): Promise<void> {
    const { log } = this.#parts;
    this.#compared = true;
    if (await holds(log, checkpoint.place)) return;
    if (await holds(log, checkpoint.began))
      await moveCheckpoint(client, checkpoint, checkpoint.began);
    else await stopReader(client, checkpoint.name, 'detached', null);
  }
}

async function takeLead(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [`parvis reactor ${name}`],
  );
  return rows[0]?.taken === true;
}

/** Names the trouble without its words, which may repeat what somebody told us. */
function nameOfTrouble(cause: unknown): string {
  return cause instanceof Error ? cause.name : typeof cause;
}
