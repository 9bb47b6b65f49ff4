import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import { type AttemptSubject, admitAttempt } from '../http/attempt-limit.ts';
import { toNetwork } from '../http/to-network.ts';
import { toMailbox } from '../subjects/mailbox.ts';
import type { AlertLimits, AlertPorts } from './alert-ports.ts';

/** The source of a request that causes an e-mail, and the recipient of the e-mail. */
export interface MailRequest {
  /** Network address. */
  readonly from: string;
  readonly email: string;
}

type Limiting = Pick<AlertPorts, 'attempts' | 'limits'>;

/** Counts a request that may cause an e-mail, by its network. */
export function limitRequests(
  { attempts, limits }: Limiting,
  { from }: MailRequest,
): Promise<Outcome<undefined>> {
  const network = toNetwork(from);
  return admitAttempt(
    attempts,
    { limit: limits.perNetwork, key: `alerts from ${network}` },
    { limit: limits.perNetworkAndDay, key: `alerts of a day from ${network}` },
  );
}

/**
 * Counts an e-mail to a mailbox, whatever spelling of its address was typed: first against what its
 * network may send there, so that strangers use up their own allowance and not that of its owner.
 * @param of links to existing alerts are counted separately, so that strangers who request alerts
 *   cannot keep somebody from managing theirs
 */
export function limitMails(
  { attempts, limits }: Limiting,
  request: MailRequest,
  of: 'confirmation' | 'link',
): Promise<Outcome<undefined>> {
  return admitAttempt(attempts, ...mailAttempts(limits, request, of));
}

/** Gives back what an e-mail counted against, once its alert is confirmed. */
export async function giveBackMail(
  { attempts, limits }: Limiting,
  request: MailRequest,
): Promise<void> {
  for (const counted of mailAttempts(limits, request, 'confirmation'))
    await attempts.giveBack(counted);
}

function mailAttempts(
  { perMailbox, perMailboxFromAll }: AlertLimits,
  { from, email }: MailRequest,
  of: 'confirmation' | 'link',
): readonly AttemptSubject[] {
  const name = `${of === 'link' ? 'alert links' : 'alerts'} to ${toMailbox(email)}`;
  return [
    { limit: perMailbox, key: `${name} from ${toNetwork(from)}` },
    { limit: perMailboxFromAll, key: name },
  ];
}
