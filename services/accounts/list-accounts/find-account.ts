import { type AccountView, accountViewSchema } from '@parvis/contracts/accounts/endpoints.ts';
import type { Pool } from 'pg';

/** Returns an open account by its id. */
export async function findAccount(db: Pool, id: string): Promise<AccountView | undefined> {
  const { rows } = await db.query<Record<string, unknown>>(
    `SELECT id, email, name, roles FROM account
     WHERE id = $1 AND opened_at IS NOT NULL AND closed_at IS NULL`,
    [id],
  );
  return rows[0] && accountViewSchema.parse(rows[0]);
}
