import { auditsAlone, withheldFrom } from '@parvis/contracts/accounts/auditor-reading.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { NoConnection } from '@parvis/projections/postgres/transient-error.ts';
import { withTimeout } from '@parvis/projections/postgres/with-timeout.ts';
import type { Assets } from '@parvis/web/server/assets.ts';
import { type Accounts, createAccounts } from '../accounts/accounts.ts';
import { findMailSubject } from '../accounts/links/send-link.ts';
import {
  type AccountsSettings,
  defaultAccountsSettings,
  signInLimits,
} from '../accounts/settings.ts';
import { systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import { suspendKey } from '../ethics/suspend-key.ts';
import type { Authenticator } from '../http/authenticator.ts';
import { CurrentSettings } from '../streams/current-settings.ts';
import type { Connections } from './connections.ts';
import { rateStrength } from './passwords/judge-password.ts';
import type { People } from './people.ts';
import { renderEntry } from './public-site.ts';
import { renderForVisitor } from './render-for-visitor.ts';

const minuteMs = 60_000;
/** How long identifying the caller of a request may take, in milliseconds. */
const identifyingMs = 5_000;

/** Accounts with their sign-in screen, as configured. */
export async function makeAccounts(
  { log, pool }: Connections,
  configuration: Configuration,
  assets: Assets,
  { secrets, afterwards }: Pick<People, 'secrets' | 'afterwards'>,
): Promise<Accounts> {
  const settings: AccountsSettings = {
    ...defaultAccountsSettings,
    secureCookies: configuration.secure,
    secrets,
    publicUrl: configuration.publicUrl,
    secondFactorRoles: configuration.secondFactorRoles,
    sessionIdleMs: configuration.sessionIdleMinutes * minuteMs,
    sessionAbsoluteMs: configuration.sessionHours * 60 * minuteMs,
    ...signInLimits(configuration.signInPerMinute),
  };
  const ports = {
    db: pool,
    log,
    clock: systemClock,
    isHardToGuess: rateStrength,
    afterwards,
    onReset: (accountId: string, at: Date) =>
      suspendKey({ pool, subjectOf: findMailSubject }, accountId, at),
  };
  const render = renderEntry(renderForVisitor(pool, assets));
  const made = createAccounts(ports, settings, async (refused) => (await render(refused)).html);
  return { ...made, authenticator: inTime(withholding(made.authenticator, log)) };
}

/** Actors know what the site's settings withhold from them. */
function withholding({ actorOf }: Authenticator, log: Connections['log']): Authenticator {
  const settings = new CurrentSettings(log);
  return {
    async actorOf(credentials) {
      const actor = await actorOf(credentials);
      if (!actor.ok || actor.value.kind !== 'account' || !auditsAlone(actor.value.roles))
        return actor;
      const withheld = withheldFrom(actor.value.roles, (await settings.read()).auditors);
      return withheld.length === 0 ? actor : accept({ ...actor.value, withheld });
    },
  };
}

/** Nobody waits longer to be identified on a frozen database than visitors wait for a page. */
function inTime({ actorOf }: Authenticator): Authenticator {
  const tooLate = () => new NoConnection('The database identified nobody in time.');
  return { actorOf: (credentials) => withTimeout(identifyingMs, actorOf(credentials), tooLate) };
}
