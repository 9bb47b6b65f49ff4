import { listVersions } from '@parvis/projections/pages/list-versions.ts';
import { composeSynonymsPreview } from '@parvis/projections/pages/search/compose-synonyms-preview.ts';
import { systemClock } from '../adapters/clock.ts';
import { withQueryTimeout } from '../adapters/database/query-timeout.ts';
import { listLogReaders, mayRewriteLog } from '../adapters/log/postgres/site-role.ts';
import { adminSearchRoutes } from '../admin-search/admin-search-routes.ts';
import { alertRoutes } from '../alerts/alert-routes.ts';
import { auditRoutes } from '../audit/audit-routes.ts';
import { changeRoutes } from '../audit/exposure/change-routes.ts';
import { exposureRoutes } from '../audit/exposure/exposure-routes.ts';
import { mementoRoutes } from '../audit/memento/memento-routes.ts';
import { checkCampaign } from '../campaign-codes/check-campaign.ts';
import { applyRoutes } from '../careers/apply/apply-routes.ts';
import { offerFeedRoutes } from '../careers/configured-feeds/feed-routes.ts';
import { offerSourceRoutes } from '../careers/upload-offers/upload-routes.ts';
import { caseRoutes } from '../cases/case-routes.ts';
import { feedRoutes } from '../changes/feed-routes.ts';
import { ignoreUnavailableLog } from '../claims/ignore-unavailable-log.ts';
import { contactRoutes } from '../contact/contact.ts';
import { contentRoutes } from '../content/content-routes.ts';
import { sharedPreviewRoutes } from '../content/preview-links/routes.ts';
import type { ContentImports } from '../content-import/runs/content-imports.ts';
import { ethicsRoutes } from '../ethics/ethics-routes.ts';
import { Attempts } from '../http/attempt-limit.ts';
import type { Route } from '../http/route.ts';
import { indexingRoutes } from '../indexing/indexing-routes.ts';
import { mediaRoutes } from '../media/media-routes.ts';
import { SerialQueue } from '../media/pictures/serial-queue.ts';
import { missedSearchRoutes } from '../missed-searches/missed-searches.ts';
import { notaryRoutes } from '../notary/notary-routes.ts';
import { installationRoutes } from '../operations/installation/installation-routes.ts';
import { operationsRoutes } from '../operations/operations-routes.ts';
import { outboxRoutes } from '../outbox-page/outbox-routes.ts';
import { ownDataRoutes } from '../own-data/own-data-routes.ts';
import { publishedRoutes } from '../published/published-routes.ts';
import { redactionRoutes } from '../redactions/redaction-routes.ts';
import { securityRoutes } from '../security/security-routes.ts';
import type { RememberData } from '../site/page-cache/remember-data.ts';
import { repeatErasures } from '../subjects/repeat-erasures.ts';
import { keyFor, keysFor } from '../subjects/secret.ts';
import { Vault } from '../subjects/vault.ts';
import { synonymRoutes } from '../synonyms/synonyms.ts';
import { thirdPartyRoutes } from '../third-parties/third-party-routes.ts';
import { webhookRoutes } from '../webhooks/webhook-routes.ts';
import { makeAdminSearch } from './admin-search.ts';
import { renderAlerts } from './alerts.ts';
import { makeArchives } from './archives.ts';
import { makeAudit } from './audit.ts';
import { brandFileOpener } from './brand-file-opener.ts';
import { makeBundles } from './bundles.ts';
import { isSubjectNeeded, renderContact, renderOwnData } from './contact.ts';
import { contentImportRoutes } from './content-imports.ts';
import { isPostgres } from './databases.ts';
import { CleaningProcess } from './documents/cleaning-process.ts';
import { outboxFolderOf } from './mail.ts';
import { makeScanner } from './malware.ts';
import { offerFeedParts } from './offer-feeds.ts';
import { offerUploadPorts } from './offer-uploads.ts';
import { type SearchedOffers } from './offers.ts';
import { renderEthics, responseTimeoutMs } from './public-site.ts';
import { redactionPorts } from './redactions.ts';
import { apiReference } from './reference/api-reference.ts';
import { renderForVisitor } from './render-for-visitor.ts';
import { sealInThread } from './sealing/seal-in-thread.ts';
import { buildsThen } from './site-builds.ts';
import type { WebDeps } from './web-deps.ts';
import { openWitnesses } from './witnesses.ts';

/** Returns the routes for visitors' input: messages, requests for their own data, and alerts. */
export async function visitorRoutes(parts: WebDeps): Promise<readonly Route[]> {
  const { connections, accounts, assets } = parts;
  const { secrets, subjects, alerts, afterwards } = parts.people;
  const { log, pool } = connections;
  // A database restored from a backup repeats its erasures first.
  await ignoreUnavailableLog(repeatErasures(log, pool));
  const render = renderForVisitor(pool, assets);
  const [cleaning, one] = [new CleaningProcess(), new SerialQueue()];
  const common = { log, pool, clock: systemClock, subjects };
  const attempts = new Attempts(pool, systemClock, keyFor(secrets, 'own data attempts'));
  const ownData = ownDataRoutes({
    ...common,
    attempts,
    afterwards,
    render: renderOwnData(render),
  });
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
      sealer: sealInThread(),
      cleanAttachment: (bytes) => one.run(() => cleaning.cleanAttachment(bytes)),
    }),
  ];
}

/** What the routes share with the rest of the web role. */
export interface SharedReads {
  readonly offers: SearchedOffers;
  readonly remember: RememberData;
  readonly imports: ContentImports;
}

