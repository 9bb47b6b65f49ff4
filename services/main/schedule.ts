import { join } from 'node:path';
import { findDuePlans, findNextPlan } from '@parvis/projections/content-items/find-due-plans.ts';
import type { ProjectionEngine } from '@parvis/projections/engine/engine.ts';
import type { LogReader } from '@parvis/projections/follower/log-reader.ts';
import {
  findNextClosing,
  findOffersClosingBetween,
} from '@parvis/projections/offers/find-known-offers.ts';
import { Gauge } from 'prom-client';
import { findMailSubject } from '../accounts/links/send-link.ts';
import { systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { Metrics } from '../adapters/metrics/metrics.ts';
import type { AlertPorts } from '../alerts/alert-ports.ts';
import { orderAbsencesMails } from '../careers/absences/absences-mail.ts';
import { fetchFeeds } from '../careers/configured-feeds/feed-jobs.ts';
import { closeDueOffers } from '../careers/schedule/close-due-offers.ts';
import type { FeedNotices } from '../careers/schedule/fetch-and-import.ts';
import { importFeedPeriodically } from '../careers/schedule/import-feeds.ts';
import { eraseOldMessages } from '../contact/erase-message.ts';
import type { ContentArea } from '../content/content-area.ts';
import { carryOutPlans } from '../content/schedule/carry-out-plans.ts';
import { removeOldImportFiles } from '../content-import/runs/remove-old-files.ts';
import { deleteClosedReports } from '../ethics/delete-closed-reports.ts';
import { levelRowVersions } from '../ethics/level-row-versions.ts';
import { notifyOfficers } from '../ethics/waiting-reports-mail.ts';
import type { MediaArea } from '../media/media-services.ts';
import { releaseDueMedia } from '../media/release/release-due-media.ts';
import { removeIdleUploads } from '../media/resumable/remove-idle-uploads.ts';
import { forgetMissedSearches } from '../missed-searches/missed-search-table.ts';
import { deleteOldRows } from '../retention/delete-old-rows.ts';
import { type ScheduledJob, Scheduler } from '../scheduler/scheduler.ts';
import { carryOutDeferredErasures } from '../subjects/carry-out-deferred.ts';
import { repeatErasures } from '../subjects/repeat-erasures.ts';
import type { Secrets } from '../subjects/secret.ts';
import { Vault } from '../subjects/vault.ts';
import type { Connections } from './connections.ts';
import { isSubjectNeeded } from './contact.ts';
import { alertJobs } from './digests.ts';
import type { EditorialArea } from './editorial.ts';
import { feedProcess } from './feeds/feed-process.ts';

interface ScheduleParts {
  readonly configuration: Configuration;
  readonly connections: Connections;
  readonly editorial: EditorialArea;
  readonly media: MediaArea;
  readonly content: ContentArea;
  readonly alerts: AlertPorts;
  readonly engine: ProjectionEngine;
  readonly secrets: Secrets;
  readonly metrics: Metrics;
  /** Jobs of other areas. */
  readonly jobs: readonly ScheduledJob[];
  /** Folder with the built files. */
  readonly clientFolder: string;
  readonly onError: (cause: unknown, where: string) => void;
}

/** Runs the scheduled jobs, in a single process. */
export function startSchedule(reader: LogReader, parts: ScheduleParts): { stop(): Promise<void> } {
  const { configuration, editorial, media, content, onError } = parts;
  const { changes, log, pool } = parts.connections;
  const { writer } = editorial.offers;
  const scheduler = new Scheduler({
    clock: systemClock,
    changes,
    onError,
    onDone: reportingRuns(parts.metrics),
    jobs: [
      closeDueOffers(
        {
          find: (between, limit) => findOffersClosingBetween(pool, between, limit),
          findNext: (after) => findNextClosing(pool, after),
        },
        writer,
      ),
      releaseDueMedia(pool, media.writer),
      media.examination,
      eraseOldMessages(
        { log, db: pool, isNeeded: (subjectId) => isSubjectNeeded(pool, subjectId) },
        configuration.contactDays,
      ),
      carryOutDeferredErasures({
        log,
        db: pool,
        isNeeded: (subjectId) => isSubjectNeeded(pool, subjectId),
      }),
      deleteClosedReports(pool, configuration.ethicsDays),
      levelRowVersions(pool),
      notifyOfficers({ pool, subjectOf: (id, at) => findMailSubject(pool, id, at) }),
      removeIdleUploads(media.resumable),
      removeOldImportFiles(pool, media.storage),
      forgetMissedSearches(pool),
      deleteOldRows(log, pool, systemClock),
      carryOutPlans(
        { findDue: (now) => findDuePlans(pool, now), findNext: () => findNextPlan(pool) },
        content.writer,
      ),
      ...alertJobs(parts.alerts, configuration),
      ...importJobs(parts),
      ...settlingJobs(parts),
      ...parts.jobs,
    ],
  });
  scheduler.start(reader);
  return { stop: () => scheduler.stop() };
}

/** The jobs that settle what interrupted commands and restored backups left. */
function settlingJobs({
  connections: { log, pool },
  content,
  editorial: { redirects },
}: ScheduleParts): readonly ScheduledJob[] {
  const everyMinute = (name: string, run: ScheduledJob['run']): ScheduledJob => ({
    name,
    everyMs: 60_000,
    isAfterChanges: true,
    run,
  });
  const settling = (area: Pick<ContentArea, 'confirmClaims' | 'sweepClaims'>) => async () => {
    await area.confirmClaims();
    return area.sweepClaims();
  };
  return [
    everyMinute('resume-merges', () => content.merger.resume()),
    everyMinute('resume-clones', () => content.cloner.resume()),
    everyMinute('settle-claims-of-pages', settling(content)),
    everyMinute('settle-claims-of-redirects', settling(redirects)),
    everyMinute('repeat-erasures', () => repeatErasures(log, pool)),
  ];
}

/** Returns a function that shows operators when each job was last done. */
function reportingRuns({ registry }: Metrics): (job: string, at: Date) => void {
  const doneAt = new Gauge({
    name: 'parvis_job_done_timestamp_seconds',
    help: 'When a scheduled job last ended without an error, in seconds since 1970, by its name',
    labelNames: ['job'],
    registers: [registry],
  });
  return (job, at) => doneAt.set({ job }, at.getTime() / 1_000);
}

/** The imports of feeds: those that the operator configured, and those of the back-office. */
function importJobs({
  configuration,
  connections: { log, pool },
  editorial,
  engine,
  secrets,
  clientFolder,
  onError,
}: ScheduleParts): readonly ScheduledJob[] {
  const { offersHosts: hosts, offersShare: share, offersEveryMinutes } = configuration;
  const settings = { hosts, share };
  const { writer } = editorial.offers;
  const readFeed = feedProcess(join(clientFolder, '../places'));
  const ports = { writer, log, pool, clock: systemClock, readFeed, waitUntil: engine.waitUntil };
  const subjectOf = (id: string, at: Date) => findMailSubject(pool, id, at);
  const noticesTo = (report: (message: string) => void): FeedNotices => ({
    onUnreadable: report,
    async onWaiting(source, newlyWaiting, at) {
      if (newlyWaiting > 0)
        report(`${newlyWaiting} offers of ${source} left its feed: a person has to decide`);
      await orderAbsencesMails({ db: pool, subjectOf }, source, at);
    },
  });
  const operators = configuration.offersFeeds.map((feed) => {
    const headers = configuration.offersHeaders.filter(({ source }) => source === feed.source);
    const country = configuration.offersCountries.find(({ source }) => source === feed.source);
    const named = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
    return importFeedPeriodically(
      { ...feed, country: country?.country, headers: named },
      offersEveryMinutes * 60_000,
      ports,
      settings,
      noticesTo((message) => onError(message, `import-offers-${feed.source}`)),
    );
  });
  const own = fetchFeeds({
    ...ports,
    settings,
    vault: new Vault(secrets),
    operatorsSources: configuration.offersFeeds.map(({ source }) => source),
    notices: noticesTo((message) => onError(message, 'fetch-offer-feeds')),
    onFault: (cause, source) => onError(cause, `fetch-offer-feeds of ${source}`),
  });
  return [...operators, ...own];
}
