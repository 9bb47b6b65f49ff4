import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import { admit } from '../../http/access.ts';
import { findAccount } from '../list-accounts/find-account.ts';
import { confirmedOwner } from '../own-account/own-account.ts';
import type { AccountsPorts } from '../ports.ts';

/**
 * Removes an account's authenticator, passkeys and recovery codes, on behalf of an administrator
 * with a recently entered password. Its personal tokens end, and all its sessions except the
 * administrator's own, including sign-ins that await a second factor.
 */
export async function resetSecondFactor(
  { db, clock, onReset }: Pick<AccountsPorts, 'db' | 'clock' | 'onReset'>,
  { actor, accountId }: { readonly actor: Actor; readonly accountId: string },
): Promise<Outcome<undefined>> {
  const admitted = admit({ capability: 'accounts.manage' }, actor);
  if (!admitted.ok) return admitted;
  const administrator = await confirmedOwner(db, clock, actor);
  if (!administrator.ok) return administrator;
  if ((await findAccount(db, accountId)) === undefined) return refuse('account-not-found');
  await onReset?.(accountId, clock.now());
  await deleteWithSessions(db, accountId, administrator.value.sessionId);
  return accept(undefined);
}

async function deleteWithSessions(db: Pool, accountId: string, kept: string): Promise<void> {
  await db.query(
    `WITH codes AS (DELETE FROM recovery_code WHERE account_id = $1),
       passkeys AS (DELETE FROM passkey WHERE account_id = $1),
       tokens AS (DELETE FROM personal_token WHERE account_id = $1),
       sessions AS (DELETE FROM session WHERE account_id = $1 AND id <> $2)
     DELETE FROM authenticator WHERE account_id = $1`,
    [accountId, kept],
  );
}
