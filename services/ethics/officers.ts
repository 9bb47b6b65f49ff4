import type { Officer } from '@parvis/contracts/ethics/officer-endpoints.ts';
import type { Pool } from 'pg';

/** The accounts that are ethics officers now: neither closed nor of another role. */
const present = `account.closed_at IS NULL AND 'ethics-officer' = ANY (account.roles)`;

/** The officers who have a key pair, whether it counts or awaits consent. */
export async function selectOfficers(pool: Pool): Promise<readonly Officer[]> {
  const { rows } = await pool.query<Officer>(
    `SELECT account.id AS "accountId", account.name, officer.recipient,
       CASE WHEN officer.consent_by IS NULL THEN 'waiting' ELSE 'active' END AS state
     FROM ethics_officer AS officer JOIN account ON account.id = officer.account_id
     WHERE ${present} ORDER BY account.name, account.id`,
  );
  return rows;
}

/** Those whom reports are sealed to. */
export async function selectReaders(pool: Pool): Promise<readonly Officer[]> {
  return (await selectOfficers(pool)).filter(({ state }) => state === 'active');
}

/** An officer's private key as the officer's browser sealed it; null before there is one. */
export async function selectWrappedIdentity(pool: Pool, accountId: string): Promise<string | null> {
  const { rows } = await pool.query<{ wrapped: string }>(
    'SELECT wrapped_identity AS wrapped FROM ethics_officer WHERE account_id = $1',
    [accountId],
  );
  return rows[0]?.wrapped ?? null;
}

/**
 * Stores an officer's key pair; false when the officer has one. While nobody's counts and there is no
 * report, the first officer needs nobody's consent.
 */
export async function insertKey(
  pool: Pool,
  accountId: string,
  { recipient, wrappedIdentity }: { recipient: string; wrappedIdentity: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO ethics_officer (account_id, recipient, wrapped_identity, consent_by)
     SELECT $1, $2, $3, CASE WHEN EXISTS (SELECT FROM ethics_officer WHERE consent_by IS NOT NULL)
       THEN NULL ELSE $1 END
     ON CONFLICT (account_id) DO NOTHING`,
    [accountId, recipient, wrappedIdentity],
  );
  return rowCount === 1;
}
