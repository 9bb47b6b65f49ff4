import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import type { Pool, PoolClient } from 'pg';
import { lockOpenAdministrators } from '../open-administrators.ts';

/**
 * Ends an account's sessions and tokens and forgets its address and password; repeating it changes
 * nothing. Refused for the last administrator, also when two close each other's accounts
 * concurrently.
 */
export async function closeAccountRow(db: Pool, id: string, at: Date): Promise<Outcome<undefined>> {
  return transactionOn(db, async (client) => {
    const administrators = await lockOpenAdministrators(client);
    if (administrators.includes(id) && administrators.length === 1)
      return refuse('last-administrator');
    return (await closeRow(client, id, at)) ? accept(undefined) : refuse('account-not-found');
  });
}

async function closeRow(client: PoolClient, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `WITH shut AS (
       UPDATE account
       SET closed_at = coalesce(closed_at, $2), email = NULL, password_hash = NULL
       WHERE id = $1 AND opened_at IS NOT NULL
       RETURNING id
     ), sessions AS (
       DELETE FROM session WHERE account_id IN (SELECT id FROM shut)
     ), authenticators AS (
       DELETE FROM authenticator WHERE account_id IN (SELECT id FROM shut)
     ), passkeys AS (
       DELETE FROM passkey WHERE account_id IN (SELECT id FROM shut)
     ), codes AS (
       DELETE FROM recovery_code WHERE account_id IN (SELECT id FROM shut)
     ), links AS (
       DELETE FROM account_link WHERE account_id IN (SELECT id FROM shut)
     ), tokens AS (
       DELETE FROM personal_token WHERE account_id IN (SELECT id FROM shut)
     )
     SELECT id FROM shut`,
    [id, at],
  );
  return rowCount === 1;
}
