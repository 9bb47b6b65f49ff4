import type { RateLimitSettings } from '../platform/http/rate-limit.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long sessions live and how often signing in may fail. */
export interface AccountsSettings {
  /** True when browsers reach us over https: the cookie is then `Secure` and host-bound. */
  readonly secureCookies: boolean;
  /** Milliseconds without a request after which a session is over; at least two minutes. */
  readonly sessionIdleMs: number;
  /** Milliseconds after which a session is over whatever happened. */
  readonly sessionAbsoluteMs: number;
  /** Failed attempts from one address. */
  readonly signInPerAddress: RateLimitSettings;
  /** Failed attempts on one e-mail address, wherever they come from. */
  readonly signInPerEmail: RateLimitSettings;
}

/** What holds where the configuration is silent. */
export const defaultAccountsSettings: Omit<AccountsSettings, 'secureCookies'> = {
  sessionIdleMs: 2 * hourMs,
  sessionAbsoluteMs: 12 * hourMs,
  signInPerAddress: { burst: 20, refillMs: 6_000, maxKeys: 20_000 },
  signInPerEmail: { burst: 10, refillMs: 30_000, maxKeys: 20_000 },
};
