import { type Rendition, renditionFormatSchema } from '@parvis/contracts/media/renditions.ts';
import { type PendingRendition, pendingRenditionSchema } from '@parvis/contracts/media/views.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Pool } from 'pg';
import { z } from 'zod';

/** A rendition to create. */
export interface RenditionJob extends Rendition {
  readonly key: string;
  /** Where the original is stored. */
  readonly original: string;
  /** The number of attempts, including this one. */
  readonly attempts: number;
}

/** A rendition that an image needs; those with the lowest order are drawn first. */
export interface PlannedRendition extends Omit<RenditionJob, 'attempts'> {
  readonly mediaId: string;
  readonly place: number;
  /** Whether it is drawn in advance; others are drawn once somebody requests them. */
  readonly inAdvance: boolean;
}

/** The number of attempts before a rendition is abandoned. */
const maxAttempts = 5;
const firstPauseMs = 5_000;
/** The maximum stored length of a failure's message, in characters. */
const maxErrorLength = 300;

const jobSchema = z.object({
  key: z.string(),
  original: z.string(),
  hash: z.string(),
  crop: z.string(),
  width: z.number(),
  format: renditionFormatSchema,
  attempts: z.number(),
});

/**
 * Doubles with each attempt: the delay before the next one, and the time after which a crashed
 * worker's job is retried.
 */
function pauseMs(attempts: number): number {
  return firstPauseMs * 2 ** attempts;
}

/**
 * The queue of renditions, in PostgreSQL: several workers share it, and a killed worker loses
 * nothing.
 */
export class RenditionJobs {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Plans within a transaction; what was planned for requests may become due in advance. */
  async plan(sql: Queryable, planned: readonly PlannedRendition[], now: Date): Promise<void> {
    await sql.query(
      `insert into media_rendition
         (key, media_id, original, hash, crop, width, format, place, state, due_at)
       select key, media_id, original, hash, crop, width, format, place,
         case when in_advance then 'waiting' else 'on-request' end, $10
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[],
         $7::text[], $8::int[], $9::boolean[])
         as given (key, media_id, original, hash, crop, width, format, place, in_advance)
       on conflict (key) do update set state = excluded.state, due_at = excluded.due_at
         where media_rendition.state = 'on-request' and excluded.state = 'waiting'`,
      [
        planned.map(({ key }) => key),
        planned.map(({ mediaId }) => mediaId),
        planned.map(({ original }) => original),
        planned.map(({ hash }) => hash),
        planned.map(({ crop }) => crop),
        planned.map(({ width }) => width),
        planned.map(({ format }) => format),
        planned.map(({ place }) => place),
        planned.map(({ inAdvance }) => inAdvance),
        now,
      ],
    );
  }

  /** Makes a rendition due that is drawn on request; any other key changes nothing. */
  async request(key: string, now: Date): Promise<void> {
    await this.#pool.query({
      name: 'request-rendition',
      text: `update media_rendition set state = 'waiting', due_at = $2
       where key = $1 and state = 'on-request'`,
      values: [key, now],
    });
  }

  /** Takes the next due job and delays it, so that no other worker gets it in the meantime. */
  async claimNext(now: Date): Promise<RenditionJob | undefined> {
    await this.#buryExhausted(now);
    const { rows } = await this.#pool.query(
      `update media_rendition set attempts = attempts + 1,
         due_at = $1::timestamptz + interval '1 millisecond' * $2 * power(2, attempts + 1)
       where key = (
         select key from media_rendition where state = 'waiting' and due_at <= $1
         order by place, due_at, key limit 1 for update skip locked)
       returning key, original, hash, crop, width, format, attempts`,
      [now, firstPauseMs],
    );
    return rows[0] === undefined ? undefined : jobSchema.parse(rows[0]);
  }

  /** Returns when the next job is due; undefined when none is waiting. */
  async nextDue(): Promise<Date | undefined> {
    const { rows } = await this.#pool.query<{ at: Date | null }>(
      `select min(due_at) as at from media_rendition where state = 'waiting'`,
    );
    return rows[0]?.at ?? undefined;
  }

  /** Records that the rendition is stored. */
  async settleMade({ key }: RenditionJob): Promise<void> {
    await this.#pool.query(
      `update media_rendition set state = 'made', trouble = null where key = $1`,
      [key],
    );
  }

  /** Records that the rendition could not be created: it is retried later, or abandoned. */
  async settleFailed({ key, attempts }: RenditionJob, reason: string, now: Date): Promise<void> {
    await this.#pool.query(
      `update media_rendition set state = $2, trouble = $3, due_at = $4 where key = $1`,
      [
        key,
        attempts < maxAttempts ? 'waiting' : 'dead',
        reason.slice(0, maxErrorLength),
        new Date(now.getTime() + pauseMs(attempts)),
      ],
    );
  }

  /** Makes the job due again, as if it had not been claimed. */
  async giveUp({ key }: RenditionJob, now: Date): Promise<void> {
    await this.#pool.query(
      `update media_rendition set attempts = attempts - 1, due_at = $2
       where key = $1 and state = 'waiting'`,
      [key, now],
    );
  }

  /** Returns the pending renditions; abandoned ones come first. */
  async listPending(
    state: 'waiting' | 'dead' | undefined,
    { page, pageSize }: { readonly page: number; readonly pageSize: number },
  ): Promise<{ readonly items: readonly PendingRendition[]; readonly total: number }> {
    const { rows } = await this.#pool.query<{ total: number; items: unknown[] }>(
      `with found as (
         select key, media_id as "mediaId", state, attempts, trouble, place from media_rendition
         where state in ('waiting', 'dead') and ($1::text is null or state = $1)
       ), shown as (select * from found order by state, place, key limit $2 offset $3)
       select (select count(*)::int from found) as total,
         (select coalesce(json_agg(to_json(shown) order by state, place, key), '[]') from shown)
           as items`,
      [state ?? null, pageSize, (page - 1) * pageSize],
    );
    return { items: pendingSchema.parse(rows[0]?.items), total: rows[0]?.total ?? 0 };
  }

  /** Retries all abandoned renditions. @returns their number */
  async retryDead(now: Date): Promise<number> {
    const { rowCount } = await this.#pool.query(
      `update media_rendition set state = 'waiting', attempts = 0, due_at = $1 where state = 'dead'`,
      [now],
    );
    return rowCount ?? 0;
  }

  /** Returns a rendition whose workers all crashed is not retried forever. */
  async #buryExhausted(now: Date): Promise<void> {
    await this.#pool.query(
      `update media_rendition set state = 'dead',
         trouble = coalesce(trouble, 'the process ended while it was made')
       where state = 'waiting' and attempts >= $1 and due_at <= $2`,
      [maxAttempts, now],
    );
  }
}

const pendingSchema = z.array(pendingRenditionSchema);
