import type { Knex } from 'knex';
import { Client } from 'pg';
import * as projections from './migrations/001-projections.ts';
import * as claimsAndLocks from './migrations/010-claims-and-locks.ts';
import * as accounts from './migrations/020-accounts.ts';
import * as firstStart from './migrations/030-first-start.ts';
import * as media from './migrations/040-media.ts';
import * as subjectsAndOutbox from './migrations/050-subjects-and-outbox.ts';
import * as leasesWithoutNames from './migrations/060-leases-without-names.ts';
import * as thirdPartyAnswers from './migrations/070-third-party-answers.ts';
import * as pendingClaims from './migrations/080-pending-claims.ts';
import * as attempts from './migrations/090-attempts.ts';
import * as ownAccounts from './migrations/100-own-accounts.ts';
import * as accountLinks from './migrations/110-account-links.ts';
import * as secondFactors from './migrations/120-second-factors.ts';
import * as writesOfCallers from './migrations/130-writes-of-callers.ts';
import * as securityEvents from './migrations/140-security-events.ts';
import * as passkeys from './migrations/141-passkeys.ts';
import * as leasesOfParts from './migrations/143-leases-of-parts.ts';
import * as uploadsInParts from './migrations/144-uploads-in-parts.ts';
import * as ownDataLinks from './migrations/145-own-data-links.ts';
import * as ethics from './migrations/150-ethics.ts';
import * as alertSessions from './migrations/160-alert-sessions.ts';
import * as digests from './migrations/170-digests.ts';
import * as ethicsChecks from './migrations/185-ethics-checks.ts';
import * as ethicsSteps from './migrations/186-ethics-steps.ts';
import * as ethicsAttachments from './migrations/190-ethics-attachments.ts';
import * as marksOfSecrets from './migrations/195-marks-of-secrets.ts';
import * as entriesOfDigests from './migrations/196-entries-of-digests.ts';
import * as missedSearches from './migrations/205-missed-searches.ts';
import * as offerFeeds from './migrations/220-offer-feeds.ts';
import * as alertLinks from './migrations/225-alert-links.ts';
import * as mailSuppressions from './migrations/226-mail-suppressions.ts';
import * as placesOfDigests from './migrations/227-places-of-digests.ts';
import * as lostSecurityEvents from './migrations/250-lost-security-events.ts';
import * as tokenScopes from './migrations/251-token-scopes.ts';
import * as accountChanges from './migrations/252-account-changes.ts';
import * as ethicsProofs from './migrations/260-ethics-proofs.ts';
import * as ethicsRowVersions from './migrations/261-ethics-row-versions.ts';
import * as backups from './migrations/265-backups.ts';
import * as purges from './migrations/270-purges.ts';
import * as offerIndexing from './migrations/293-offer-indexing.ts';
import * as reportedLinks from './migrations/294-reported-links.ts';
import * as renditionsOnRequest from './migrations/300-renditions-on-request.ts';
import * as retentionOfMails from './migrations/301-retention-of-mails.ts';
import * as placesOfPurges from './migrations/305-places-of-purges.ts';
import * as checkedItems from './migrations/320-checked-items.ts';
import * as notaryStamps from './migrations/321-notary-stamps.ts';
import * as webhooks from './migrations/323-webhooks.ts';
import * as contentImports from './migrations/324-content-imports.ts';
import * as notary from './migrations/325-notary.ts';
import * as logVerification from './migrations/326-log-verification.ts';
import * as redactions from './migrations/327-redactions.ts';
import * as deferredErasures from './migrations/328-deferred-erasures.ts';
import * as recordOfBackups from './migrations/329-record-of-backups.ts';
import * as indexing from './migrations/330-indexing.ts';
import * as feedSettings from './migrations/332-feed-settings.ts';
import * as feedRuns from './migrations/333-feed-runs.ts';
import * as testMails from './migrations/334-test-mails.ts';
import * as redirectMarkers from './migrations/335-redirect-markers.ts';
import * as pushedOffers from './migrations/336-pushed-offers.ts';
import * as notaryCosignatures from './migrations/337-notary-cosignatures.ts';
import * as notaryPublicKeys from './migrations/338-notary-public-keys.ts';
import * as log from './migrations/log/001-log.ts';
import * as noHeadRow from './migrations/log/002-no-head-row.ts';
import * as appendOnly from './migrations/log/003-append-only.ts';

interface Migration {
  up(knex: Knex): Promise<void>;
}

/** Migrations of the log's own database, by name, in order. */
export const logMigrations: Readonly<Record<string, Migration>> = {
  '001-log': log,
  '002-no-head-row': noHeadRow,
  '003-append-only': appendOnly,
};

