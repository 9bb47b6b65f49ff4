import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { linkEndpoints } from '@parvis/contracts/accounts/link-endpoints.ts';
import { ownAccountEndpoints } from '@parvis/contracts/accounts/own-account-endpoints.ts';
import { passkeyEndpoints } from '@parvis/contracts/accounts/passkey-endpoints.ts';
import { secondFactorEndpoints } from '@parvis/contracts/accounts/second-factor-endpoints.ts';
import { alertEndpoints } from '@parvis/contracts/alerts/endpoints.ts';
import { auditEndpoints } from '@parvis/contracts/audit/endpoints.ts';
import { campaignCodeEndpoints } from '@parvis/contracts/campaign-codes/endpoints.ts';
import { applyEndpoints } from '@parvis/contracts/careers/apply-endpoints.ts';
import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import { contactDeskEndpoints } from '@parvis/contracts/contact/desk-endpoints.ts';
import { contactFormEndpoints } from '@parvis/contracts/contact/endpoints.ts';
import { activityEndpoints } from '@parvis/contracts/content/activity-endpoints.ts';
import { autocompleteEndpoints } from '@parvis/contracts/content/autocomplete-endpoints.ts';
import { batchEndpoints } from '@parvis/contracts/content/batch-endpoints.ts';
import { choiceEndpoints } from '@parvis/contracts/content/choice-endpoints.ts';
import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { publicationEndpoints } from '@parvis/contracts/content/publication-endpoints.ts';
import { treeEndpoints } from '@parvis/contracts/content/tree-endpoints.ts';
import { ethicsEndpoints } from '@parvis/contracts/ethics/endpoints.ts';
import { ethicsKeyEndpoints } from '@parvis/contracts/ethics/key-endpoints.ts';
import { ethicsOfficerEndpoints } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { facetEndpoints } from '@parvis/contracts/facets/endpoints.ts';
import { livePostEndpoints } from '@parvis/contracts/live-posts/endpoints.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { mailEndpoints } from '@parvis/contracts/mail/endpoints.ts';
import { cropEndpoints } from '@parvis/contracts/media/crop-endpoints.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { libraryEndpoints } from '@parvis/contracts/media/library-endpoints.ts';
import { replacementEndpoints } from '@parvis/contracts/media/replacement-endpoints.ts';
import { resumableEndpoints } from '@parvis/contracts/media/resumable-endpoints.ts';
import { uploadEndpoints } from '@parvis/contracts/media/upload-endpoints.ts';
import { menuEndpoints } from '@parvis/contracts/menus/endpoints.ts';
import { operationsEndpoints } from '@parvis/contracts/operations/endpoints.ts';
import { playlistEndpoints } from '@parvis/contracts/playlists/endpoints.ts';
import { redirectEndpoints } from '@parvis/contracts/redirects/endpoints.ts';
import { securityEndpoints } from '@parvis/contracts/security/endpoints.ts';
import { siteSettingsEndpoints } from '@parvis/contracts/site-settings/endpoints.ts';
import { ownDataEndpoints } from '@parvis/contracts/subjects/own-data-endpoints.ts';
import { thirdPartyEndpoints } from '@parvis/contracts/third-parties/endpoints.ts';
import { trashEndpoints } from '@parvis/contracts/trash/endpoints.ts';
import type { ProjectionEngine } from '@parvis/projections/engine/engine.ts';
import { modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import { renderDesignPage } from '@parvis/web/design/render-design-page.tsx';
import { renderReference } from '@parvis/web/reference/render-reference.tsx';
import type { Assets } from '@parvis/web/server/assets.ts';
import { type Accounts, createAccounts } from '../accounts/accounts.ts';
import {
  type AccountsSettings,
  defaultAccountsSettings,
  signInLimits,
} from '../accounts/settings.ts';
import { systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import { KeyedWrites } from '../adapters/writes/keyed-writes.ts';
import { OwnWrites } from '../adapters/writes/own-writes.ts';
import { alertRoutes } from '../alerts/alert-routes.ts';
import { auditRoutes } from '../audit/audit-routes.ts';
import { checkCampaign } from '../campaign-codes/check-campaign.ts';
import { applyRoutes } from '../careers/apply/apply-routes.ts';
import { ignoreUnavailableLog } from '../claims/ignore-unavailable-log.ts';
import { contactRoutes } from '../contact/contact.ts';
import type { ContentArea } from '../content/content-area.ts';
import { contentRoutes } from '../content/content-routes.ts';
import { ethicsRoutes } from '../ethics/ethics-routes.ts';
import { Attempts } from '../http/attempt-limit.ts';
import type { HttpPorts } from '../http/bind-routes.ts';
import { describeFault } from '../http/faults.ts';
import { observeRequests } from '../http/observe-requests.ts';
import type { Route } from '../http/route.ts';
import { mediaRoutes } from '../media/media-routes.ts';
import type { MediaArea } from '../media/media-services.ts';
import { SerialQueue } from '../media/pictures/serial-queue.ts';
import { operationsRoutes } from '../operations/operations-routes.ts';
import { outboxRoutes } from '../outbox-page/outbox-routes.ts';
import { ownDataRoutes } from '../own-data/own-data-routes.ts';
import { createSecurityTrace } from '../security/security-events.ts';
import { securityRoutes } from '../security/security-routes.ts';
import { repeatErasures } from '../subjects/repeat-erasures.ts';
import { keyFor, keysFor, type Secrets } from '../subjects/secret.ts';
import type { SourceAddresses } from '../third-parties/sources.ts';
import { thirdPartyRoutes } from '../third-parties/third-party-routes.ts';
import { renderAlerts } from './alerts.ts';
import { makeAudit } from './audit.ts';
import type { BuiltFiles } from './built-files.ts';
import type { Connections } from './connections.ts';
import { isSubjectNeeded, renderContact, renderOwnData } from './contact.ts';
import { CleaningProcess } from './documents/cleaning-process.ts';
import type { EditorialArea } from './editorial.ts';
import { makeExpressApp } from './express-app.ts';
import { makeHttpPorts } from './http-ports.ts';
import { outboxFolderOf } from './mail.ts';
import { makeScanner } from './malware.ts';
import type { Observability } from './observability.ts';
import { observedRoutes } from './observed-routes.ts';
import { openSearchedOffers, type SearchedOffers, type ServedOffers } from './offers.ts';
import { rateStrength } from './passwords/judge-password.ts';
import type { People } from './people.ts';
import { makePublicSite, renderEntry, renderEthics } from './public-site.ts';
import { renderForVisitor } from './render-for-visitor.ts';
import { makeWebServer } from './web-server.ts';

const minuteMs = 60_000;
/** How long the web role waits for tables that another process creates, in milliseconds. */
const catchUpWaitMs = 10_000;
const endpoints = [
  ...Object.values(auditEndpoints),
  ...Object.values(batchEndpoints),
  ...Object.values(activityEndpoints),
  ...Object.values(autocompleteEndpoints),
  ...Object.values(treeEndpoints),
  ...Object.values(publicationEndpoints),
  ...Object.values(choiceEndpoints),
  ...Object.values(contentEndpoints),
  ...Object.values(inlineEndpoints),
  ...Object.values(accountEndpoints),
  ...Object.values(ownAccountEndpoints),
  ...Object.values(linkEndpoints),
  ...Object.values(secondFactorEndpoints),
  ...Object.values(passkeyEndpoints),
  ...Object.values(operationsEndpoints),
  ...Object.values(mailEndpoints),
  ...Object.values(mediaEndpoints),
  ...Object.values(cropEndpoints),
  ...Object.values(uploadEndpoints),
  ...Object.values(libraryEndpoints),
  ...Object.values(thirdPartyEndpoints),
  ...Object.values(replacementEndpoints),
  ...Object.values(resumableEndpoints),
  ...Object.values(menuEndpoints),
  ...Object.values(redirectEndpoints),
  ...Object.values(playlistEndpoints),
  ...Object.values(livePostEndpoints),
  ...Object.values(facetEndpoints),
  ...Object.values(trashEndpoints),
  ...Object.values(campaignCodeEndpoints),
  ...Object.values(applyEndpoints),
  ...Object.values(offerEndpoints),
  ...Object.values(contactFormEndpoints),
  ...Object.values(contactDeskEndpoints),
  ...Object.values(ownDataEndpoints),
  ...Object.values(alertEndpoints),
  ...Object.values(securityEndpoints),
  ...Object.values(siteSettingsEndpoints),
  ...Object.values(ethicsEndpoints),
  ...Object.values(ethicsKeyEndpoints),
  ...Object.values(ethicsOfficerEndpoints),
];

/** The dependencies of the web role. */
export interface WebDeps {
  readonly configuration: Configuration;
  readonly connections: Connections;
  readonly engine: ProjectionEngine;
  readonly accounts: Accounts;
  readonly people: People;
  readonly content: ContentArea;
  readonly media: MediaArea;
  readonly editorial: EditorialArea;
  /** Called with the offers served by this process. */
  readonly offers: ServedOffers;
  readonly assets: Assets;
  readonly thirdParties: SourceAddresses;
  readonly files: BuiltFiles;
  readonly clientFolder: string;
  readonly version: string;
  readonly observability: Observability;
}

/** Accounts with their sign-in screen, as configured. */
export async function makeAccounts(
  { log, pool }: Connections,
  configuration: Configuration,
  assets: Assets,
  secrets: Secrets,
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
  const ports = { db: pool, log, clock: systemClock, isHardToGuess: rateStrength };
  const render = renderEntry(renderForVisitor(pool, assets));
  return createAccounts(ports, settings, async (refused) => (await render(refused)).html);
}

/** Serves the public site, the API and the back-office; resolves once it listens. */
export async function startWeb(parts: WebDeps): Promise<{ stop(graceMs: number): Promise<void> }> {
  const { configuration, connections, engine, accounts, content, assets } = parts;
  const { pool } = connections;
  const { metrics, tracing } = parts.observability;
  // On a first start the tables behind pages are still being created and filled.
  const written = await connections.log.head().catch(() => startOfLog);
  await engine.waitUntil(modelsOfPages, written, catchUpWaitMs);
  const { reportError } = parts.observability;
  const offers = await openSearchedOffers(connections, configuration.typesense, reportError);
  parts.offers.serve(offers);
  const reportFault = faultReporter(parts);
  const { site, feed } = makePublicSite({
    observability: parts.observability,
    pool,
    clock: systemClock,
    logHead: () => connections.log.head(),
    waitUntil: engine.waitUntil,
    authenticator: accounts.authenticator,
    namesSession: (cookie) => accounts.namesSession(cookie),
    locks: content.locks,
    assets,
    thirdParties: parts.thirdParties,
    offersAfter: async (position) => offers.after(position),
    tls: configuration.secure,
  });
  const http = httpPortsOf(parts, reportFault);
  const app = makeExpressApp({
    ...parts,
    tracing,
    routes: observedRoutes([...routesOf(parts, offers), ...(await visitorRoutes(parts))], tracing),
    http,
    clock: systemClock,
    tls: configuration.secure,
    trustProxy: configuration.trustedProxies,
    writeLogLine: (line) => parts.observability.logger.debug(line, 'request'),
    renderEntry: renderEntry(renderForVisitor(pool, assets)),
    renderDesign: (locale) =>
      renderDesignPage(locale, { ...assets, script: parts.files.design.script }),
    readiness: () => parts.observability.readiness(),
  });
  const observer = observeRequests(metrics, tracing);
  const server = makeWebServer(site, app, observer, reportFault);
  await feed.start();
  const unsubscribe = connections.bus.subscribe((hint) => {
    if (hint.about === 'projection' && modelsOfPages.includes(hint.projection))
      feed.noteHint(hint.tags, hint.position);
  });
  await server.listen(configuration.host, configuration.port);
  return {
    async stop(graceMs) {
      unsubscribe();
      await server.drain(graceMs);
      await feed.stop();
      await offers.stop();
    },
  };
}

function httpPortsOf(
  { configuration, connections, engine, accounts, people, observability }: WebDeps,
  reportFault: HttpPorts['reportFault'],
): HttpPorts {
  const { log, pool } = connections;
  const { authenticator } = accounts;
  const { logger } = observability;
  return {
    ...makeHttpPorts({ configuration, log, engine, authenticator, reportFault }),
    keyedWrites: new KeyedWrites(pool),
    ownWrites: new OwnWrites(pool),
    securityTrace: createSecurityTrace(
      pool,
      systemClock,
      keyFor(people.secrets, 'security trace'),
      {
        writeLine: (line) => logger.info(line, 'security'),
        onError: (cause) => observability.reportError(cause, 'security-trace'),
      },
    ),
  };
}

/** Returns the routes for visitors' input: messages, requests for their own data, and alerts. */
async function visitorRoutes(parts: WebDeps): Promise<readonly Route[]> {
  const { connections, accounts, assets } = parts;
  const { secrets, subjects, alerts } = parts.people;
  const { log, pool } = connections;
  // A database restored from a backup repeats its erasures first.
  await ignoreUnavailableLog(repeatErasures(log, pool));
  const render = renderForVisitor(pool, assets);
  const [cleaning, one] = [new CleaningProcess(), new SerialQueue()];
  const common = { log, pool, clock: systemClock, subjects };
  const attempts = new Attempts(pool, systemClock, keyFor(secrets, 'own data attempts'));
  const ownData = ownDataRoutes({ ...common, attempts, render: renderOwnData(render) });
  const contact = contactRoutes({
    ...common,
    secrets,
    render: renderContact(render),
    accountNames: accounts.accountNames,
    isNeeded: (subjectId) => isSubjectNeeded(pool, subjectId),
  });
  return [
    ...contact,
    ...ownData,
    ...alertRoutes(alerts, renderAlerts(pool, render)),
    ...ethicsRoutes({
      pool,
      clock: systemClock,
      receiptSalts: keysFor(secrets, 'ethics receipt'),
      keptDays: parts.configuration.ethicsDays,
      render: renderEthics(render),
      scanner: makeScanner(parts.configuration, parts.observability),
      cleanAttachment: (name, bytes) => one.run(() => cleaning.cleanInMemory(name, bytes)),
    }),
  ];
}

function routesOf(parts: WebDeps, offers: SearchedOffers): readonly Route[] {
  const { connections, engine, accounts } = parts;
  return [
    ...contentRoutes(parts.content),
    ...mediaRoutes(parts.media),
    ...thirdPartyRoutes(connections.pool, parts.thirdParties),
    ...parts.editorial.routes,
    ...applyRoutes({
      db: connections.pool,
      host: new URL(parts.configuration.publicUrl).host,
      checkCampaign: (cookies) => checkCampaign(connections.pool, cookies, systemClock.now()),
    }),
    ...auditRoutes(
      makeAudit(connections, engine.waitUntil, parts.assets, (position) => offers.at(position)),
    ),
    ...accounts.routes,
    ...operationsRoutes(engine, endpoints, parts.version, {
      isLogUnavailable: () => parts.observability.outages.isUnavailable('log'),
      refer: (document) => renderReference(document, parts.assets),
    }),
    ...securityRoutes(connections.pool),
    ...outboxRoutes(outboxFolderOf(parts.configuration)),
  ];
}

/** Read models that are not served are reported when they stop, and by readiness. */
function faultReporter({ observability: { logger, outages } }: WebDeps): HttpPorts['reportFault'] {
  return (requestId, fault) => {
    if (fault instanceof ReadModelNotServed || outages.notice(fault)) return;
    logger.error({ requestId, ...describeFault(fault) }, 'a request failed');
  };
}
