import type { Pool } from 'pg';

/** Returns the number of unused recovery codes. */
export async function countRecoveryCodes(db: Pool, accountId: string): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM recovery_code WHERE account_id = $1',
    [accountId],
  );
  return rows[0]?.total ?? 0;
}

/** Consumes a recovery code; false when there is no such code. */
export async function deleteRecoveryCode(db: Pool, accountId: string, hash: Buffer) {
  const { rowCount } = await db.query(
    'DELETE FROM recovery_code WHERE account_id = $1 AND code_hash = $2',
    [accountId, hash],
  );
  return rowCount === 1;
}

/** Removes the recovery codes of an account that has no second factor any more. */
export async function deleteUnneededCodes(db: Pool, accountId: string): Promise<void> {
  await db.query(
    `DELETE FROM recovery_code
     WHERE account_id = $1 AND NOT EXISTS (SELECT FROM second_factor WHERE account_id = $1)`,
    [accountId],
  );
}