/** Migrations of the database of read models, claims, sessions and leases, by name, in order. */
export const databaseMigrations: Readonly<Record<string, Migration>> = {
  '001-projections': projections,
  '010-claims-and-locks': claimsAndLocks,
  '020-accounts': accounts,
  '030-first-start': firstStart,
  '040-media': media,
  '050-subjects-and-outbox': subjectsAndOutbox,
  '060-leases-without-names': leasesWithoutNames,
  '070-third-party-answers': thirdPartyAnswers,
  '080-pending-claims': pendingClaims,
  '090-attempts': attempts,
  '100-own-accounts': ownAccounts,
  '110-account-links': accountLinks,
  '120-second-factors': secondFactors,
  '130-writes-of-callers': writesOfCallers,
  '140-security-events': securityEvents,
  '141-passkeys': passkeys,
  '143-leases-of-parts': leasesOfParts,
  '144-uploads-in-parts': uploadsInParts,
  '145-own-data-links': ownDataLinks,
  '150-ethics': ethics,
  '160-alert-sessions': alertSessions,
  '170-digests': digests,
  '185-ethics-checks': ethicsChecks,
  '186-ethics-steps': ethicsSteps,
  '190-ethics-attachments': ethicsAttachments,
  '195-marks-of-secrets': marksOfSecrets,
  '196-entries-of-digests': entriesOfDigests,
  '205-missed-searches': missedSearches,
  '220-offer-feeds': offerFeeds,
  '225-alert-links': alertLinks,
  '226-mail-suppressions': mailSuppressions,
  '227-places-of-digests': placesOfDigests,
  '250-lost-security-events': lostSecurityEvents,
  '251-token-scopes': tokenScopes,
  '252-account-changes': accountChanges,
  '260-ethics-proofs': ethicsProofs,
  '261-ethics-row-versions': ethicsRowVersions,
  '265-backups': backups,
  '270-purges': purges,
  '293-offer-indexing': offerIndexing,
  '294-reported-links': reportedLinks,
  '300-renditions-on-request': renditionsOnRequest,
  '301-retention-of-mails': retentionOfMails,
  '305-places-of-purges': placesOfPurges,
  '320-checked-items': checkedItems,
  '321-notary-stamps': notaryStamps,
  '323-webhooks': webhooks,
  '324-content-imports': contentImports,
  '325-notary': notary,
  '326-log-verification': logVerification,
  '327-redactions': redactions,
  '328-deferred-erasures': deferredErasures,
  '329-record-of-backups': recordOfBackups,
  '330-indexing': indexing,
  '332-feed-settings': feedSettings,
  '333-feed-runs': feedRuns,
  '334-test-mails': testMails,
  '335-redirect-markers': redirectMarkers,
  '336-pushed-offers': pushedOffers,
  '337-notary-cosignatures': notaryCosignatures,
  '338-notary-public-keys': notaryPublicKeys,
};

/** How long a server may take to accept a connection, in milliseconds. */
const connectTimeoutMs = 5_000;

/** The lock under which one process migrates a database while others wait. */
const migrationLock = 'parvis migrations';

/** Brings a database to its newest schema; returns the names of the migrations that ran. */
export async function migrate(
  url: string,
  migrations: Readonly<Record<string, Migration>>,
): Promise<readonly string[]> {
  if (await isMigrated(url, Object.keys(migrations))) return [];
  const { default: knexFactory } = await import('knex');
  const knex = knexFactory({
    client: 'pg',
    connection: url,
    pool: { min: 1, max: 1 },
    acquireConnectionTimeout: connectTimeoutMs,
    // Errors are thrown; knex would also print them.
    log: { warn: () => undefined, error: () => undefined },
  });
  try {
    // Held by the only connection of the pool, until it is closed.
    await knex.raw('select pg_advisory_lock(hashtextextended(?, 0))', [migrationLock]);
    const [, ran]: [number, string[]] = await knex.migrate.latest({
      tableName: 'migration',
      migrationSource: {
        getMigrations: () => Promise.resolve(Object.keys(migrations)),
        getMigrationName: (name: string) => name,
        getMigration: (name: string) => Promise.resolve(forwardOnly(name, migrations[name])),
      },
    });
    return ran;
  } finally {
    await knex.destroy();
  }
}

/**
 * Whether exactly these migrations have run, as before nearly every start. Any trouble is left to
 * the migration.
 */
async function isMigrated(url: string, names: readonly string[]): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from migration');
    return rows.length === names.length && rows.every(({ name }) => names.includes(name));
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function forwardOnly(name: string, migration: Migration | undefined): Knex.Migration {
  if (!migration) throw new Error(`The database was migrated by a newer Parvis: "${name}".`);
  return {
    up: (knex) => migration.up(knex),
    down: () => Promise.reject(new Error('Migrations only go forward; restore a backup instead.')),
  };
}
