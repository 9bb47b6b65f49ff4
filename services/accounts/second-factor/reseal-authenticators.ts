import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Vault } from '../../subjects/vault.ts';
import { sealingContextOf } from './second-factor.ts';

/**
 * Seals the secrets of authenticators under the current secret.
 * @returns how many were sealed again
 * @throws UnsealFailed when one cannot be unsealed with any of the secrets
 */
export async function resealAuthenticators(db: Queryable, vault: Vault): Promise<number> {
  const { rows } = await db.query<{ account_id: string; sealed_secret: Buffer }>(
    'SELECT account_id, sealed_secret FROM authenticator',
  );
  let done = 0;
  for (const { account_id: accountId, sealed_secret: sealed } of rows) {
    const again = vault.sealAgain(sealingContextOf(accountId), sealed);
    if (again === undefined) continue;
    const { rowCount } = await db.query(
      'UPDATE authenticator SET sealed_secret = $2 WHERE account_id = $1 AND sealed_secret = $3',
      [accountId, again, sealed],
    );
    done += rowCount ?? 0;
  }
  return done;
}
