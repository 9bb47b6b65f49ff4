import { type Position, positionSchema } from '@parvis/contracts/log/position.ts';
import type { Pool } from 'pg';

/** How long reads wait for a caller's own write, as a PostgreSQL interval. */
const awaitedFor = '10 seconds';

/** The last position that each caller wrote, in any process. */
export class OwnWrites {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async note(actorId: string, position: Position): Promise<void> {
    await this.#pool.query(
      `insert into own_write as known (actor_id, position, at) values ($1, $2, now())
       on conflict (actor_id) do update
       set position = greatest(known.position, excluded.position), at = excluded.at`,
      [actorId, position],
    );
  }

  /** Undefined when it is too old for a read to wait for. */
  async lastOf(actorId: string): Promise<Position | undefined> {
    const { rows } = await this.#pool.query<{ position: string }>(
      'select position from own_write where actor_id = $1 and at > now() - $2::interval',
      [actorId, awaitedFor],
    );
    return rows[0] && positionSchema.parse(rows[0].position);
  }
}
