import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import { tokenScopeSchema } from '@parvis/contracts/accounts/token-scopes.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import { hashOfSecret } from '../../http/secrets.ts';
import { accountRowSchema } from '../sessions/session-rows.ts';
import { lastSeenIntervalMs, toAccount } from '../sessions/sessions.ts';

const ownerRowSchema = accountRowSchema.extend({
  last_used_at: z.date().nullable(),
  scopes: z.array(tokenScopeSchema).nullable(),
});

/**
 * Returns the owner of a personal token, who is bound by what binds them in a session; its last use
 * is recorded at most once a minute.
 */
export async function ownerOfToken(
  db: Pool,
  clock: Clock,
  secret: string,
  secondFactorRoles: readonly Role[],
): Promise<Actor | undefined> {
  const hash = hashOfSecret(secret);
  const now = clock.now();
  const owner = await selectOwner(db, hash, now);
  if (!owner) return undefined;
  const noted = owner.last_used_at?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (now.getTime() - noted >= lastSeenIntervalMs) await noteUse(db, hash, now);
  const { scopes } = owner;
  return {
    ...toAccount(owner, secondFactorRoles),
    byToken: true,
    ...(scopes !== null && { scopes }),
  };
}

async function selectOwner(db: Pool, hash: Buffer, now: Date) {
  const { rows } = await db.query<Record<string, unknown>>(
    `SELECT token.account_id, token.last_used_at, token.scopes, account.name, account.roles,
       EXISTS (SELECT FROM second_factor WHERE account_id = account.id) AS has_factor
     FROM personal_token AS token JOIN account ON account.id = token.account_id
     WHERE token.secret_hash = $1 AND token.expires_at > $2 AND account.closed_at IS NULL`,
    [hash, now],
  );
  return rows[0] && ownerRowSchema.parse(rows[0]);
}

async function noteUse(db: Pool, hash: Buffer, now: Date): Promise<void> {
  await db.query('UPDATE personal_token SET last_used_at = $2 WHERE secret_hash = $1', [hash, now]);
}
