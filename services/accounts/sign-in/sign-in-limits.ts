import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import { type Attempts, admitAttempt, type Counted } from '../../http/attempt-limit.ts';
import { networkOf } from '../../http/network-of.ts';
import type { AccountsSettings } from '../settings.ts';

/** Where an attempt to sign in comes from, and on which account it is. */
export interface AttemptFrom {
  readonly email: string;
  /** Network address. */
  readonly address: string;
  /** The device, when this account signed in on it before. */
  readonly device: string | undefined;
}

/** The limits of failed attempts to sign in. */
export interface SignInLimits {
  /** Counts an attempt before its password is looked at, so that guesses in parallel count too. */
  take(from: AttemptFrom): Promise<Outcome<undefined>>;
  /** Gives back an attempt that succeeded. */
  giveBack(from: AttemptFrom): Promise<void>;
}

/** Limits by account and address, by address, and by account; a known device has one of its own. */
export function createSignInLimits(attempts: Attempts, settings: AccountsSettings): SignInLimits {
  /** The widest last: attempts refused by a narrower limit do not count against it. */
  function counted({ email, address, device }: AttemptFrom): readonly Counted[] {
    const from = networkOf(address);
    if (device !== undefined)
      return [{ limit: settings.signInPerEmailAndAddress, key: `device ${device} ${email}` }];
    return [
      { limit: settings.signInPerEmailAndAddress, key: `both ${from} ${email}` },
      { limit: settings.signInPerAddress, key: `address ${from}` },
      { limit: settings.signInPerEmail, key: `email ${email}` },
    ];
  }
  return {
    take: (from) => admitAttempt(attempts, ...counted(from)),
    async giveBack(from) {
      for (const one of counted(from)) await attempts.giveBack(one);
    },
  };
}
