import type { Officer } from '@parvis/contracts/ethics/key-endpoints.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { canSealTo } from './seal.ts';

/** Whether an account is that of an ethics officer now: open, and with the role. */
const isOfficer = (account: string) =>
  `${account}.closed_at IS NULL AND 'ethics-officer' = ANY (${account}.roles)`;
export const isOfficerSql = isOfficer('account');

/** The days for which the key of an officer whose account was reset is suspended. */
export const suspendedDays = 7;

/**
 * Whether a key is suspended on the day of a parameter: until another officer agrees, or, where there is no
 * other who could, for seven days.
 */
export const isSuspendedSql = (day: string) => `(officer.suspended_on IS NOT NULL AND (
  ${day}::date < officer.suspended_on + ${suspendedDays}
  OR EXISTS (
    SELECT FROM ethics_officer AS other JOIN account AS of_other ON of_other.id = other.account_id
    WHERE other.account_id <> officer.account_id AND other.consent_by IS NOT NULL
      AND other.suspended_on IS NULL AND ${isOfficer('of_other')})))`;

/** Returns the officers with a key pair, accepted or awaiting consent, as one of them sees them. */
export async function selectOfficers(
  db: Queryable,
  accountId: string,
  today: string,
): Promise<readonly Officer[]> {
  const { rows } = await db.query<Omit<Officer, 'isDamaged'>>(
    `SELECT account.id AS "accountId", account.name, officer.recipient,
       CASE WHEN officer.consent_by IS NULL THEN 'waiting' ELSE 'active' END AS state,
       CASE WHEN ${isSuspendedSql('$2')}
         THEN to_char(officer.suspended_on + ${suspendedDays}, 'YYYY-MM-DD') END AS "suspendedUntil",
       consenting.name AS "consentBy", made AS "check",
       (SELECT count(*) FROM ethics_report)::int
         - (SELECT count(*) FROM ethics_envelope AS envelope
            WHERE envelope.account_id = officer.account_id)::int AS unread
     FROM ethics_officer AS officer JOIN account ON account.id = officer.account_id
       LEFT JOIN account AS consenting
         ON consenting.id = officer.consent_by AND consenting.id <> officer.account_id
       LEFT JOIN ethics_check AS of_key
         ON of_key.account_id = officer.account_id AND of_key.made_by = $1
     WHERE ${isOfficerSql} ORDER BY account.name, account.id`,
    [accountId, today],
  );
  return rows.map((row) => ({ ...row, isDamaged: !canSealTo(row.recipient) }));
}

/** Returns whether an officer may act with a key; undefined without one that is accepted. */
export async function findStanding(
  db: Queryable,
  accountId: string,
  today: string,
): Promise<'active' | 'suspended' | undefined> {
  const { rows } = await db.query<{ standing: 'active' | 'suspended' }>(
    `SELECT CASE WHEN ${isSuspendedSql('$2')} THEN 'suspended' ELSE 'active' END AS standing
     FROM ethics_officer AS officer JOIN account ON account.id = officer.account_id
     WHERE officer.account_id = $1 AND officer.consent_by IS NOT NULL AND ${isOfficerSql}`,
    [accountId, today],
  );
  return rows[0]?.standing;
}

/** An officer to whom reports are sealed. */
export type Reader = Pick<Officer, 'accountId' | 'recipient'>;

/** Returns the officers to whom reports are sealed. */
export async function selectReaders(db: Queryable): Promise<readonly Reader[]> {
  const { rows } = await db.query<Reader>(
    `SELECT account.id AS "accountId", officer.recipient
     FROM ethics_officer AS officer JOIN account ON account.id = officer.account_id
     WHERE officer.consent_by IS NOT NULL AND ${isOfficerSql} ORDER BY account.id`,
  );
  return rows;
}

/** Returns whether reports are sealed to this officer. */
export async function isReader(db: Queryable, id: string): Promise<boolean> {
  return (await selectReaders(db)).some(({ accountId }) => accountId === id);
}

/** Locks the list of readers until the transaction ends. */
export async function lockReaders(client: Queryable): Promise<void> {
  await client.query('LOCK TABLE ethics_officer IN SHARE MODE');
}

/**
 * Returns an officer's private key as the officer's browser sealed it; null before there is one.
 */
export async function selectWrappedIdentity(
  db: Queryable,
  accountId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ wrapped: string }>(
    'SELECT wrapped_identity AS wrapped FROM ethics_officer WHERE account_id = $1',
    [accountId],
  );
  return rows[0]?.wrapped ?? null;
}
