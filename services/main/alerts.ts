import { readSite } from '@parvis/projections/pages/read-site.ts';
import { renderAlertStep } from '@parvis/web/server/render-screen.tsx';
import type { Pool } from 'pg';
import { systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { AlertPorts } from '../alerts/alert-ports.ts';
import { AlertWriter } from '../alerts/alert-writer.ts';
import { AlertLinks } from '../alerts/links/links.ts';
import { SignedLinks } from '../alerts/links/signed-links.ts';
import type { RenderStep } from '../alerts/render-step.ts';
import { AlertSessions } from '../alerts/sessions/sessions.ts';
import { showLedger } from '../digests/show-ledger.ts';
import { Attempts } from '../http/attempt-limit.ts';
import { keyFor, keysFor, type Secrets } from '../subjects/secret.ts';
import { Signer } from '../subjects/signer.ts';
import { Suppressions } from '../subjects/suppressions.ts';
import type { Connections } from './connections.ts';
import type { RenderForVisitor } from './render-for-visitor.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The limit of unconfirmed e-mails from one network to one mailbox: five, then four a day. */
const perMailbox = { burst: 5, refillMs: dayMs / 4 };
/** The same from all networks together. */
const perMailboxFromAll = { burst: 10, refillMs: dayMs / 8 };
/** How many times the e-mails of a minute one network may request in a day. */
const minutesPerDay = 30;

/**
 * Makes the alerts of an installation.
 * @param secrets of the installation
 */
export function makeAlerts(
  { log, pool }: Pick<Connections, 'log' | 'pool'>,
  { publicUrl, secure, alertsPerMinute }: Configuration,
  shared: Pick<AlertPorts, 'subjects' | 'afterwards' | 'dryRun'>,
  secrets: Secrets,
): AlertPorts {
  const clock = systemClock;
  return {
    log,
    db: pool,
    clock,
    ...shared,
    writer: new AlertWriter(log, clock),
    links: new AlertLinks(
      pool,
      clock,
      {
        signer: new Signer(keysFor(secrets, 'links of an alert')),
        signed: new SignedLinks(keysFor(secrets, 'alert links')),
      },
      publicUrl,
    ),
    suppressions: new Suppressions(pool, secrets, clock),
    sessions: new AlertSessions(pool, clock, secure),
    attempts: new Attempts(pool, clock, keyFor(secrets, 'alert attempts')),
    ledgerOf: (alert, data, locale) => showLedger(pool, alert, data, locale),
    limits: {
      perNetwork: { burst: alertsPerMinute, refillMs: minuteMs / alertsPerMinute },
      perNetworkAndDay: {
        burst: alertsPerMinute * minutesPerDay,
        refillMs: dayMs / (alertsPerMinute * minutesPerDay),
      },
      perMailbox,
      perMailboxFromAll,
    },
  };
}

/** Renders the steps of the alerts in the frame of the site, or alone. */
export function renderAlerts(pool: Pool, render: RenderForVisitor): RenderStep {
  return async ({ as, locale, ...step }) =>
    as === 'page'
      ? (await render(locale, { screen: 'alerts', ...step })).body
      : renderAlertStep({ locale, ...step }, await readSite(pool, locale), as === 'in-place');
}
