import type { PoolClient } from 'pg';
import { inTransaction } from '../../postgres/transaction.ts';
import type { Work } from '../advance.ts';
import { Memories } from '../memories.ts';
import type { Projection } from '../projection.ts';
import { moveCheckpoints } from '../slots.ts';

/** Returns work on a projection from the start of the log, without any memory. */
export function workFromStart(
  client: PoolClient,
  projection: Projection,
  memories = new Memories(),
): Work {
  return {
    db: client,
    transaction: (statements) => inTransaction(client, () => statements(client)),
    projection,
    memories,
    now: () => new Date(0),
    pass: async (move) => (await moveCheckpoints(client, [move]))[0],
    onFailure: () => undefined,
  };
}
