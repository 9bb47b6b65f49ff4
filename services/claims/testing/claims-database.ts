import { createMigratedDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import type { Pool } from 'pg';

/** A database with claims and checkpoints, whose time can be advanced. */
export interface ClaimsDatabase extends TestDatabase {
  /** Makes every claim older by this many milliseconds. */
  age(milliseconds: number): Promise<void>;
}

/** Creates a database with claims. */
export async function createClaimsDatabase(): Promise<ClaimsDatabase> {
  const database = await createMigratedDatabase();
  return {
    ...database,
    drop: () => database.drop(),
    age: (milliseconds) => ageClaims(database.pool, milliseconds),
  };
}

/** Makes every claim older by this many milliseconds. */
export async function ageClaims(pool: Pool, milliseconds: number): Promise<void> {
  await pool.query(`update claim set taken_at = taken_at - $1 * interval '1 millisecond'`, [
    milliseconds,
  ]);
}
