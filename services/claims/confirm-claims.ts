import { containsPlace } from '@parvis/projections/follower/place.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Pool } from 'pg';
import { catchUp } from '../reactors/catch-up.ts';
import { selectCheckpoints } from '../reactors/checkpoints.ts';
import type { Claims } from './claims.ts';
import { listUnsettled, type StreamNeeds } from './list-unsettled.ts';

/** Streams that have claims. */
export interface ClaimingStreams {
  /** Names the checkpoint: lowercase words joined by dashes. */
  readonly name: string;
  /** The prefix of the names of the streams. */
  readonly prefix: string;
  /** The types of the events that change what a stream needs. */
  readonly handles: readonly string[];
  readonly claims: Pick<Claims, 'owners'>;
  /** Returns what a stream needs; undefined when it cannot be read. */
  readNeeds(owner: string): Promise<StreamNeeds | undefined>;
  /** Settles the claims of one stream by its current state. Must be idempotent. */
  settleByStream(owner: string): Promise<unknown>;
}

/**
 * Brings the claims of streams up to date with the log, from where it stopped last time: a database
 * restored from a backup gains later claims, and a database that is newer than a restored log drops
 * the claims of lost events. Runs before commands; cheap when nothing is new.
 * @throws LogUnavailable
 */
export async function confirmClaims(
  log: ReadableLog,
  pool: Pool,
  { name, prefix, handles, claims, readNeeds, settleByStream }: ClaimingStreams,
): Promise<void> {
  if (await logWentBack(log, pool, name))
    for (const owner of await claims.owners(prefix)) await settleByStream(owner);
  await catchUp(log, pool, {
    name,
    handles,
    async apply(events, sql) {
      const owners = new Set(events.map(({ stream }) => stream));
      const own = [...owners].filter((owner) => owner.startsWith(prefix));
      const unsettled = await listUnsettled(sql, own, readNeeds);
      // Twice: a claim that one stream releases may be needed by one handled earlier.
      for (const owner of [...unsettled, ...unsettled]) await settleByStream(owner);
    },
  });
}

async function logWentBack(log: ReadableLog, pool: Pool, name: string): Promise<boolean> {
  const [checkpoint] = await selectCheckpoints(pool, [name]);
  return checkpoint !== undefined && !(await containsPlace(log, checkpoint.place));
}
