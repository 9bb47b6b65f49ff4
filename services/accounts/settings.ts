import type { RateLimitSettings } from '../http/rate-limit.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long sessions live and how often signing in may fail. */
export interface AccountsSettings {
  /** True when browsers reach us over https: the cookie is then `Secure` and host-bound. */
  readonly secureCookies: boolean;
  /** Milliseconds without a request after which a session ends, at most a quarter early. */
  readonly sessionIdleMs: number;
  /** Milliseconds after which a session is over whatever happens. */
  readonly sessionAbsoluteMs: number;
  /** Failed attempts from one address. */
  readonly signInPerAddress: RateLimitSettings;
  /** Failed attempts on one e-mail address from one IP address: a guesser locks out only themselves. */
  readonly signInPerEmailAndAddress: RateLimitSettings;
  /** Failed attempts on one e-mail address, wherever they come from. */
  readonly signInPerEmail: RateLimitSettings;
}

/** Keys that a limit remembers, 20,000 of each kind. */
const maxKeys = 20_000;
/** How much slower attempts on one e-mail address come back than attempts on any. */
const slowerOnOneEmail = 5;
/** How many addresses can be at their limit before one e-mail address is closed to all. */
const addressesBeforeAll = 20;

/**
 * The limits of failed attempts to sign in, all from one number (PARVIS_SIGNIN_PER_MINUTE), n:
 * from one address n at once and then n a minute; on one e-mail address from one address n at once
 * and then n in 5 minutes; on one e-mail address from everywhere 20 × n at once and then 4 × n a
 * minute, so that a stranger who locks somebody out needs many addresses at once.
 */
export function signInLimits(perMinute: number) {
  const refillMs = minuteMs / perMinute;
  const onOneEmailMs = refillMs * slowerOnOneEmail;
  return {
    signInPerAddress: { burst: perMinute, refillMs, maxKeys },
    signInPerEmailAndAddress: { burst: perMinute, refillMs: onOneEmailMs, maxKeys },
    signInPerEmail: {
      burst: perMinute * addressesBeforeAll,
      refillMs: onOneEmailMs / addressesBeforeAll,
      maxKeys,
    },
  } as const satisfies Partial<AccountsSettings>;
}

/** The defaults for settings that the configuration leaves out. */
export const defaultAccountsSettings: Omit<AccountsSettings, 'secureCookies'> = {
  sessionIdleMs: 2 * hourMs,
  sessionAbsoluteMs: 12 * hourMs,
  ...signInLimits(10),
};
