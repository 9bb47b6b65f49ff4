import type { Role } from '@parvis/contracts/accounts/roles.ts';
import type { AttemptLimit } from '../http/attempt-limit.ts';
import type { Secrets } from '../subjects/secret.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The lifetimes of sessions, and limits for failed sign-ins. */
export interface AccountsSettings {
  /** True when browsers reach us over https: the cookie is then `Secure` and host-bound. */
  readonly secureCookies: boolean;
  /** The public origin, which passkeys are bound to. */
  readonly publicUrl: string;
  /** The installation's: keys are derived from it. */
  readonly secrets: Secrets;
  /** Roles that require a second factor. */
  readonly secondFactorRoles: readonly Role[];
  /** Milliseconds without a request after which a session ends, at most a quarter early. */
  readonly sessionIdleMs: number;
  /** Milliseconds after which a session ends regardless of use. */
  readonly sessionAbsoluteMs: number;
  /** Failed attempts on one e-mail address from one IP address, or from one device known to it. */
  readonly signInPerEmailAndAddress: AttemptLimit;
  /** Failed attempts from one address, behind which a whole company may sit. */
  readonly signInPerAddress: AttemptLimit;
  /** Failed attempts on one e-mail address, wherever unknown devices are. */
  readonly signInPerEmail: AttemptLimit;
}

/** Minutes in which the attempts on one e-mail address come back. */
const minutesOnOneEmail = 5;
/** The most e-mail addresses at their limit before one IP address is blocked for all behind it. */
const accountsBeforeAddress = 10;
/**
 * The most IP addresses at their limit before one e-mail address is blocked for unknown devices.
 */
const addressesBeforeAll = 20;

/**
 * The limits of failed attempts to sign in, all from one number (PARVIS_SIGNIN_PER_MINUTE), n: on
 * one e-mail address from one address, or from a device on which it signed in before, n at once and
 * then n in 5 minutes; from one address 10 × n at once and then 2 × n a minute, so that failures
 * block nobody else behind it; on one e-mail address from everywhere 20 × n at once and then 4 × n
 * a minute, so that locking somebody out takes many addresses at once, and their known devices
 * still work.
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

/** The defaults for settings that the configuration leaves out. */
export const defaultAccountsSettings: Omit<
  AccountsSettings,
  'secureCookies' | 'secrets' | 'publicUrl'
> = {
  secondFactorRoles: [],
  sessionIdleMs: 2 * hourMs,
  sessionAbsoluteMs: 12 * hourMs,
  ...signInLimits(10),
};
