import type { Position } from '@parvis/contracts/log/position.ts';
import type { Pool, PoolClient } from 'pg';
import { advance } from './advance.ts';
import { descendsFrom } from './lineage.ts';
import { LogReader } from './log-reader.ts';
import { Memories } from './memories.ts';
import { pauseAfter } from './passing-trouble.ts';
import type { Projection } from './projection.ts';
import type { ReadableLog } from './readable-log.ts';
import { createLive, createNext, mayReplace, switchOver } from './rebuild.ts';
import type { SharedPages } from './shared-pages.ts';
import { clearFailure, readSlots, type Slot, setSlotState } from './slots.ts';
import { Wake } from './wake.ts';

/** How often the engine looks, in milliseconds, and how much it takes at once, in events. */
export interface ProjectorPace {
  /** Time between looks at the log and at operators' wishes when nothing rings. */
  readonly pollMs: number;
  /** Time between tries to take over from another process. */
  readonly standbyMs: number;
  readonly batchSize: number;
}

export interface ProjectorParts {
  readonly log: ReadableLog;
  readonly pages: SharedPages;
  readonly pool: Pool;
  readonly now: () => Date;
  readonly pace: ProjectorPace;
  /** Called after each commit to the rows being served. */
  readonly onCommit: (projection: string, position: Position, tags: readonly string[]) => void;
  /** Called with trouble that the projector goes on from by itself. */
  readonly onTrouble: (projection: string, cause: unknown) => void;
}

/**
 * Keeps one projection's rows up with the log. It leads while its connection holds the projection's
 * advisory lock, and writes over that very connection; other processes stand by.
 */
export class Projector {
  readonly #projection: Projection;
  readonly #parts: ProjectorParts;
  readonly #wake = new Wake();
  readonly #readers: { live: LogReader; next: LogReader };
  #memories = new Memories();
  #stopping = false;
  #running: Promise<void> | undefined;

  constructor(projection: Projection, parts: ProjectorParts) {
    this.#projection = projection;
    this.#parts = parts;
    const reader = () => new LogReader(parts.log, parts.pace.batchSize, parts.pages);
    this.#readers = { live: reader(), next: reader() };
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Says that there may be something to do. */
  wake(): void {
    this.#wake.ring();
  }

  /** Resolves when the batch being written is committed and the lock is given back. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake.ring();
    await this.#running;
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping) {
      try {
        const led = await this.#leadOnce(() => {
          failures = 0;
        });
        if (!led && !this.#stopping) await this.#wake.sleep(this.#parts.pace.standbyMs);
      } catch (cause) {
        failures += 1;
        this.#parts.onTrouble(this.#projection.name, cause);
        if (!this.#stopping) await this.#wake.sleep(pauseAfter(failures));
      }
    }
  }

  /** Leads until stopped. False at once when another process leads. */
  async #leadOnce(onProgress: () => void): Promise<boolean> {
    const client = await this.#parts.pool.connect();
    // A lost connection also rejects the statement in hand; unheard here it would end the process.
    client.on('error', () => undefined);
    try {
      if (!(await takeLock(client, this.#projection.name))) return false;
      this.#memories = new Memories();
      await this.#prepare(client);
      while (!this.#stopping) {
        const progressed = await this.#round(client);
        onProgress();
        if (!progressed) await this.#wake.sleep(this.#parts.pace.pollMs);
      }
      return true;
    } finally {
      // Closing the connection is what gives the lock back.
      client.release(true);
    }
  }

  /** Creates what is missing, compares the checkpoints with the log, and gives failed events another try. */
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
    const descends = await descendsFrom(this.#parts.log, live);
    if (!descends) await setSlotState(client, live, 'detached');
    else if (live.state === 'detached') await setSlotState(client, live, 'booting');
  }

  async #mayContinue(next: Slot): Promise<boolean> {
    return next.version === this.#projection.version && (await descendsFrom(this.#parts.log, next));
  }

  /** One step of the served rows, one of the rebuilt ones. False when there was nothing to do. */
  async #round(client: PoolClient): Promise<boolean> {
    const { live, next } = await this.#slots(client);
    if (live === undefined) return false;
    if (next?.state === 'new') {
      await createNext(client, this.#projection);
      return true;
    }
    const steps = [live, ...(next === undefined ? [] : [next])];
    let progressed = false;
    for (const slot of steps) progressed = (await this.#step(client, slot)) || progressed;
    return (await this.#replace(client)) || progressed;
  }

  async #step(client: PoolClient, slot: Slot): Promise<boolean> {
    if (slot.state === 'failed' || slot.state === 'detached') return false;
    if (slot.version !== this.#projection.version) return false;
    const events = await this.#readers[slot.slot].read(slot.position);
    if (events.length === 0) {
      if (slot.state !== 'live') await setSlotState(client, slot, 'live');
      return false;
    }
    const work = {
      client,
      projection: this.#projection,
      memories: this.#memories,
      now: this.#parts.now,
    };
    const done = await advance(work, slot, events);
    if (slot.slot === 'live' && done.slot.position !== slot.position)
      this.#parts.onCommit(slot.name, done.slot.position, done.tags);
    return done.slot.state !== 'failed';
  }

  async #replace(client: PoolClient): Promise<boolean> {
    const { live, next } = await this.#slots(client);
    if (live === undefined || next === undefined || !mayReplace(live, next)) return false;
    await switchOver(client, live);
    this.#parts.onCommit(live.name, next.position, []);
    return true;
  }

  async #slots(client: PoolClient): Promise<{ live: Slot | undefined; next: Slot | undefined }> {
    const slots = await readSlots(client, [this.#projection.name]);
    return {
      live: slots.find(({ slot }) => slot === 'live'),
      next: slots.find(({ slot }) => slot === 'next'),
    };
  }
}

async function takeLock(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [`parvis projection ${name}`],
  );
  return rows[0]?.taken === true;
}
