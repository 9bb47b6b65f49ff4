import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { eventTypesExcept } from '@parvis/projections/follower/event-catalogue.ts';
import { type LogConsumer, untilWoken } from '@parvis/projections/follower/follower.ts';
import { NeededPages } from '@parvis/projections/follower/needed-pages.ts';
import { beforeAllEvents, containsPlace, readEnd } from '@parvis/projections/follower/place.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { SharedPages } from '@parvis/projections/follower/shared-pages.ts';
import type { Pool } from 'pg';
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

export interface ReactingDeps {
  readonly log: ReadableLog;
  readonly pages: SharedPages;
  readonly pool: Pool;
  readonly now: () => Date;
  readonly readableEvents: ReadableEvents;
  /** The number of events that are reacted to in one transaction. */
  readonly batchSize: number;
  /** Called after e-mails were put into the outbox. */
  readonly onOrders: () => void;
}

/** Runs one reactor over the log, batch by batch. */
export class Reacting implements LogConsumer {
  readonly #reactor: Reactor;
  readonly #parts: ReactingDeps;
  readonly #pages: NeededPages;
  /** The running checkpoint after the last batch; undefined when it has to be read. */
  #known: Checkpoint | undefined;
  /** What follows it of the page that is being read. */
  #rest: readonly RecordedEvent[] = [];

  constructor(reactor: Reactor, parts: ReactingDeps) {
    this.#reactor = reactor;
    this.#parts = parts;
    this.#pages = new NeededPages(parts.pages, eventTypesExcept(reactor.handles));
  }

  /** Retries a stopped reactor, because the build may be a newer one. */
  async begin(): Promise<void> {
    this.#known = undefined;
    this.#rest = [];
    await resumeReader(this.#parts.pool, this.#reactor.name);
  }

  /** Handles one batch, unless there is nothing to do, or the reactor may not run. */
  async handleBatch(): Promise<number> {
    const { pages, batchSize } = this.#parts;
    const checkpoint = this.#known ?? (await this.#comparedCheckpoint());
    this.#known = checkpoint;
    if (checkpoint === undefined || pages.isEnd(checkpoint.place.position)) return untilWoken;
    const { end } = pages;
    const page =
      this.#rest.length > 0 ? this.#rest : await this.#pages.read(checkpoint.place.position);
    const events = page.slice(0, batchSize);
    if (events.length === 0) return untilWoken;
    const done = await reactToEvents(
      { ...this.#parts, reactor: this.#reactor },
      checkpoint,
      events,
    );
    if (done.ordered > 0) this.#parts.onOrders();
    this.#known = done.checkpoint;
    this.#rest = done.checkpoint === undefined ? [] : page.slice(batchSize);
    const last = done.checkpoint?.place.position;
    // The order of waking decides when it handles what was appended meanwhile.
    return last !== undefined && end !== undefined && last >= end ? untilWoken : 0;
  }

  /** Returns the checkpoint, which the log contains; undefined when the reactor may not run. */
  async #comparedCheckpoint(): Promise<Checkpoint | undefined> {
    const checkpoint = await this.#checkpoint();
    return checkpoint.state === 'running' ? this.#compare(checkpoint) : undefined;
  }

  async #checkpoint(): Promise<Checkpoint> {
    const { pool, log } = this.#parts;
    const { name, begins } = this.#reactor;
    const [found] = await selectCheckpoints(pool, [name]);
    if (found !== undefined) return found;
    await insertCheckpoint(
      pool,
      name,
      begins === 'with-the-log' ? beforeAllEvents : await readEnd(log),
    );
    return this.#checkpoint();
  }

  /**
   * Compares the checkpoint with the log. After the log was restored from a backup, reading
   * restarts where the reactor began: handled events are recorded, so only new ones are handled.
   */
  async #compare(checkpoint: Checkpoint): Promise<Checkpoint | undefined> {
    const { log, pool } = this.#parts;
    const { name, place, began } = checkpoint;
    if (await containsPlace(log, place)) return checkpoint;
    const isBegun = await containsPlace(log, began);
    if (!isBegun) await stopReader(pool, name, 'detached', null);
    else if (await moveCheckpoint(pool, checkpoint, began)) return { ...checkpoint, place: began };
    return undefined;
  }
}
