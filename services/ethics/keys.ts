import type { RefusalCode } from '@parvis/contracts/http/refusal.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import type { Pool, PoolClient } from 'pg';
import { isOfficerSql, isReader } from './officers.ts';

/** The refusal of a change to keys, or undefined when it was made. */
type Refused = RefusalCode | undefined;

interface NewKey {
  readonly recipient: string;
  readonly wrappedIdentity: string;
}

/** A key as named by the officer who acts on it. */
export interface KeyOfOfficer {
  readonly by: string;
  readonly of: string;
  readonly recipient: string;
}

/** The officer's proof of having compared the key. */
interface Checked {
  readonly check: string;
}

/**
 * Stores an officer's key pair. While no key is accepted, the first one needs no consent; of two
 * keys created at the same instant, one counts as the first.
 */
export function insertKey(pool: Pool, accountId: string, key: NewKey): Promise<Refused> {
  return changeKeysInIsolation(pool, async (client) => {
    const { rowCount } = await client.query(
      `INSERT INTO ethics_officer (account_id, recipient, wrapped_identity, consent_by)
       SELECT $1, $2, $3, CASE WHEN EXISTS (SELECT FROM ethics_officer WHERE consent_by IS NOT NULL)
         THEN NULL ELSE $1 END
       ON CONFLICT (account_id) DO NOTHING`,
      [accountId, key.recipient, key.wrappedIdentity],
    );
    return rowCount === 1 ? undefined : 'ethics-key-exists';
  });
}

/** Accepts a waiting key, in the form that the consenting officer compared. */
export function consentToKey(pool: Pool, key: KeyOfOfficer & Checked): Promise<Refused> {
  return changeKeysInIsolation(pool, async (client) => {
    const refused = await refusalOfKey(client, key);
    if (refused !== undefined) return refused;
    await client.query(
      'UPDATE ethics_officer SET consent_by = $2 WHERE account_id = $1 AND consent_by IS NULL',
      [key.of, key.by],
    );
    await insertCheck(client, key);
    return undefined;
  });
}

/** Records that an officer compared another one's key. */
export function checkKey(pool: Pool, key: KeyOfOfficer & Checked): Promise<Refused> {
  return changeKeysInIsolation(pool, async (client) => {
    const refused = await refusalOfKey(client, key);
    if (refused === undefined) await insertCheck(client, key);
    return refused;
  });
}

/**
 * Removes a key and its envelopes, unless it is the last key, or the only one for some report. An
 * officer whose key awaits consent can remove it and start again, for instance with another
 * passphrase.
 */
export function removeKey(
  pool: Pool,
  { by, of }: Pick<KeyOfOfficer, 'by' | 'of'>,
): Promise<Refused> {
  return changeKeysInIsolation(pool, async (client) => {
    if (by !== of && !(await isReader(client, by))) return 'ethics-key-missing';
    if (await isNeeded(client, of)) return 'ethics-key-needed';
    const { rowCount } = await client.query('DELETE FROM ethics_officer WHERE account_id = $1', [
      of,
    ]);
    return rowCount === 1 ? undefined : 'ethics-officer-not-found';
  });
}

/** Lifts the suspension of a key, whose officer’s account was reset, on behalf of another officer. */
export function reinstateKey(
  pool: Pool,
  { by, of }: Pick<KeyOfOfficer, 'by' | 'of'>,
): Promise<Refused> {
  return changeKeysInIsolation(pool, async (client) => {
    if (by === of) return 'ethics-key-own';
    if (!(await isReader(client, by))) return 'ethics-key-missing';
    const { rowCount } = await client.query(
      'UPDATE ethics_officer SET suspended_on = NULL WHERE account_id = $1',
      [of],
    );
    return rowCount === 1 ? undefined : 'ethics-officer-not-found';
  });
}

/** Returns whether an officer has a key that no other officer has accepted yet. */
export async function isAwaitingConsent(pool: Pool, accountId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'SELECT FROM ethics_officer WHERE account_id = $1 AND consent_by IS NULL',
    [accountId],
  );
  return rowCount === 1;
}

/**
 * Returns why an officer cannot act on a key: it does not exist, is not the one named, or the
 * officer's own key is not accepted.
 */
export async function refusalOfKey(
  client: PoolClient,
  { by, of, recipient }: KeyOfOfficer,
): Promise<Refused> {
  if (!(await isReader(client, by))) return 'ethics-key-missing';
  const { rows } = await client.query<{ recipient: string }>(
    'SELECT recipient FROM ethics_officer WHERE account_id = $1',
    [of],
  );
  if (rows[0] === undefined) return 'ethics-officer-not-found';
  return rows[0].recipient === recipient ? undefined : 'ethics-key-changed';
}

/** Changes keys in isolation from other changes and new reports. */
export function changeKeysInIsolation(
  pool: Pool,
  change: (client: PoolClient) => Promise<Refused>,
): Promise<Refused> {
  return transactionOn(pool, async (client) => {
    await client.query('LOCK TABLE ethics_officer IN SHARE ROW EXCLUSIVE MODE');
    return change(client);
  });
}

async function insertCheck(client: PoolClient, { by, of, check }: KeyOfOfficer & Checked) {
  await client.query(
    `INSERT INTO ethics_check (made_by, account_id, made) VALUES ($1, $2, $3)
     ON CONFLICT (made_by, account_id) DO UPDATE SET made = EXCLUDED.made`,
    [by, of, check],
  );
}

/** Returns whether another key remains with which every report stays readable. */
async function isNeeded(client: PoolClient, accountId: string): Promise<boolean> {
  const { rows } = await client.query<{ needed: boolean }>(
    `WITH other AS (
       SELECT officer.account_id FROM ethics_officer AS officer
         JOIN account ON account.id = officer.account_id
       WHERE officer.account_id <> $1 AND officer.consent_by IS NOT NULL
         AND ${isOfficerSql})
     SELECT consent_by IS NOT NULL AND (
       NOT EXISTS (SELECT FROM other)
       OR EXISTS (
         SELECT FROM ethics_envelope AS own WHERE own.account_id = $1 AND NOT EXISTS (
           SELECT FROM ethics_envelope AS others JOIN other USING (account_id)
           WHERE others.report_id = own.report_id))) AS needed
     FROM ethics_officer WHERE account_id = $1`,
    [accountId],
  );
  return rows[0]?.needed ?? false;
}
