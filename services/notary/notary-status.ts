import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { NotaryStatus } from '@parvis/contracts/notary/views.ts';
import { beforeAllEvents, placeSchema } from '@parvis/projections/follower/place.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';
import { declaredKeys } from './declare-key.ts';
import type { StopReason } from './notary-table.ts';
import { readNewestStamp } from './stamps/stamp-checkpoints.ts';
import { readLastVerification } from './verify/last-verification.ts';
import { listWitnessStates } from './witnesses/cosignature-table.ts';

export interface NotaryStatusParts {
  readonly log: Pick<EventLog, 'readStream' | 'readAll'>;
  readonly db: Queryable;
  /** Whether the role of the log may do more than read and append; null when that is unknown. */
  readonly mayRewriteLog: () => Promise<boolean | null>;
  /** The names of the configured witnesses. */
  readonly witnesses: readonly string[];
  readonly clock: Clock;
}

/** Events are signed within a second; whoever is later than this many milliseconds does not sign. */
const lateMs = 60_000;

interface StoredStatus {
  readonly origin: string;
  readonly size: number;
  readonly note: string | null;
  readonly at: Date | null;
  readonly since: Date | null;
  readonly stopped: StopReason | null;
  readonly place: unknown;
}

/** Returns what the notary signed, without opening its keys. @throws LogUnavailable */
export async function readNotaryStatus(parts: NotaryStatusParts): Promise<NotaryStatus> {
  const { log, db } = parts;
  const [{ rows }, mayRewriteLog] = await Promise.all([
    db.query<StoredStatus>(
      `select origin, size::float as size, note, signed_at as at, stopped, place,
         (select min(c.signed_at) from notary_checkpoint c where c.number = notary.number) as since
       from notary`,
    ),
    parts.mayRewriteLog(),
  ]);
  const [row] = rows;
  const stamp = await readNewestStamp(db);
  const { origin, size, note: checkpoint, at, since } = row ?? {};
  const signed =
    origin === undefined || size === undefined || !checkpoint || !at || !since
      ? null
      : {
          origin,
          key: (await declaredKeys(log, origin)).at(-1) ?? null,
          since: since.toISOString(),
          at: at.toISOString(),
          size,
          checkpoint,
          ...(stamp && { stamp: { at: stamp.at.toISOString(), size: stamp.size } }),
        };
  const verification = (await readLastVerification(db)) ?? null;
  const witnesses = await readWitnesses(db, parts.witnesses);
  const lateSince = await findLateSince(parts, row?.place);
  const stopped = row?.stopped ?? null;
  return { signed, stopped, lateSince, witnesses, mayRewriteLog, verification };
}

/** Returns when the first event after a place was written, if that is long enough ago. */
async function findLateSince(
  { log, clock }: NotaryStatusParts,
  place: unknown = beforeAllEvents,
): Promise<string | null> {
  const [next] = await log.readAll(placeSchema.parse(place).position, 1);
  const writtenAt = next?.metadata.occurredAt ?? null;
  const isLate = writtenAt !== null && clock.now().getTime() - Date.parse(writtenAt) > lateMs;
  return isLate ? writtenAt : null;
}

async function readWitnesses(
  db: Queryable,
  configured: readonly string[],
): Promise<NotaryStatus['witnesses']> {
  const states = new Map((await listWitnessStates(db)).map((one) => [one.witness, one]));
  const known = [...states.values()].filter(({ size }) => size !== null);
  const names = new Set([...configured, ...known.map(({ witness }) => witness)]);
  return [...names].toSorted().map((name) => {
    const { at, size, failingSince, failure } = states.get(name) ?? {};
    const isFailing = configured.includes(name) && failingSince && failure;
    return {
      name,
      cosigned: at && size ? { at: at.toISOString(), size } : null,
      failing: isFailing ? { since: failingSince.toISOString(), why: failure } : null,
    };
  });
}