/** Returns the routes of the API and of the back-office. */
export function makeRoutes(
  parts: WebDeps,
  { offers, remember, imports }: SharedReads,
): readonly Route[] {
  const { connections, engine, accounts } = parts;
  return [
    ...contentRoutes(parts.content),
    ...sharedPreviewRoutes(
      parts.content,
      new Attempts(connections.pool, systemClock, keyFor(parts.people.secrets, 'shared previews')),
    ),
    ...mediaRoutes(parts.media),
    ...contentImportRoutes(parts, imports),
    ...thirdPartyRoutes(connections.pool, parts.thirdParties),
    ...parts.editorial.routes,
    ...offerSourceRoutes(offerUploadPorts(parts)),
    ...offerFeedRoutes(offerFeedParts(parts)),
    ...applyRoutes({
      db: connections.pool,
      host: new URL(parts.configuration.publicUrl).host,
      checkCampaign: (cookies) => checkCampaign(connections.pool, cookies, systemClock.now()),
    }),
    ...pastRoutes(parts, offers),
    ...followingRoutes(parts),
    ...accounts.routes,
    ...publishedRoutes({
      isOpen: parts.configuration.publicApi,
      db: withQueryTimeout(connections.pool, responseTimeoutMs),
      offers: () => offers.after(undefined),
      remember,
    }),
    ...operationsRoutes(engine, {
      isLogUnavailable: () => parts.observability.outages.isUnavailable('log'),
      reference: apiReference(parts.version, parts.files.design),
    }),
    ...installationRoutes({
      pool: connections.pool,
      subjects: parts.people.subjects,
      clock: systemClock,
      configuration: parts.configuration,
    }),
    ...synonymRoutes({
      log: connections.log,
      clock: systemClock,
      accountNames: accounts.accountNames,
      db: connections.pool,
      preview: (search) =>
        composeSynonymsPreview(connections.pool, offers.after(undefined), search),
    }),
    ...missedSearchRoutes({ db: connections.pool, clock: systemClock }),
    ...adminSearchRoutes(
      makeAdminSearch(connections.pool, offers, parts.observability.reportError),
    ),
    ...securityRoutes(connections.pool),
    ...outboxRoutes(outboxFolderOf(parts.configuration), parts.files.admin.stylesheets),
  ];
}

/** Returns the routes for the site as it was, of visitors as well as of auditors. */
function pastRoutes(parts: WebDeps, offers: SearchedOffers): readonly Route[] {
  const { connections, engine, accounts } = parts;
  const { publicUrl } = parts.configuration;
  const past = makeAudit(
    connections,
    engine.waitUntil,
    parts.assets,
    {
      offersAt: (position) => offers.at(position),
      buildAt: buildsThen(parts.builds, parts.files),
    },
    publicUrl,
  );
  const installation = {
    ...parts,
    publicUrl,
    secrets: parts.people.secrets,
    openBrandFile: brandFileOpener(parts),
  };
  const archives = makeArchives(past, installation);
  return [
    ...mementoRoutes({
      ...past,
      isOpen: parts.configuration.memento,
      origin: new URL(publicUrl).origin,
      attempts: new Attempts(
        connections.pool,
        systemClock,
        keyFor(parts.people.secrets, 'mementos'),
      ),
      listVersions: (path) => listVersions(connections.pool, path),
    }),
    ...auditRoutes({
      ...past,
      archives,
      bundles: makeBundles(connections, archives, accounts.accountNames, {
        configuration: parts.configuration,
        secrets: installation.secrets,
      }),
    }),
    ...caseAndRedactionRoutes(parts),
    ...notaryRoutes({
      log: connections.log,
      db: connections.pool,
      mayRewriteLog: async () =>
        isPostgres(connections.logUrl) ? mayRewriteLog(connections.logUrl) : null,
      witnesses: openWitnesses(parts.configuration).map(({ key }) => key.name),
      clock: systemClock,
    }),
    ...changeRoutes({ db: connections.pool, accountNames: accounts.accountNames }),
    ...exposureRoutes({
      db: connections.pool,
      accountNames: accounts.accountNames,
      ownHost: new URL(parts.configuration.publicUrl).host,
    }),
  ];
}

/** Returns the routes by which other systems follow what changes in public. */
function followingRoutes(parts: WebDeps): readonly Route[] {
  return [
    ...feedRoutes(parts.changeFeed),
    ...webhookRoutes({
      db: parts.connections.pool,
      vault: new Vault(parts.people.secrets),
      clock: systemClock,
      feed: parts.changeFeed,
      hosts: parts.configuration.webhookHosts,
    }),
    ...indexingRoutes(parts.connections.pool, {
      indexnow: parts.configuration.indexNow !== undefined,
      google: parts.configuration.googleIndexing !== undefined,
    }),
  ];
}

/** Returns the routes of cases with their holds, and of words that are removed from the past. */
function caseAndRedactionRoutes({
  connections,
  engine,
  accounts,
  people,
}: WebDeps): readonly Route[] {
  return [
    ...caseRoutes({
      log: connections.log,
      db: connections.pool,
      clock: systemClock,
      accountNames: accounts.accountNames,
      subjects: people.subjects,
      waitUntil: engine.waitUntil,
    }),
    ...redactionRoutes({
      ...redactionPorts(connections, accounts),
      vault: new Vault(people.secrets),
      waitUntil: engine.waitUntil,
      logReaders: async () =>
        isPostgres(connections.logUrl) ? listLogReaders(connections.logUrl) : null,
    }),
  ];
}
