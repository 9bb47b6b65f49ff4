import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { LinkPurpose } from '@parvis/contracts/accounts/link-endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { type SubjectId, subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { insertOrders } from '../../outbox/statements.ts';
import { mintId } from '../../streams/mint-id.ts';
import { mintSubjectId } from '../../subjects/mint-subject-id.ts';
import { insertSubjectWithoutAddress } from '../../subjects/statements.ts';
import { findAccount } from '../list-accounts/find-account.ts';
import { confirmedAdministrator } from '../own-account/own-account.ts';
import type { AccountsPorts } from '../ports.ts';
import { linkMailName } from './link-mail.ts';
import { insertLink } from './link-rows.ts';

/** The recipient of a link, and the language of the e-mail. */
export interface OrderLink {
  readonly accountId: string;
  readonly commandId: string;
  readonly purpose: LinkPurpose;
  readonly locale: Locale;
  /** Whether `onReset` had an effect when it was sent. */
  readonly isReported?: boolean | undefined;
}

/** Mails a one-time link to an account's owner; the requester never sees it. */
export async function sendLink(
  { db, clock, onReset }: Pick<AccountsPorts, 'db' | 'clock' | 'onReset'>,
  command: Omit<OrderLink, 'purpose'> & { readonly actor: Actor },
): Promise<Outcome<undefined>> {
  const confirmed = await confirmedAdministrator(db, clock, command.actor);
  if (!confirmed.ok) return confirmed;
  if ((await findAccount(db, command.accountId)) === undefined) return refuse('account-not-found');
  const isReported = await onReset?.(command.accountId, clock.now());
  await orderLink(db, clock.now(), { ...command, purpose: 'reset', isReported });
  return accept(undefined);
}

/**
 * Stores a link without a secret, which is generated when its e-mail is composed, and orders that
 * e-mail; repeating it changes nothing.
 */
export async function orderLink(db: Queryable, at: Date, order: OrderLink): Promise<void> {
  const id = mintId(`link/${order.commandId}`);
  await insertLink(db, { ...order, id }, at);
  const subjectId = await findMailSubject(db, order.accountId, at);
  const params = { link: id, locale: order.locale };
  await insertOrders(db, [{ cause: id, subjectId, template: linkMailName, params }], at);
}

/** Returns the subject, without data, that e-mails to an account's owner refer to. */
export async function findMailSubject(
  db: Queryable,
  accountId: string,
  at: Date,
): Promise<SubjectId> {
  const minted = mintSubjectId();
  const { rows } = await db.query<{ subject_id: string }>(
    'UPDATE account SET subject_id = coalesce(subject_id, $2) WHERE id = $1 RETURNING subject_id',
    [accountId, minted],
  );
  const subjectId = subjectIdSchema.parse(rows[0]?.subject_id);
  if (subjectId === minted) await insertSubjectWithoutAddress(db, minted, at);
  return subjectId;
}
