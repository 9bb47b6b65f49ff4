import { positionSchema } from '@parvis/contracts/log/position.ts';
import type { Pool } from 'pg';
import type { OwnWrites } from '../../http/own-writes.ts';

/** For how long reads wait for a caller's own write, as PostgreSQL writes it. */
const awaitedFor = '10 seconds';

/** Keeps how far each caller has written, for every process. */
export function ownWritesIn(pool: Pool): OwnWrites {
  return {
    async note(actorId, position) {
      await pool.query(
        `insert into own_write as known (actor_id, position, at) values ($1, $2, now())
         on conflict (actor_id) do update
         set position = greatest(known.position, excluded.position), at = excluded.at`,
        [actorId, position],
      );
    },
    async lastOf(actorId) {
      const { rows } = await pool.query<{ position: string }>(
        'select position from own_write where actor_id = $1 and at > now() - $2::interval',
        [actorId, awaitedFor],
      );
      return rows[0] && positionSchema.parse(rows[0].position);
    },
  };
}
