import type { ContentId, PartId } from '@parvis/contracts/content/ids.ts';
import { lockLeaseMs, lockStreamPrefix } from '@parvis/contracts/content/lock-events.ts';
import { contentEventVersion, readLockEvent } from '@parvis/contracts/content/read-event.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { inGroups } from '@parvis/projections/postgres/in-groups.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { eventId } from '../../adapters/log/event-ids.ts';
import { decideLock, evolveLock, freeLock, type LockCommand, type LockState } from './decide.ts';
import { type Lease, readLease, readLeasesOfItems, writeLease } from './lease.ts';

const maxAttempts = 5;

/** A lock with its owner. Without a heartbeat it ends at `expiresAt`. */
export interface HeldLock {
  readonly part: PartId;
  /** The account that has it. */
  readonly holder: string;
  readonly expiresAt: Date;
}

/** A lock that somebody just took or extended. */
export interface TakenLock extends HeldLock {
  readonly position: Position;
}

interface LoadedLock {
  readonly state: LockState;
  readonly revision: number | undefined;
  readonly position: Position;
  readonly lease: Lease | undefined;
}

/**
 * Locks of the parts of content items, headers and modules: who is editing which. They are a
 * courtesy: saving is safe without them. People are identified by their account ids.
 */
export class ContentLocks {
  readonly #log: EventLog;
  readonly #pool: Pool;
  readonly #clock: Clock;
  /** Returns the active locks on parts of an item, by their leases; the header's comes first. */
  readonly heldIn: (contentId: ContentId) => Promise<readonly HeldLock[]>;

  constructor(log: EventLog, pool: Pool, clock: Clock) {
    this.#log = log;
    this.#pool = pool;
    this.#clock = clock;
    this.heldIn = inGroups((contentIds: readonly ContentId[]) =>
      readLeasesOfItems(pool, contentIds, clock.now()),
    );
  }

  /** Returns whether an account has the lock of any part of an item. */
  async isEditedBy(contentId: ContentId, accountId: string): Promise<boolean> {
    const held = await this.heldIn(contentId);
    return held.some(({ holder }) => holder === accountId);
  }

  /** Returns the lock of a part; undefined when it is free. */
  async read(part: PartId): Promise<HeldLock | undefined> {
    const loaded = await this.#load(part);
    const expiresAt = this.#expiryOf(loaded);
    if (loaded.state.kind === 'free' || expiresAt <= this.#clock.now()) return undefined;
    return { part, holder: loaded.state.by, expiresAt };
  }

  /** Takes a lock, or extends it for its holder. When two try at the same time, one gets it. */
  async take(
    part: PartId,
    by: string,
    takeOver: boolean,
    requestId: string,
  ): Promise<Outcome<TakenLock>> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const loaded = await this.#load(part);
      const leaseHasExpired = this.#expiryOf(loaded) <= this.#clock.now();
      const command = { type: 'take-lock', part, by, takeOver, leaseHasExpired } as const;
      const appended = await this.#decideAndAppend(command, loaded, requestId);
      if (appended === 'conflict') continue;
      return appended.ok ? accept(await this.#extend(part, by, appended.value)) : appended;
    }
    return refuse('too-busy');
  }

  /** Extends the holder's lease, even an expired one, as long as nobody else has taken the lock. */
  async heartbeat(part: PartId, by: string): Promise<Outcome<TakenLock>> {
    const loaded = await this.#load(part);
    const { state } = loaded;
    if (state.kind === 'free') return refuse('not-locked-by-you', { params: { holder: '' } });
    if (state.by !== by) return refuse('not-locked-by-you', { params: { holder: state.by } });
    return accept(await this.#extend(part, by, loaded));
  }

  /** Releases the holder's lock. @returns the position of the release in the log */
  async release(part: PartId, by: string, requestId: string): Promise<Outcome<Position>> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const loaded = await this.#load(part);
      const command = { type: 'release-lock', part, by } as const;
      const appended = await this.#decideAndAppend(command, loaded, requestId);
      if (appended === 'conflict') continue;
      if (!appended.ok) return appended;
      await this.#write(part, by, appended.value, this.#clock.now());
      return accept(appended.value.position);
    }
    return refuse('too-busy');
  }

  async #load(part: PartId): Promise<LoadedLock> {
    // Every event replaces the state, so the last one is enough.
    const [last] = await this.#log.readStream(`${lockStreamPrefix}${part}`, {
      direction: 'backwards',
      limit: 1,
    });
    const lease = await readLease(this.#pool, part);
    if (last === undefined)
      return { state: freeLock, revision: undefined, position: startOfLog, lease };
    const state = evolveLock(freeLock, { ...readLockEvent(last), at: last.metadata.occurredAt });
    return { state, revision: last.revision, position: last.position, lease };
  }

  /** A lock that was just taken is valid before its lease is written. */
  #expiryOf({ state, revision, lease }: LoadedLock): Date {
    if (state.kind === 'free') return new Date(0);
    if (lease !== undefined && lease.streamRevision === revision) return lease.expiresAt;
    return new Date(Date.parse(state.since) + lockLeaseMs);
  }

  async #decideAndAppend(
    command: LockCommand,
    loaded: LoadedLock,
    requestId: string,
  ): Promise<Outcome<LoadedLock> | 'conflict'> {
    const decided = decideLock(command, loaded.state);
    if (!decided.ok) return decided;
    const [event] = decided.value;
    if (event === undefined) return accept(loaded);
    const commandId = `${requestId}/${command.type}/${command.part}/${loaded.revision ?? -1}`;
    const occurredAt = this.#clock.now().toISOString();
    const metadata = {
      commandId,
      actor: command.by,
      occurredAt,
      version: contentEventVersion,
    };
    const stream = `${lockStreamPrefix}${command.part}`;
    const result = await this.#log.append(stream, loaded.revision ?? 'no-stream', [
      { id: eventId(commandId, 0), ...event, metadata },
    ]);
    if (result.outcome === 'conflict') return 'conflict';
    const state = evolveLock(loaded.state, { ...event, at: occurredAt });
    return accept({ ...loaded, state, revision: result.revision, position: result.position });
  }

  async #extend(part: PartId, by: string, loaded: LoadedLock): Promise<TakenLock> {
    const expiresAt = new Date(this.#clock.now().getTime() + lockLeaseMs);
    await this.#write(part, by, loaded, expiresAt);
    return { part, holder: by, expiresAt, position: loaded.position };
  }

  async #write(
    part: PartId,
    holder: string,
    { revision = 0 }: LoadedLock,
    expiresAt: Date,
  ): Promise<void> {
    await writeLease(this.#pool, part, { holder, streamRevision: revision, expiresAt });
  }
}
