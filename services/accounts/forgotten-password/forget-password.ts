import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Pool } from 'pg';
import { type AttemptLimit, type Attempts, admitAttempt } from '../../http/attempt-limit.ts';
import { toNetwork } from '../../http/to-network.ts';
import { normalizedEmail } from '../email-address.ts';
import { orderLink } from '../links/send-link.ts';
import type { ServedAccountsPorts } from '../ports.ts';

/** The limit of requests from one network. */
const requestsPerNetwork: AttemptLimit = { burst: 5, refillMs: 5 * 60_000 };
/** The limit of links mailed to one account, so that nobody can be flooded. */
const mailsPerAccount: AttemptLimit = { burst: 3, refillMs: 2 * 3_600_000 };

/** A request of somebody who forgot the password of an account. */
export interface ForgottenPassword {
  readonly email: string;
  readonly locale: Locale;
  /** The network address of the client. */
  readonly address: string;
  readonly commandId: string;
}

export type ForgetPassword = (command: ForgottenPassword) => Promise<Outcome<undefined>>;

/**
 * Creates the command that mails a one-time link to choose another password. The reply comes before
 * the account is looked up, so that neither its text nor its time reveals whether there is one.
 */
export function createForgetPassword(
  { db, clock, afterwards }: ServedAccountsPorts,
  attempts: Attempts,
): ForgetPassword {
  return async ({ email, locale, address, commandId }) => {
    const network = { limit: requestsPerNetwork, key: `forgotten from ${toNetwork(address)}` };
    const admitted = await admitAttempt(attempts, network);
    if (!admitted.ok) return admitted;
    afterwards.run(async () => {
      const accountId = await findOpenAccount(db, normalizedEmail(email));
      if (accountId === undefined) return;
      const ofAccount = { limit: mailsPerAccount, key: `forgotten by ${accountId}` };
      // Beyond the limit, the mailbox has links that still work.
      if ((await attempts.take(ofAccount)) !== undefined) return;
      const order = { accountId, commandId, purpose: 'forgotten', locale } as const;
      await orderLink(db, clock.now(), order);
    });
    return accept(undefined);
  };
}

async function findOpenAccount(db: Pool, email: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    'SELECT id FROM account WHERE email = $1 AND opened_at IS NOT NULL AND closed_at IS NULL',
    [email],
  );
  return rows[0]?.id;
}
