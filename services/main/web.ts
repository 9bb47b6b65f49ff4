import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stalePagesMs } from '@parvis/contracts/limits/reading.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { defaultLocale, locales } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { ShownBrand } from '@parvis/contracts/site-settings/shown-site.ts';
import { modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { readSite } from '@parvis/projections/pages/read-site.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import { renderDesignPage } from '@parvis/web/design/render-design-page.tsx';
import { Counter } from 'prom-client';
import { systemClock } from '../adapters/clock.ts';
import { KeyedWrites } from '../adapters/writes/keyed-writes.ts';
import { OwnWrites } from '../adapters/writes/own-writes.ts';
import type { HttpPorts } from '../http/bind-routes.ts';
import { describeFault } from '../http/faults.ts';
import { observeRequests } from '../http/observe-requests.ts';
import { isLocalHost } from '../http/request-target.ts';
import { countMisses } from '../missed-searches/missed-searches.ts';
import { createSecurityTrace, type RecordedTrace } from '../security/record-events.ts';
import { keepPages, type PagesFile, takeKeptPages } from '../site/page-cache/kept-pages.ts';
import type { KeptPages } from '../site/page-cache/page-cache.ts';
import { keyFor } from '../subjects/secret.ts';
import { brandFileOpener } from './brand-file-opener.ts';
import { makeContentImports } from './content-imports.ts';
import { makeExpressApp } from './express-app.ts';
import { makeHttpPorts } from './http-ports.ts';
import { openTiles } from './notary.ts';
import { observedRoutes } from './observed-routes.ts';
import { offerFileRoutes } from './offer-uploads.ts';
import { openSearchedOffers, type SearchedOffers } from './offers.ts';
import { makePublicSite, renderEntry } from './public-site.ts';
import { renderForVisitor } from './render-for-visitor.ts';
import { recordOwnBuild } from './site-builds.ts';
import type { WebDeps } from './web-deps.ts';
import { makeRoutes, type SharedReads, visitorRoutes } from './web-routes.ts';
import { makeWebServer } from './web-server.ts';

/** How long the web role waits for tables that another process creates, in milliseconds. */
const catchUpWaitMs = 10_000;

/** Pages of the kinds that most visitors request first. */
const firstPages = ['homepage', 'rh_offers'] as const;

export interface StartedWeb {
  /**
   * Serves for a while longer, closing connections after their responses, and then stops.
   * @param servingMs how long: a proxy in front needs that time to notice
   * @param graceMs how long requests in progress may take then
   */
  stop(servingMs: number, graceMs: number): Promise<void>;
}

/** Serves the public site, the API and the back-office; resolves once it listens. */
export async function startWeb(parts: WebDeps): Promise<StartedWeb> {
  const { configuration, connections, engine, observability } = parts;
  // On a first start the tables behind pages are still being created and filled.
  const written = await connections.log.head().catch(() => startOfLog);
  await engine.waitUntil(modelsOfPages, written, catchUpWaitMs);
  const { host, port } = configuration;
  const offers = await openSearchedOffers(connections, configuration, observability.reportError);
  parts.offers.serve(offers);
  if (!parts.isCold) await offers.loaded;
  const reportFault = faultReporter(parts);
  const file = pagesFile(parts);
  const reportPages = (cause: unknown): undefined => {
    observability.reportError(cause, 'kept pages');
  };
  const kept = file && (await takeKeptPages(file).catch(reportPages));
  const { site, cache, feed, ahead, remember } = makeSite(parts, offers, kept);
  const securityTrace = makeSecurityTrace(parts);
  const imports = makeContentImports(parts);
  const app = await makeApp(parts, { offers, remember, imports }, { reportFault, securityTrace });
  const observer = observeRequests(observability.metrics, observability.tracing);
  // Without a public address, a name that somebody else lets point here is not this site's.
  const isOurs = configuration.publicOrigin === undefined ? isLocalHost : undefined;
  const server = makeWebServer(site, app, observer, reportFault, { isOurs });
  await feed.start();
  observability.watchPages(() => (feed.awayForMs ?? Number.POSITIVE_INFINITY) <= stalePagesMs);
  const unsubscribe = connections.bus.subscribe((hint) => {
    if (hint.about === 'projection' && modelsOfPages.includes(hint.projection))
      feed.noteHint(hint.tags, hint.position);
  });
  const endChanges = connections.changes.subscribe({
    look: () => feed.look(),
    unchanged: () => feed.confirm(),
  });
  if (!parts.isCold) await site.warmUp(warmedPaths());
  await server.listen(host, port);
  const recorded = recordOwnBuild(connections.log, configuration, parts).catch((cause: unknown) =>
    observability.reportError(cause, 'recording this build'),
  );
  return {
    async stop(servingMs, graceMs) {
      if (servingMs > 0) {
        observability.logger.info({ seconds: servingMs / 1_000 }, 'stopping: serving for a while');
        server.closeAfterResponses();
        await setTimeout(servingMs);
      }
      parts.changeFeed.stop();
      await imports.stop();
      await server.drain(graceMs);
      await recorded;
      unsubscribe();
      endChanges();
      await parts.people.afterwards.settle();
      await securityTrace.settle();
      await feed.stop();
      await ahead.stop();
      const current = cache.current();
      // Without pages there is nothing that the next feed would have to begin earlier for.
      if (file && current.pages.length > 0) await keepPages(file, current).catch(reportPages);
      await offers.stop();
    },
  };
}

/** The addresses that are composed before the first visitor comes. */
function warmedPaths(): readonly string[] {
  return locales.flatMap((locale) => firstPages.map((name) => pathOf(name, locale, {})));
}

/** The file in which pages outlast a restart; undefined where the same build may make others. */
function pagesFile({
  configuration: { dataFolder, port },
  connections: { log },
  ...parts
}: WebDeps): PagesFile | undefined {
  if (parts.isCold) return undefined;
  const { assets, thirdParties, files } = parts;
  const madeBy = JSON.stringify([files.build, process.version, assets, thirdParties]);
  return { path: join(dataFolder, `pages-${port}`), madeBy, log };
}

function makeSite(
  parts: WebDeps,
  offers: SearchedOffers,
  kept: KeptPages | undefined,
): ReturnType<typeof makePublicSite> {
  const { connections, accounts } = parts;
  return makePublicSite({
    observability: parts.observability,
    pool: connections.pool,
    clock: systemClock,
    logHead: () => connections.log.head(),
    waitUntil: parts.engine.waitUntil,
    authenticator: accounts.authenticator,
    namesSession: (cookie) => accounts.namesSession(cookie),
    locks: parts.content.locks,
    assets: parts.assets,
    thirdParties: parts.thirdParties,
    offersAfter: async (position) => offers.after(position),
    noteMiss: countMisses({ db: connections.pool, clock: systemClock }, (cause) =>
      parts.observability.reportError(cause, 'missed searches'),
    ),
    proxies: parts.configuration.trustedProxies,
    tls: parts.configuration.secure,
    kept,
    opensVersions: parts.configuration.memento,
    hasFrontCache: parts.configuration.frontCaches.length > 0,
  });
}

async function makeApp(
  parts: WebDeps,
  shared: SharedReads,
  reports: Pick<HttpPorts, 'reportFault' | 'securityTrace'>,
): Promise<ReturnType<typeof makeExpressApp>> {
  const { configuration, assets, observability } = parts;
  const { tracing, logger } = observability;
  return makeExpressApp({
    ...parts,
    tracing,
    routes: observedRoutes(
      [...makeRoutes(parts, shared), ...(await visitorRoutes(parts))],
      tracing,
    ),
    offerUploads: offerFileRoutes(parts),
    tiles: openTiles(configuration),
    http: httpPorts(parts, reports),
    clock: systemClock,
    tls: configuration.secure,
    apiOrigins: configuration.apiOrigins,
    indexNowKey: configuration.indexNow?.key,
    trustProxy: configuration.trustedProxies,
    writeLogLine: (line) => logger.debug(line, 'request'),
    renderEntry: renderEntry(renderForVisitor(parts.connections.pool, assets)),
    renderDesign: (locale) => renderDesignPage(locale, { ...assets, ...parts.files.design }),
    readiness: () => observability.readiness(),
    openBrandFile: brandFileOpener(parts),
    brandFiles: () => readBrandFiles(parts),
  });
}

/** None when they cannot be read: the back-office then opens in the colours of the product. */
async function readBrandFiles({
  connections,
}: WebDeps): Promise<Pick<ShownBrand, 'sheet' | 'icon'>> {
  const read = await readSite(connections.pool, defaultLocale).catch(() => undefined);
  return read?.site?.brand ?? {};
}

function httpPorts(
  { configuration, connections, engine, accounts }: WebDeps,
  { reportFault, ...reports }: Pick<HttpPorts, 'reportFault' | 'securityTrace'>,
): HttpPorts {
  const { log, pool } = connections;
  const { authenticator } = accounts;
  return {
    ...makeHttpPorts({ configuration, log, engine, authenticator, reportFault }),
    ...reports,
    keyedWrites: new KeyedWrites(pool),
    ownWrites: new OwnWrites(pool),
  };
}

function makeSecurityTrace({ connections, people, observability }: WebDeps): RecordedTrace {
  const dropped = new Counter({
    name: 'parvis_security_events_dropped_total',
    help: 'Events that the security trace does not contain, because there were too many or none could be stored',
    registers: [observability.metrics.registry],
  });
  const key = keyFor(people.secrets, 'security trace');
  return createSecurityTrace(connections.pool, systemClock, key, {
    writeLine: (line) => observability.logger.info(line, 'security'),
    onError: (cause) => observability.reportError(cause, 'security-trace'),
    onDropped: () => dropped.inc(),
  });
}

/** Read models that are not served are reported when they stop, and by readiness. */
function faultReporter({ observability: { logger, outages } }: WebDeps): HttpPorts['reportFault'] {
  return (requestId, fault) => {
    if (fault instanceof ReadModelNotServed || outages.notice(fault)) return;
    logger.error({ requestId, ...describeFault(fault) }, 'a request failed');
  };
}
