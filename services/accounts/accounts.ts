import type { Authenticator } from '../http/authenticator.ts';
import type { Route } from '../http/route.ts';
import { keyFor } from '../subjects/secret.ts';
import { type AccountNames, createAccountNames } from './account-names.ts';
import { accountRoutes } from './account-routes.ts';
import { createAttempts } from './attempts/attempt-limit.ts';
import { knownDevices } from './attempts/known-device.ts';
import { createAuthenticator } from './authenticator.ts';
import { linkRoutes } from './links/link-routes.ts';
import { createCheckPassword } from './own-account/check-password.ts';
import { ownAccountRoutes } from './own-account/own-account-routes.ts';
import type { AccountsPorts } from './ports.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import { codeRoute, ownSecondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { sessionCookie } from './session-cookie.ts';
import { createSessions } from './sessions/sessions.ts';
import type { AccountsSettings } from './settings.ts';
import type { DrawEntry } from './sign-in/draw-entry.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import { createSignInLimits } from './sign-in/sign-in-limits.ts';
import { signInRoute } from './sign-in/sign-in-route.ts';
import { signOutRoutes } from './sign-out/sign-out-routes.ts';

/** Accounts as the rest of the product uses them. */
export interface Accounts {
  readonly routes: readonly Route[];
  readonly authenticator: Authenticator;
  /** Whether a `Cookie` header may name a session: without one the sender is anonymous. */
  namesSession(cookie: string): boolean;
  readonly accountNames: AccountNames;
}

/** Wires accounts. `drawEntry` draws a form for a browser that was refused. */
export function createAccounts(
  ports: AccountsPorts,
  settings: AccountsSettings,
  drawEntry: DrawEntry,
): Accounts {
  const { db, clock } = ports;
  const cookie = sessionCookie(settings.secureCookies);
  const sessions = createSessions(db, clock, settings);
  const attempts = createAttempts(db, clock, keyFor(settings.secret, 'attempt'));
  const limits = createSignInLimits(attempts, settings);
  const devices = knownDevices(settings.secureCookies, keyFor(settings.secret, 'known device'));
  const factor = createSecondFactor(db, clock, attempts, {
    secret: settings.secret,
    limit: settings.signInPerEmailAndAddress,
  });
  const signIn = createSignIn(db, sessions, limits, devices, factor);
  const checkPassword = createCheckPassword(db, limits, devices);
  return {
    routes: [
      signInRoute(signIn, cookie, settings.sessionAbsoluteMs, drawEntry),
      ...signOutRoutes(sessions, cookie),
      ...accountRoutes(ports),
      ...linkRoutes(ports, drawEntry),
      codeRoute(factor, sessions, devices, cookie, drawEntry),
      ...ownSecondFactorRoutes(ports, factor),
      ...ownAccountRoutes(ports, checkPassword, settings.sessionIdleMs),
    ],
    authenticator: createAuthenticator(db, clock, sessions, cookie),
    namesSession: (header) => cookie.read(header) !== undefined,
    accountNames: createAccountNames(db),
  };
}
