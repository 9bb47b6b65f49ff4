import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { hashOfSecret } from '../../http/secrets.ts';
import { insertOrders } from '../../outbox/statements.ts';
import { mintId } from '../../streams/mint-id.ts';
import { normalizedEmail } from '../email-address.ts';
import { linkMailName } from '../links/link-mail.ts';
import { insertLink } from '../links/link-rows.ts';
import { findMailSubject } from '../links/send-link.ts';
import { findAccount } from '../list-accounts/find-account.ts';
import { confirmedAdministrator } from '../own-account/own-account.ts';
import type { AccountsPorts } from '../ports.ts';
import { emailChangeMailName } from './email-change-mail.ts';

type Ports = Pick<AccountsPorts, 'db' | 'clock'>;

export interface ChangeEmail {
  readonly commandId: string;
  readonly actor: Actor;
  readonly accountId: string;
  readonly email: string;
  /** The language of the e-mails. */
  readonly locale: Locale;
}

/**
 * Mails a one-time link to the new address of an account, which changes once it is followed, and
 * tells the present address.
 */
export async function changeEmail(
  { db, clock }: Ports,
  { commandId, actor, accountId, locale, ...wanted }: ChangeEmail,
): Promise<Outcome<undefined>> {
  const confirmed = await confirmedAdministrator(db, clock, actor);
  if (!confirmed.ok) return confirmed;
  const email = normalizedEmail(wanted.email);
  const account = await findAccount(db, accountId);
  if (account === undefined) return refuse('account-not-found');
  if (await isTaken(db, email)) return refuse('account-exists', { path: ['email'] });
  const id = mintId(`link/${commandId}`);
  const at = clock.now();
  await insertLink(db, { id, accountId, purpose: 'email', email, formerEmail: account.email }, at);
  const subjectId = await findMailSubject(db, accountId, at);
  const order = { cause: id, subjectId, params: { link: id, locale } };
  const templates = [linkMailName, emailChangeMailName] as const;
  await insertOrders(
    db,
    templates.map((template) => ({ ...order, template })),
    at,
  );
  return accept(undefined);
}

/**
 * Changes the address of an account by the secret of the link that was mailed to it.
 * @param concerns called with the account, for the trace
 */
export async function confirmEmail(
  { db, clock }: Ports,
  key: string,
  concerns?: (accountId: string) => void,
): Promise<Outcome<undefined>> {
  const accountId = await consumeEmailLink(db, hashOfSecret(key), clock.now());
  if (accountId === undefined) return refuse('link-not-found');
  concerns?.(accountId);
  return accept(undefined);
}

async function isTaken(db: Queryable, email: string): Promise<boolean> {
  const { rowCount } = await db.query('SELECT 1 FROM account WHERE email = $1', [email]);
  return rowCount === 1;
}

/** The link is kept until it expires, for the e-mail to the former address. */
async function consumeEmailLink(
  db: Queryable,
  hash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `WITH used AS (
       UPDATE account_link SET secret_hash = NULL
       WHERE secret_hash = $1 AND purpose = 'email' AND expires_at > $2
       RETURNING account_id, email
     )
     UPDATE account SET email = used.email FROM used
     WHERE account.id = used.account_id AND account.closed_at IS NULL
       AND NOT EXISTS (SELECT FROM account AS other WHERE other.email = used.email)
     RETURNING account.id`,
    [hash, now],
  );
  return rows[0]?.id;
}
