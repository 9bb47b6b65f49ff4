import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { readYourWriteTimeoutMs } from '@parvis/contracts/limits/reading.ts';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import { operationsEndpoints } from '@parvis/contracts/operations/endpoints.ts';
import type { ProjectionEngine } from '@parvis/projections/platform/engine.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import type { Assets } from '@parvis/web/server/assets.ts';
import { type Accounts, createAccounts } from '../accounts/accounts.ts';
import { type AccountsSettings, defaultAccountsSettings } from '../accounts/settings.ts';
import { contentRoutes } from '../content/content-routes.ts';
import type { ContentArea } from '../content/content-services.ts';
import { operationsRoutes } from '../operations/operations-routes.ts';
import { systemClock } from '../platform/clock.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import type { HttpPorts } from '../platform/http/bind-routes.ts';
import { faultForLog } from '../platform/http/faults.ts';
import type { BuiltFiles } from './built-files.ts';
import type { Connections } from './connections.ts';
import { makeExpressApp } from './express-app.ts';
import { drawSignIn, makePublicSite } from './public-site.ts';
import { readinessOf } from './readiness.ts';
import { drain, listen, makeWebServer } from './web-server.ts';

const minuteMs = 60_000;
const endpoints = [
  ...Object.values(contentEndpoints),
  ...Object.values(inlineEndpoints),
  ...Object.values(accountEndpoints),
  ...Object.values(operationsEndpoints),
];

/** What the web role is made of. */
export interface WebParts {
  readonly configuration: Configuration;
  readonly connections: Connections;
  readonly engine: ProjectionEngine;
  readonly accounts: Accounts;
  readonly content: ContentArea;
  readonly assets: Assets;
  readonly files: BuiltFiles;
  readonly clientFolder: string;
  readonly version: string;
}

/** Accounts with their sign-in screen, as the configuration sets them. */
export function makeAccounts(
  { log, pool }: Connections,
  configuration: Configuration,
  assets: Assets,
): Accounts {
  const perMinute = configuration.signInPerMinute;
  const settings: AccountsSettings = {
    ...defaultAccountsSettings,
    secureCookies: configuration.secure,
    sessionIdleMs: configuration.sessionIdleMinutes * minuteMs,
    sessionAbsoluteMs: configuration.sessionHours * 60 * minuteMs,
    signInPerAddress: { burst: perMinute, refillMs: minuteMs / perMinute, maxKeys: 20_000 },
  };
  return createAccounts({ db: pool, log, clock: systemClock }, settings, async (refused) => {
    return (await drawSignIn(pool, assets, refused)).html;
  });
}

/** Serves the public site, the API and the back-office; resolves once it listens. */
export async function startWeb(parts: WebParts): Promise<{ stop(graceMs: number): Promise<void> }> {
  const { configuration, connections, engine, accounts, content, assets } = parts;
  const { pool } = connections;
  const { site, feed } = makePublicSite({
    pool,
    clock: systemClock,
    waitUntil: engine.waitUntil,
    authenticator: accounts.authenticator,
    locks: content.locks,
    assets,
    tls: configuration.secure,
  });
  const app = makeExpressApp({
    ...parts,
    routes: [
      ...contentRoutes(content),
      ...accounts.routes,
      ...operationsRoutes(engine, endpoints, parts.version),
    ],
    http: httpPorts(parts),
    clock: systemClock,
    tls: configuration.secure,
    trustProxy: configuration.trustedProxies,
    writeLogLine: lineWriter(configuration),
    drawSignIn: (form) => drawSignIn(pool, assets, form),
    readiness: () => readinessOf(engine),
  });
  const server = makeWebServer(site, app, (fault) =>
    reportFault('public-page', faultForLog(fault)),
  );
  const unsubscribe = connections.bus.subscribe((hint) => {
    if (hint.about === 'projection') feed.wake();
  });
  await feed.start();
  await listen(server, configuration.host, configuration.port);
  return {
    async stop(graceMs) {
      unsubscribe();
      await drain(server, graceMs);
      await feed.stop();
    },
  };
}

function httpPorts({ accounts, engine }: WebParts): HttpPorts {
  const names = readModels.map(({ name }) => name);
  return {
    authenticator: accounts.authenticator,
    readGate: {
      waitUntil: (position) =>
        engine.waitUntil(names, positionSchema.parse(position), readYourWriteTimeoutMs),
    },
    publicOrigin: undefined,
    reportFault,
  };
}

function reportFault(requestId: string, fault: Record<string, unknown>): void {
  console.error(JSON.stringify({ requestId, ...fault }));
}

/** One line per request where the configuration wants to hear of ordinary things. */
function lineWriter({ logLevel }: Configuration): (line: string) => void {
  return logLevel === 'debug' ? (line) => console.log(line) : () => undefined;
}
