import type { Role } from '@parvis/contracts/accounts/roles.ts';
import type { AttemptLimit } from '../http/attempt-limit.ts';
import type { Secrets } from '../subjects/secret.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The lifetimes of sessions, and limits for failed sign-ins. */
export interface AccountsSettings {
  /** Whether browsers connect over https: the cookie is then `Secure` and bound to the host. */
  readonly secureCookies: boolean;
  /** The public origin, to which passkeys are bound. */
  readonly publicUrl: string;
  /** The secret of the installation, from which keys are derived. */
  readonly secrets: Secrets;
  /** Roles that require a second factor. */
  readonly secondFactorRoles: readonly Role[];
  /** Milliseconds without a request after which a session ends, at most a quarter early. */
  readonly sessionIdleMs: number;
  /** Milliseconds after which a session ends regardless of use. */
  readonly sessionAbsoluteMs: number;
  /** Failed attempts on one e-mail address from one IP address, or from one device known to it. */
  readonly signInPerEmailAndAddress: AttemptLimit;
  /** Failed attempts from one address, which a whole company may share. */
  readonly signInPerAddress: AttemptLimit;
  /** Failed attempts on one e-mail address, from all unknown devices together. */
  readonly signInPerEmail: AttemptLimit;
}

/** Minutes until the attempts on one e-mail address are refilled. */
const minutesOnOneEmail = 5;
/**
 * The maximum number of e-mail addresses at their limit before one IP address is blocked for
 * everybody behind it.
 */
const accountsBeforeAddress = 10;
/**
 * The maximum number of IP addresses at their limit before one e-mail address is blocked for
 * unknown devices.
 */
const addressesBeforeAll = 20;

/**
 * Returns the rate limits of failed sign-ins, all derived from one number n
 * (PARVIS_SIGNIN_PER_MINUTE): on one e-mail address from one address, or from a device on which it
 * signed in before, a burst of n, then n in 5 minutes; from one address a burst of 10 × n, then 2 ×
 * n a minute, so that failures do not block others behind it; on one e-mail address from everywhere
 * a burst of 20 × n, then 4 × n a minute, so that locking somebody out takes many addresses at the
 * same time, and known devices still work.
 */
export function signInLimits(perMinute: number) {
  const onOneEmailMs = (minutesOnOneEmail * minuteMs) / perMinute;
  return {
    signInPerEmailAndAddress: { burst: perMinute, refillMs: onOneEmailMs },
    signInPerAddress: {
      burst: perMinute * accountsBeforeAddress,
      refillMs: onOneEmailMs / accountsBeforeAddress,
    },
    signInPerEmail: {
      burst: perMinute * addressesBeforeAll,
      refillMs: onOneEmailMs / addressesBeforeAll,
    },
  } as const satisfies Partial<AccountsSettings>;
}

/** The defaults for settings that the configuration omits. */
export const defaultAccountsSettings: Omit<
  AccountsSettings,
  'secureCookies' | 'secrets' | 'publicUrl'
> = {
  secondFactorRoles: [],
  sessionIdleMs: 2 * hourMs,
  sessionAbsoluteMs: 12 * hourMs,
  ...signInLimits(10),
};
