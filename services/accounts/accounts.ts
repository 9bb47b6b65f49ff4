import type { SecondFactorOptions } from '@parvis/contracts/accounts/entry-form.ts';
import { Attempts } from '../http/attempt-limit.ts';
import type { Authenticator } from '../http/authenticator.ts';
import type { Route } from '../http/route.ts';
import { ServerCookie } from '../http/server-cookie.ts';
import { keyFor, keysFor } from '../subjects/secret.ts';
import { type AccountNames, createAccountNames } from './account-names.ts';
import { accountRoutes } from './account-routes.ts';
import { KnownDevices } from './attempts/known-device.ts';
import { createAuthenticator } from './authenticator.ts';
import { changeAccountRoutes } from './change-account/change-account-routes.ts';
import { createForgetPassword } from './forgotten-password/forget-password.ts';
import { forgottenPasswordRoute } from './forgotten-password/forgotten-password-route.ts';
import { linkRoutes } from './links/link-routes.ts';
import { createCheckPassword } from './own-account/check-password.ts';
import { ownAccountRoutes } from './own-account/own-account-routes.ts';
import { ownPasskeyRoutes, passkeyStepRoutes } from './passkeys/passkey-routes.ts';
import { toRelyingParty } from './passkeys/relying-party.ts';
import { PassingTokens } from './personal-tokens/passing-tokens.ts';
import type { ServedAccountsPorts } from './ports.ts';
import { createLimitGuesses } from './second-factor/limit-guesses.ts';
import { SecondFactor } from './second-factor/second-factor.ts';
import { codeRoute, ownSecondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { SecondStep } from './second-factor/second-step.ts';
import { Sessions } from './sessions/sessions.ts';
import type { AccountsSettings } from './settings.ts';
import type { RenderEntry } from './sign-in/render-entry.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import { SignInLimits } from './sign-in/sign-in-limits.ts';
import { signInRoute } from './sign-in/sign-in-route.ts';
import { signOutRoutes } from './sign-out/sign-out-routes.ts';
import { withheldNames } from './withheld-names.ts';

/** The interface of accounts to the rest of the product. */
export interface Accounts {
  readonly routes: readonly Route[];
  readonly authenticator: Authenticator;
  /**
   * Returns the second factors of the account whose sign-in awaits one, identified by the `Cookie`
   * header.
   */
  pendingSecondFactors(cookie: string | undefined): Promise<SecondFactorOptions | undefined>;
  /**
   * Returns whether a `Cookie` header may identify a session: without one the sender is anonymous.
   */
  namesSession(cookie: string): boolean;
  readonly accountNames: AccountNames;
  readonly passingTokens: PassingTokens;
}

/** Wires accounts. `renderEntry` renders a form after a refusal. */
export function createAccounts(
  ports: ServedAccountsPorts,
  settings: AccountsSettings,
  renderEntry: RenderEntry,
): Accounts {
  const { db, clock } = ports;
  const cookie = ServerCookie.ours('parvis_session', settings.secureCookies);
  const sessions = new Sessions(db, clock, settings);
  const attempts = new Attempts(db, clock, keyFor(settings.secrets, 'attempt'));
  const limits = new SignInLimits(attempts, settings);
  const devices = new KnownDevices(
    settings.secureCookies,
    keysFor(settings.secrets, 'known device'),
  );
  const limitGuesses = createLimitGuesses(attempts, settings.signInPerEmailAndAddress);
  const factor = new SecondFactor(db, clock, limitGuesses, settings.secrets);
  const step = new SecondStep(sessions, devices, cookie);
  const { secondFactorRoles } = settings;
  const passingTokens = new PassingTokens(db, secondFactorRoles);
  const site = toRelyingParty(settings.publicUrl);
  const signIn = createSignIn(db, sessions, limits, devices, factor);
  const checkPassword = createCheckPassword(db, limits, devices);
  return {
    routes: [
      signInRoute(signIn, cookie, settings.sessionAbsoluteMs, renderEntry),
      ...signOutRoutes(sessions, cookie),
      ...accountRoutes(ports),
      ...linkRoutes(ports, renderEntry),
      forgottenPasswordRoute(createForgetPassword(ports, attempts), renderEntry),
      ...changeAccountRoutes(ports, renderEntry),
      codeRoute(factor, step, renderEntry),
      ...ownSecondFactorRoutes(ports, factor),
      ...passkeyStepRoutes(ports, site, step, limitGuesses),
      ...ownPasskeyRoutes(ports, site),
      ...ownAccountRoutes(ports, checkPassword, settings.sessionIdleMs),
    ],
    authenticator: createAuthenticator({
      db,
      clock,
      sessions,
      cookie,
      secondFactorRoles,
      passingTokens,
    }),
    passingTokens,
    async pendingSecondFactors(header) {
      const waiting = await step.waitingOf({ cookie: header });
      return waiting && factor.secondFactorsOf(waiting.accountId);
    },
    namesSession: (header) => cookie.read(header) !== undefined,
    accountNames: withheldNames(createAccountNames(db)),
  };
}
