import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Pool } from 'pg';
import { admit } from '../../platform/http/access.ts';
import { recordOnce } from '../account-events.ts';
import type { AccountsPorts } from '../ports.ts';

export interface CloseAccount {
  readonly commandId: string;
  readonly actor: Actor;
  readonly accountId: string;
}

/**
 * Ends the account's sessions and tokens at once, forgets its address and password, and records
 * `AccountClosed`. The name stays, because history shows it. Closing again changes nothing.
 * @throws LogUnavailable
 */
export async function closeAccount(
  { db, log, clock }: AccountsPorts,
  { commandId, actor, accountId }: CloseAccount,
): Promise<Outcome<Position>> {
  const admitted = admit({ capability: 'accounts.manage' }, actor);
  if (!admitted.ok) return admitted;
  const at = clock.now();
  if (!(await shutAccount(db, accountId, at))) return refuse('account-not-found');
  const cause = { commandId, actor: actorId(actor), at };
  return accept(await recordOnce(log, 0, 'AccountClosed', { accountId }, cause));
}

async function shutAccount(db: Pool, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `WITH shut AS (
       UPDATE account
       SET closed_at = coalesce(closed_at, $2), email = NULL, password_hash = NULL
       WHERE id = $1 AND opened_at IS NOT NULL
       RETURNING id
     ), sessions AS (
       DELETE FROM session WHERE account_id IN (SELECT id FROM shut)
     ), tokens AS (
       DELETE FROM personal_token WHERE account_id IN (SELECT id FROM shut)
     )
     SELECT id FROM shut`,
    [id, at],
  );
  return rowCount === 1;
}
