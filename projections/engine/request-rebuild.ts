import { startOfLog } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { Projection } from './projection.ts';

/**
 * Requests a rebuild from the process that leads the projection; a rebuild in progress starts
 * again.
 */
export async function requestRebuild(sql: Queryable, projection: Projection): Promise<void> {
  await sql.query(
    `insert into projection_state (name, slot, version, state, "position")
     values ($1, 'next', $2, 'new', $3)
     on conflict (name, slot) do update set version = excluded.version, state = 'new',
       "position" = excluded."position", event_id = null, event_stream = null,
       event_revision = null, failure = null`,
    [projection.name, projection.version, startOfLog],
  );
}
