import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import { type Authority, stampText } from './authority.ts';

const tenMinutesMs = 600_000;
const hourMs = 3_600_000;

/** A checkpoint with the stamp of an authority. */
export interface StampedCheckpoint {
  /** The number of events that it covers. */
  readonly size: number;
  /** The checkpoint, as a signed note. */
  readonly note: string;
  /** The response of the authority (RFC 3161). */
  readonly stamp: Buffer;
  readonly at: Date;
}

/** Has the newest checkpoint stamped once an hour, if there is a new one, and keeps the stamp. */
export function stampCheckpoints(db: Queryable, authority: Authority): ScheduledJob {
  return {
    name: 'stamp-checkpoints',
    everyMs: tenMinutesMs,
    async run(now) {
      const { rows } = await db.query<{ number: number; size: number; note: string }>(
        `select number, size::float as size, note from notary
         where note is not null and not exists (select from notary_stamp s
           where s.number = notary.number and (s.size = notary.size or s.stored_at > $1))`,
        [new Date(now.getTime() - hourMs)],
      );
      for (const { number, size, note } of rows) {
        const { response, at } = await stampText(note, authority);
        await db.query(
          `insert into notary_stamp (number, size, note, stamp, stamped_at, stored_at)
           values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
          [number, size, note, response, at, now],
        );
      }
    },
  };
}

/** Returns the newest checkpoint of the present tree that was stamped; undefined if there is none. */
export async function readNewestStamp(db: Queryable): Promise<StampedCheckpoint | undefined> {
  const { rows } = await db.query<StampedCheckpoint>(
    `select s.size::float as size, s.note, s.stamp, s.stamped_at as at
     from notary_stamp s join notary using (number) order by s.size desc limit 1`,
  );
  return rows[0];
}
