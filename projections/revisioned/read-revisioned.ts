import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import { schemaOf } from '../engine/projection.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/**
 * Returns one item in its current state, deleted or not, with account ids; undefined when it never
 * existed.
 * @throws ReadModelNotServed
 */
export async function readRevisioned<Content>(
  db: Queryable,
  model: string,
  id: string,
): Promise<Revisioned<Content> | undefined> {
  const [row] = await servedRows<{ state: Revisioned<Content> }>(
    db,
    `select read_position($2) as position, state
     from ${schemaOf(model)}.span where id = $1 and valid_to is null`,
    [id, model],
  );
  return row?.state;
}
