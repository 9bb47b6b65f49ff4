import { isForeign } from '@parvis/contracts/log/event-families.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Pool, PoolClient } from 'pg';
import { eventTypesExcept } from '../follower/event-catalogue.ts';
import { type LogConsumer, untilWoken } from '../follower/follower.ts';
import { NeededPages } from '../follower/needed-pages.ts';
import { containsPlace } from '../follower/place.ts';
import { ReadAhead } from '../follower/read-ahead.ts';
import type { ReadableLog } from '../follower/readable-log.ts';
import type { SharedPages } from '../follower/shared-pages.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { onConnection, transactionOn } from '../postgres/transaction.ts';
import { advance, type Work } from './advance.ts';
import { type FirstBuilds, lookAgainMs } from './first-builds.ts';
import { Memories } from './memories.ts';
import type { Projection, ProjectionFailure } from './projection.ts';
import { createLive, createNext, mayReplace, switchOver } from './rebuild.ts';
import { clearFailure, placeOfSlot, readSlots, type Slot, setSlotState } from './slots.ts';

export interface ProjectorDeps {
  readonly log: ReadableLog;
  readonly pages: SharedPages;
  /** Counts the changes of slots' states that were requested or seen. */
  readonly states: { readonly changes: number };
  readonly firstBuilds: Pick<FirstBuilds, 'delay'>;
  readonly pool: Pool;
  readonly now: () => Date;
  /** Moves a checkpoint past events without effect, together with those of other projections. */
  readonly pass: Work['pass'];
  /** Called after each commit to the rows being served. */
  readonly onCommit: (projection: string, position: Position, tags: readonly string[]) => void;
  /** Called when the projection stopped at an event. */
  readonly onFailure: (projection: string, failure: ProjectionFailure) => void;
  /** Called when the log does not contain the projection's checkpoint, so that it is not served. */
  readonly onDetached: (projection: string) => void;
  /** Called with events of other applications that were skipped. */
  readonly onForeign: (projection: string, events: readonly RecordedEvent[]) => void;
}

/** Keeps one projection's rows, and those of its rebuild, up to date with the log. */
export class ProjectionRows implements LogConsumer {
  readonly #projection: Projection;
  readonly #parts: ProjectorDeps;
  readonly #readers: { live: ReadAhead; next: ReadAhead };
  #memories = new Memories();
  /**
   * The slot of the served rows after the last commit, if it is the only one; otherwise slots are
   * read.
   */
  #only: Slot | undefined;
  #statesRead = -1;
  /** The number of events handled in this process. */
  #handled = 0;

  constructor(projection: Projection, parts: ProjectorDeps) {
    this.#projection = projection;
    this.#parts = parts;
    const needless = eventTypesExcept(projection.handles);
    const reader = () => new ReadAhead(new NeededPages(parts.pages, needless));
    this.#readers = { live: reader(), next: reader() };
  }

