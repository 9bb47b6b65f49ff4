import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import { type AttemptSubject, admitAttempt } from '../http/attempt-limit.ts';
import { networkOf } from '../http/network-of.ts';
import { mailboxOf } from '../subjects/mailbox.ts';
import type { AlertLimits, AlertPorts } from './alert-ports.ts';

/** The source of a request that causes an e-mail, and the recipient of the e-mail. */
export interface MailRequest {
  /** Network address. */
  readonly from: string;
  readonly email: string;
}

/**
 * Counts a request that causes an e-mail, by its network and by the recipient's mailbox, whatever
 * spelling of its address was typed.
 * @param of links to existing alerts are counted separately, so that strangers who request alerts
 *   cannot keep somebody from managing theirs
 */
export async function limitMails(
  { attempts, limits }: Pick<AlertPorts, 'attempts' | 'limits'>,
  { from, email }: MailRequest,
  of: 'confirmation' | 'link',
): Promise<Outcome<undefined>> {
  const network = networkOf(from);
  const admitted = await admitAttempt(
    attempts,
    { limit: limits.perNetwork, key: `alerts from ${network}` },
    { limit: limits.perNetworkAndDay, key: `alerts of a day from ${network}` },
    of === 'confirmation'
      ? confirmationAttempt(limits, email)
      : { limit: limits.perMailbox, key: `alert links to ${mailboxOf(email)}` },
  );
  return admitted.ok ? accept(undefined) : admitted;
}

/** Returns what a confirmation e-mail counts against; given back once its alert is confirmed. */
export function confirmationAttempt(
  { perMailbox }: Pick<AlertLimits, 'perMailbox'>,
  email: string,
): AttemptSubject {
  return { limit: perMailbox, key: `alerts to ${mailboxOf(email)}` };
}
