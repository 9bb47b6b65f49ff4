import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import { admitAttempt } from '../http/attempt-limit.ts';
import { networkOf } from '../http/network-of.ts';
import { normalizedAddress } from '../subjects/normalized-address.ts';
import type { AlertPorts } from './alert-ports.ts';

/** The source of a request that causes an e-mail, and the recipient of the e-mail. */
export interface MailRequest {
  /** Network address. */
  readonly from: string;
  readonly email: string;
}

/** Counts a request that causes an e-mail, by its network and by the recipient's address. */
export function limitMails(
  { attempts, limits }: Pick<AlertPorts, 'attempts' | 'limits'>,
  { from, email }: MailRequest,
): Promise<Outcome<undefined>> {
  return admitAttempt(
    attempts,
    { limit: limits.perNetwork, key: `alerts from ${networkOf(from)}` },
    { limit: limits.perAddress, key: `alerts to ${normalizedAddress(email)}` },
  );
}
