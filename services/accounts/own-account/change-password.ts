import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, type Refusal } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import type { Client } from '../../http/route.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { requireStrength } from '../passwords/require-strength.ts';
import { deleteTokens } from '../personal-tokens/token-rows.ts';
import type { AccountsPorts } from '../ports.ts';
import type { CheckPassword } from './check-password.ts';
import { type Owner, requireOwner } from './own-account.ts';

export interface ChangePassword {
  readonly actor: Actor;
  readonly present: string;
  readonly password: string;
  readonly keepTokens: boolean;
  readonly client: Client;
}

/**
 * Changes the actor's password, given the current one; their other sessions end, and their personal
 * tokens unless they keep them.
 */
export async function changePassword(
  { db, clock, isHardToGuess }: AccountsPorts,
  checkPassword: CheckPassword,
  { actor, present, password, keepTokens, client }: ChangePassword,
): Promise<Outcome<undefined>> {
  const owner = requireOwner(actor);
  if (!owner.ok) return owner;
  const checked = await checkPassword(owner.value.accountId, present, client);
  if (!checked.ok) return atField('present', checked.refusals[0]);
  const strong = await requireStrength(isHardToGuess, password, checked.value);
  if (!strong.ok) return strong;
  await updatePassword(db, owner.value, await hashPassword(password), clock.now());
  if (!keepTokens) await deleteTokens(db, owner.value.accountId);
  return accept(undefined);
}

function atField(field: string, refusal: Refusal): Outcome<never> {
  const placed = refusal.code === 'wrong-password' ? { ...refusal, path: [field] } : refusal;
  return { ok: false, refusals: [placed] };
}

async function updatePassword(
  db: Pool,
  { accountId, sessionId }: Owner,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await db.query(
    `WITH changed AS (
       UPDATE account SET password_hash = $3 WHERE id = $1 AND closed_at IS NULL
     ), others AS (
       DELETE FROM session WHERE account_id = $1 AND id <> $2
     )
     UPDATE session SET confirmed_at = $4 WHERE id = $2`,
    [accountId, sessionId, passwordHash, at],
  );
}
