import type { Locale } from '@parvis/contracts/site/locale.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import type { Pool } from 'pg';
import { mailInLanguages } from '../outbox/mail-layout/mail-in-languages.ts';
import { mailWords } from '../outbox/mail-layout/mail-words.ts';
import { insertOrders } from '../outbox/statements.ts';
import type { MailTemplate } from '../outbox/template.ts';
import { mintId } from '../streams/mint-id.ts';
import { isOfficerSql, isSuspendedSql, suspendedDays } from './officers.ts';

const templateName = 'account-was-reset';

interface SuspensionPorts {
  readonly pool: Pool;
  /** The subject to which e-mails to the owner of an account belong. */
  readonly subjectOf: (db: Queryable, accountId: string, at: Date) => Promise<SubjectId>;
}

/**
 * Suspends the key of an officer whose account was reset, and orders the e-mails that say so: to
 * the other officers, one of whom has to agree; without any, to the officer and all administrators.
 * Accounts without an accepted key are left alone.
 * @returns whether there was a key to suspend
 */
export function suspendKey(
  { pool, subjectOf }: SuspensionPorts,
  accountId: string,
  at: Date,
): Promise<boolean> {
  const { date } = toParisTime(at);
  return transactionOn(pool, async (client) => {
    const { rowCount } = await client.query(
      `UPDATE ethics_officer SET suspended_on = $2
       WHERE account_id = $1 AND consent_by IS NOT NULL`,
      [accountId, date],
    );
    if (rowCount !== 1) return false;
    for (const recipient of await listRecipients(client, accountId)) {
      const subjectId = await subjectOf(client, recipient, at);
      const params = { account: recipient, of: accountId };
      const cause = mintId(`${templateName}/${accountId}/${at.toISOString()}`, 32);
      await insertOrders(client, [{ cause, subjectId, template: templateName, params }], at);
    }
    return true;
  });
}

/** A suspended key, as administrators see it. */
export interface SuspendedKey {
  readonly name: string;
  /** The first day on which it counts again, unless another officer agrees earlier. */
  readonly until: string;
}

/** Returns the suspended keys on a day. */
export async function selectSuspendedKeys(
  db: Queryable,
  today: string,
): Promise<readonly SuspendedKey[]> {
  const { rows } = await db.query<SuspendedKey>(
    `SELECT account.name, to_char(suspended_on + ${suspendedDays}, 'YYYY-MM-DD') AS until
     FROM ethics_officer AS officer JOIN account ON account.id = officer.account_id
     WHERE ${isSuspendedSql('$1')} AND ${isOfficerSql} ORDER BY account.name`,
    [today],
  );
  return rows;
}

async function otherOfficers(db: Queryable, accountId: string): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT account.id FROM ethics_officer AS officer JOIN account ON account.id = officer.account_id
     WHERE officer.consent_by IS NOT NULL AND officer.suspended_on IS NULL AND account.id <> $1
       AND ${isOfficerSql}`,
    [accountId],
  );
  return rows.map(({ id }) => id);
}

async function listRecipients(db: Queryable, accountId: string): Promise<readonly string[]> {
  const others = await otherOfficers(db, accountId);
  if (others.length > 0) return others;
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM account WHERE closed_at IS NULL AND opened_at IS NOT NULL
       AND (id = $1 OR 'administrator' = ANY (roles))`,
    [accountId],
  );
  return rows.map(({ id }) => id);
}

/** Returns the e-mail about a reset, in every language, because its readers' are unknown. */
export function accountWasResetMail(pool: Pool, publicUrl: string): MailTemplate {
  return {
    name: templateName,
    isForStaff: true,
    async render(_subject, { account, of }) {
      const { rows } = await pool.query<{ address: string; name: string; officer: string }>(
        `SELECT reader.email AS address, reader.name, officer.name AS officer
         FROM account AS reader, account AS officer
         WHERE reader.id = $1 AND officer.id = $2 AND reader.closed_at IS NULL`,
        [account, of],
      );
      const [found] = rows;
      if (found === undefined) return undefined;
      const { officer, ...to } = found;
      const mayAgree = (await otherOfficers(pool, String(of))).includes(String(account));
      const agreeAt = mayAgree ? `${publicUrl}/admin/ethics/keys` : undefined;
      return mailInLanguages(to, (locale) => wordsIn(locale, officer, agreeAt));
    },
  };
}

function wordsIn(locale: Locale, officer: string, agreeAt: string | undefined) {
  const { formatMessage } = mailWords(locale);
  const values = { officer, days: suspendedDays };
  const text =
    agreeAt === undefined
      ? formatMessage({ id: 'mail.account-was-reset.wait' }, values)
      : `${formatMessage({ id: 'mail.account-was-reset.agree' }, values)}\n\n${agreeAt}`;
  return { subject: formatMessage({ id: 'mail.account-was-reset.subject' }, values), text };
}
