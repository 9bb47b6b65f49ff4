import {
  Follower,
  type FollowerPace,
  type LogConsumer,
} from '@parvis/projections/follower/follower.ts';
import { beforeAllEvents, containsPlace, endOf } from '@parvis/projections/follower/place.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Pool, PoolClient } from 'pg';
import {
  type Checkpoint,
  insertCheckpoint,
  moveCheckpoint,
  resumeReader,
  selectCheckpoints,
  stopReader,
} from './checkpoints.ts';
import { type ReadableEvents, reactToEvents } from './react-to-events.ts';
import type { Reactor } from './reactor.ts';

/** The polling interval of a reactor, and its batch size in events. */
export interface ReactorPace extends FollowerPace {
  readonly batchSize: number;
}

/** A batch may be shorter than requested and still not be the last; one this short is. */
const backlogEvents = 16;

export interface ReactorFollowerDeps {
  readonly log: ReadableLog;
  readonly pool: Pool;
  readonly now: () => Date;
  readonly readableEvents: ReadableEvents;
  readonly pace: ReactorPace;
  /** Called after e-mails were put into the outbox. */
  readonly onOrders: () => void;
  /** Called with an error from which the reactor recovers automatically. */
  readonly onError: (reactor: string, error: unknown) => void;
}

/** Runs one reactor over the log, batch by batch. */
class Reacting implements LogConsumer {
  readonly #reactor: Reactor;
  readonly #parts: ReactorFollowerDeps;
  #compared = false;

  constructor(reactor: Reactor, parts: ReactorFollowerDeps) {
    this.#reactor = reactor;
    this.#parts = parts;
  }

  get lockName(): string {
    return `parvis reactor ${this.#reactor.name}`;
  }

  /** Retries a stopped reactor, because the build may be a newer one. */
  async begin(client: PoolClient): Promise<void> {
    await resumeReader(client, this.#reactor.name);
    this.#compared = false;
  }

  /** Handles one batch. Returns false when there was nothing to do, or the reactor may not run. */
  async handleBatch(client: PoolClient): Promise<boolean> {
    const checkpoint = await this.#checkpoint(client);
    if (checkpoint.state !== 'running') {
      this.#compared = false;
      return false;
    }
    if (!this.#compared) {
      await this.#compare(client, checkpoint);
      return true;
    }
    const { log, pace, readableEvents, now } = this.#parts;
    const events = await log.readAll(checkpoint.place.position, pace.batchSize);
    if (events.length === 0) return false;
    const parts = { client, reactor: this.#reactor, readableEvents, now };
    if ((await reactToEvents(parts, checkpoint, events)) > 0) this.#parts.onOrders();
    // At the end of the log, the next hint or poll reports when there is more.
    return events.length >= Math.min(pace.batchSize, backlogEvents);
  }

  async #checkpoint(client: PoolClient): Promise<Checkpoint> {
    const { name, begins } = this.#reactor;
    const [found] = await selectCheckpoints(client, [name]);
    if (found !== undefined) return found;
    const began = begins === 'with-the-log' ? beforeAllEvents : await endOf(this.#parts.log);
    await insertCheckpoint(client, name, began);
    return this.#checkpoint(client);
  }

  /**
   * Compares the checkpoint with the log. After the log was restored from a backup, reading
   * restarts where the reactor began: handled events are recorded, so only new ones are handled.
   */
  async #compare(client: PoolClient, checkpoint: Checkpoint): Promise<void> {
    const { log } = this.#parts;
    this.#compared = true;
    if (await containsPlace(log, checkpoint.place)) return;
    if (await containsPlace(log, checkpoint.began))
      await moveCheckpoint(client, checkpoint, checkpoint.began);
    else await stopReader(client, checkpoint.name, 'detached', null);
  }
}

/** Creates the follower that runs a reactor over the log. */
export function createReactorFollower(reactor: Reactor, parts: ReactorFollowerDeps): Follower {
  const { pool, pace, onError } = parts;
  return new Follower(new Reacting(reactor, parts), {
    pool,
    pace,
    onError: (cause) => onError(reactor.name, cause),
  });
}