  /** Creates missing slots, compares the checkpoints with the log, and retries failed events. */
  begin(): Promise<void> {
    this.#memories = new Memories();
    this.#only = undefined;
    return onConnection(this.#parts.pool, (client) => this.#prepare(client));
  }

  async #prepare(client: PoolClient): Promise<void> {
    await createLive(client, this.#projection);
    await clearFailure(client, this.#projection.name);
    const { live, next } = await this.#slots(client);
    if (live !== undefined) await this.#compare(client, live);
    const outdated = live !== undefined && live.version !== this.#projection.version;
    if (next !== undefined ? !(await this.#mayContinue(next)) : outdated)
      await createNext(client, this.#projection);
  }

  async #compare(client: PoolClient, live: Slot): Promise<void> {
    const isInLog = await containsPlace(this.#parts.log, placeOfSlot(live));
    if (!isInLog) {
      await setSlotState(client, live, 'detached');
      this.#parts.onDetached(live.name);
    } else if (live.state === 'detached') await setSlotState(client, live, 'booting');
  }

  async #mayContinue(next: Slot): Promise<boolean> {
    const isCurrent = next.version === this.#projection.version;
    return isCurrent && (await containsPlace(this.#parts.log, placeOfSlot(next)));
  }

  /** Returns one batch for the served rows, one for the rebuilt ones. */
  async handleBatch(): Promise<number> {
    const mayWait = this.#only === undefined;
    if (mayWait && (await this.#parts.firstBuilds.delay(this.#projection.name, this.#handled)))
      return lookAgainMs;
    return (await this.#advance()) ? 0 : untilWoken;
  }

  /** @returns whether there may be more to do */
  async #advance(): Promise<boolean> {
    const only = this.#only;
    if (only !== undefined && this.#isIdle(only)) return false;
    this.#only = undefined;
    if (only !== undefined) {
      const progressed = await this.#step(only);
      if (progressed || this.#only !== undefined) return progressed;
    }
    const { live, next } = await this.#slots();
    if (live === undefined) return false;
    if (next !== undefined) return this.#rebuild(live, next);
    if (!this.#isAtEnd(live)) return this.#step(live);
    this.#only = live;
    return false;
  }

  /** @returns whether there may be more to do */
  async #rebuild(live: Slot, next: Slot): Promise<boolean> {
    if (next.state === 'new') {
      await onConnection(this.#parts.pool, (client) => createNext(client, this.#projection));
      return true;
    }
    let progressed = false;
    for (const slot of [live, next]) progressed = (await this.#step(slot)) || progressed;
    return (await this.#replace()) || progressed;
  }

  /**
   * Returns whether there is no event to handle, and no operator's request since the slots were
   * read.
   */
  #isIdle({ position }: Slot): boolean {
    const { pages, states } = this.#parts;
    return pages.isEnd(position) && states.changes === this.#statesRead;
  }

  #isAtEnd({ state, version, position }: Slot): boolean {
    const isServed = state === 'live' && version === this.#projection.version;
    return isServed && this.#parts.pages.isEnd(position);
  }

  async #step(slot: Slot): Promise<boolean> {
    const { pool, pages } = this.#parts;
    const { end } = pages;
    if (slot.state === 'failed' || slot.state === 'detached') return false;
    if (slot.version !== this.#projection.version) return false;
    const events = await this.#readers[slot.slot].read(slot.position);
    if (events.length === 0) {
      if (slot.state !== 'live') await setSlotState(pool, slot, 'live');
      return false;
    }
    const work: Work = {
      db: pool,
      // Rows and checkpoint are lost together when PostgreSQL crashes, and are rebuilt from the log.
      transaction: (statements) => transactionOn(pool, statements, 'unsynced'),
      projection: this.#projection,
      memories: this.#memories,
      now: this.#parts.now,
      pass: this.#parts.pass,
      onFailure: (failure: ProjectionFailure) => this.#parts.onFailure(slot.name, failure),
    };
    const done = await advance(work, slot, events);
    this.#handled += events.length;
    if (slot.slot === 'live') this.#reportForeign(events, done.slot);
    if (done.slot.state === 'live' && done.hasNext === false) this.#only = done.slot;
    if (slot.slot === 'live' && done.slot.position !== slot.position)
      this.#parts.onCommit(slot.name, done.slot.position, done.tags);
    // The order of waking decides when it handles what was appended meanwhile.
    const isAtEnd = done.slot.state === 'live' && end !== undefined && done.slot.position >= end;
    return done.slot.state !== 'failed' && !isAtEnd;
  }

  #reportForeign(events: readonly RecordedEvent[], { name, position }: Slot): void {
    const passed = events.filter((event) => isForeign(event) && event.position <= position);
    if (passed.length > 0) this.#parts.onForeign(name, passed);
  }

  async #replace(): Promise<boolean> {
    const { live, next } = await this.#slots();
    if (live === undefined || next === undefined || !mayReplace(live, next)) return false;
    await onConnection(this.#parts.pool, (client) => switchOver(client, live, next));
    this.#parts.onCommit(live.name, next.position, []);
    return true;
  }

  async #slots(
    db: Queryable = this.#parts.pool,
  ): Promise<{ live: Slot | undefined; next: Slot | undefined }> {
    this.#statesRead = this.#parts.states.changes;
    const slots = await readSlots(db, [this.#projection.name]);
    return {
      live: slots.find(({ slot }) => slot === 'live'),
      next: slots.find(({ slot }) => slot === 'next'),
    };
  }
}
