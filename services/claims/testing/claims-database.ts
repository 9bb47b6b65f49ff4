import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import knex from 'knex';
import type { Pool } from 'pg';
import { up as createCheckpoints } from '../../adapters/database/migrations/050-subjects-and-outbox.ts';
import { createClaimTables } from './claim-tables.ts';

/** A database with claims and checkpoints, whose time can be advanced. */
export interface ClaimsDatabase extends TestDatabase {
  /** Makes every claim older by so many milliseconds. */
  age(milliseconds: number): Promise<void>;
}

/** Creates a database with the tables that claims need. */
export async function createClaimsDatabase(): Promise<ClaimsDatabase> {
  const database = await createTestDatabase();
  const migrating = knex({ client: 'pg', connection: database.url, pool: { min: 0, max: 1 } });
  try {
    await createClaimTables(migrating);
    await createCheckpoints(migrating);
  } finally {
    await migrating.destroy();
  }
  return {
    ...database,
    drop: () => database.drop(),
    age: (milliseconds) => ageClaims(database.pool, milliseconds),
  };
}

/** Makes every claim older by so many milliseconds. */
export async function ageClaims(pool: Pool, milliseconds: number): Promise<void> {
  await pool.query(`update claim set taken_at = taken_at - $1 * interval '1 millisecond'`, [
    milliseconds,
  ]);
}
