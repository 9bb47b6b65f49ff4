import type { PoolClient } from 'pg';

/** Returns the ids of the administrators who can sign in, locked until the transaction ends. */
export async function lockOpenAdministrators(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM account
     WHERE 'administrator' = ANY (roles) AND opened_at IS NOT NULL AND closed_at IS NULL
     ORDER BY id FOR UPDATE`,
  );
  return rows.map(({ id }) => id);
}
