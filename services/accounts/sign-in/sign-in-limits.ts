import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import { type AttemptSubject, type Attempts, admitAttempt } from '../../http/attempt-limit.ts';
import { toNetwork } from '../../http/to-network.ts';
import type { AccountsSettings } from '../settings.ts';

/** The IP address and the account of a sign-in attempt. */
export interface AttemptFrom {
  readonly email: string;
  /** Network address. */
  readonly address: string;
  /** The device, if this account signed in on it before. */
  readonly device: string | undefined;
}

/**
 * The limits of failed sign-ins: by account and address, by address, and by account; a known device
 * has its own.
 */
export class SignInLimits {
  readonly #attempts: Attempts;
  readonly #settings: AccountsSettings;

  constructor(attempts: Attempts, settings: AccountsSettings) {
    this.#attempts = attempts;
    this.#settings = settings;
  }

  /** Counts an attempt before its password is checked, so that parallel guesses count too. */
  take(from: AttemptFrom): Promise<Outcome<undefined>> {
    return admitAttempt(this.#attempts, ...this.#counted(from));
  }

  /** Refunds an attempt that succeeded. */
  async giveBack(from: AttemptFrom): Promise<void> {
    for (const counted of this.#counted(from)) await this.#attempts.giveBack(counted);
  }

  /** Refunds an attempt whose password could not be checked. @throws what `check` rejects with */
  async unlessFailed<T>(from: AttemptFrom, check: Promise<T>): Promise<T> {
    try {
      return await check;
    } catch (cause) {
      await this.giveBack(from);
      throw cause;
    }
  }

  /** The broadest limit is last: attempts refused by a narrower limit do not count against it. */
  #counted({ email, address, device }: AttemptFrom): readonly AttemptSubject[] {
    const { signInPerEmailAndAddress, signInPerAddress, signInPerEmail } = this.#settings;
    const network = toNetwork(address);
    if (device !== undefined)
      return [{ limit: signInPerEmailAndAddress, key: `device ${device} ${email}` }];
    return [
      { limit: signInPerEmailAndAddress, key: `both ${network} ${email}` },
      { limit: signInPerAddress, key: `address ${network}` },
      { limit: signInPerEmail, key: `email ${email}` },
    ];
  }
}
