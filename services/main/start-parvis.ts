import { join } from 'node:path';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { ProjectionEngine } from '@parvis/projections/engine/engine.ts';
import type { LogReader } from '@parvis/projections/follower/log-reader.ts';
import { placeVocabulary } from '@parvis/projections/offer-facets/place-words.ts';
import type { Assets } from '@parvis/web/server/assets.ts';
import { forgetParts } from '@parvis/web/server/cached-part.tsx';
import type { Accounts } from '../accounts/accounts.ts';
import { type Clock, systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { LogLines } from '../adapters/logging/logger.ts';
import { noScanner } from '../adapters/malware/malware-scanner.ts';
import { ChangeFeed } from '../changes/change-feed.ts';
import { FeedSignal } from '../changes/feed-signal.ts';
import type { ContentArea } from '../content/content-area.ts';
import type { MediaArea, MediaPorts } from '../media/media-services.ts';
import { tryCleaning } from '../media/metadata/try-cleaning.ts';
import type { SourceAddresses } from '../third-parties/sources.ts';
import { makeAccounts } from './accounts.ts';
import type { BackgroundProcess } from './background/background-process.ts';
import type { ParentProcess } from './background/parent-process.ts';
import { type BuiltFiles, readBuiltFiles } from './built-files.ts';
import { collectWhenIdle } from './collect-when-idle.ts';
import { type Connections, openConnections } from './connections.ts';
import { makeContent } from './content.ts';
import { CleaningProcess } from './documents/cleaning-process.ts';
import { type EditorialArea, makeEditorial } from './editorial.ts';
import { feedProcess } from './feeds/feed-process.ts';
import { startIndexing } from './index-offers.ts';
import { startMail } from './mail.ts';
import { makeScanner } from './malware.ts';
import { makeMedia, startRenditions } from './media.ts';
import { checkpointMailJob, startNotary, verificationJob } from './notary.ts';
import { type Observability, openObservability } from './observability.ts';
import { ServedOffers } from './offers.ts';
import { openPeople, type People } from './people.ts';
import { makeEngine, makeReader } from './projections.ts';
import { startPurges } from './purges.ts';
import { redactionJob } from './redactions.ts';
import { startSchedule } from './schedule.ts';
import { notifySearchEngines } from './search-engines.ts';
import { openPastBuilds } from './site-builds.ts';
import { stampingJobs } from './stamps.ts';
import { thirdPartyJob, toThirdParties } from './third-parties.ts';
import { waitForProjector } from './wait-for-projector.ts';
import { startWeb } from './web.ts';
import { requireFreePort } from './web-server.ts';
import { startWebhooks } from './webhooks.ts';
import { startUntilStarted, whenLogIsAvailable } from './when-log-is-available.ts';

/** How long requests in progress may take to finish when stopping, in milliseconds. */
const graceMs = 3_000;

/** The write side of each area that editors use. */
export interface EditedAreas {
  readonly content: ContentArea;
  readonly media: MediaArea;
  readonly editorial: EditorialArea;
}

/** A Parvis with its components open, for code that seeds it on a first start. */
export interface OpenParvis extends EditedAreas {
  readonly connections: Connections;
  readonly accounts: Accounts;
  readonly engine: ProjectionEngine;
  /**
   * Returns the same write sides with a clock and a log of their own, for seeding a history with past
   * times. Its documents are trusted.
   */
  readonly openHistory: (clock: Clock, log: EventLog) => Promise<EditedAreas>;
}

export interface StartOptions {
  readonly print: (line: string) => void;
  /**
   * Runs at each start before serving; fills an empty installation. Repeated while the log is
   * unavailable. What it starts is stopped by the functions it passes on, once nothing is served.
   */
  readonly prepare: (
    parvis: OpenParvis,
    stopLater: (stop: () => Promise<void>) => void,
  ) => Promise<void>;
  /** The process for work in the background, if this one starts it in `prepare`. */
  readonly background?: BackgroundProcess;
  /** The process that started this one for work in the background, if it did. */
  readonly parent?: ParentProcess;
  /** Whether processes of other starts may use the database: then hints cross on it. */
  readonly isDatabaseShared?: boolean;
  /** Whether the embedded PostgreSQL stores both the log and the read models. */
  readonly hasOneServer?: boolean | undefined;
  /** Addresses of third parties missing from the configuration, known once `prepare` is done. */
  readonly otherThirdParties: (connections: Connections) => Promise<SourceAddresses>;
  /** Whether it serves before its offers are loaded and its first pages composed. */
  readonly isCold?: boolean;
  /** Folder with the built files. */
  readonly clientFolder: string;
  readonly version: string;
  /** The output for log lines; standard error by default. */
  readonly logLines?: LogLines;
}

export interface RunningParvis {
  /**
   * Stops the parts.
   * @param servingMs for how long requests are served while readiness already says that it stops
   */
  stop(servingMs?: number): Promise<void>;
}

/**
 * Starts the parts of the configured roles; resolves once pages can be served.
 * @throws CannotStart with one sentence for the operator
 */
export async function startParvis(
  configuration: Configuration,
  options: StartOptions,
): Promise<RunningParvis> {
  if (configuration.roles.includes('web'))
    await requireFreePort(configuration.host, configuration.port);
  const files = await openBuiltFiles(options.clientFolder);
  const observability = await openObservability(configuration, options);
  const stops: (() => Promise<void>)[] = [() => observability.stop()];
  let servesMs = 0;
  const stop = async (servingMs = 0) => {
    servesMs = servingMs;
    observability.stopping();
    for (const one of stops.splice(0).reverse()) await one();
  };
  const stopLater = (one: () => Promise<void>) => void stops.push(one);
  try {
    const opened = await openParts({ configuration, options, files, observability, stopLater });
    await startRoles(opened, () => servesMs);
    return { stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

interface StartContext {
  readonly configuration: Configuration;
  readonly options: StartOptions;
  readonly files: BuiltFiles;
  readonly observability: Observability;
  /** Called with what stops a part; the last one is called first. */
  readonly stopLater: (stop: () => Promise<void>) => void;
}

/** The parts of every role. */
interface OpenParts extends StartContext, OpenParvis {
  readonly assets: Assets;
  readonly offers: ServedOffers;
  readonly people: People;
  readonly changeFeed: ChangeFeed;
}

/** Opens what every role uses. */
async function openParts(context: StartContext): Promise<OpenParts> {
  const { configuration, options, files, observability, stopLater } = context;
  const { background, parent, print } = options;
  const { reportError } = observability;
  const link = options.isDatabaseShared ? undefined : (background ?? parent);
  const connections = await openConnections(configuration, print, observability, link);
  stopLater(() => connections.close());
  const assets = toAssets(files, configuration);
  const offers = new ServedOffers();
  const people = await openPeople(connections, configuration, offers, reportError);
  const accounts = await makeAccounts(connections, configuration, assets, people);
  const open = async (
    clock: Clock,
    log: EventLog,
    checks: Pick<MediaPorts, 'scanner' | 'cleaner'>,
  ): Promise<EditedAreas> => {
    const on = { ...connections, log };
    const given = { accountNames: accounts.accountNames, clock };
    const content = await makeContent({ ...given, connections: on, assets, offers, reportError });
    const media = await makeMedia(on, configuration, { ...given, ...checks }, reportError);
    const readFeed = feedProcess(join(options.clientFolder, '../places'));
    const around = { origin: configuration.publicUrl, readFeed };
    const editorial = await makeEditorial({ ...on, ...around }, content, media, clock, reportError);
    return { content, media, editorial };
  };
  const scanner = makeScanner(configuration, observability);
  const edited = await open(systemClock, connections.log, {
    scanner,
    cleaner: new CleaningProcess(),
  });
  connections.onRedaction(() => {
    edited.content.store.forget();
    forgetParts();
  });
  const openHistory: OpenParvis['openHistory'] = (clock, log) =>
    open(clock, log, { scanner: noScanner, cleaner: { clean: tryCleaning } });
  const engine = makeEngine(connections, observability);
  observability.watch(engine);
  const areas = { connections, accounts, ...edited, engine, openHistory };
  const changeFeed = new ChangeFeed(connections.pool, new FeedSignal(connections.bus));
  return { ...context, ...areas, assets, offers, people, changeFeed };
}

/** Prepares the site, and starts the roles. @param servesMs how long to serve before a stop */
async function startRoles(parts: OpenParts, servesMs: () => number): Promise<void> {
  const { configuration, options, connections, engine, observability, stopLater } = parts;
  const { print, clientFolder, version } = options;
  const { reportError } = observability;
  const has = (role: Configuration['roles'][number]) => configuration.roles.includes(role);
  print('5/5 Preparing the site…');
  // Before the projections start, so that the events of a first start are projected in few large
  // batches.
  await whenLogIsAvailable(() => options.prepare(parts, stopLater));
  const others = await options.otherThirdParties(connections);
  const thirdParties: SourceAddresses = { ...others, ...toThirdParties(configuration) };
  // A collection pauses the process for longer than a visitor may wait.
  if (!has('web')) stopLater(collectWhenIdle((cause) => reportError(cause, 'memory')).stop);
  const reader = makeReader(connections, { hasOneServer: options.hasOneServer, reportError });
  if (has('projector') || has('worker') || has('notary')) {
    reader.start();
    stopLater(() => reader.stop());
  }
  if (has('projector')) {
    engine.start(reader);
    stopLater(() => engine.stop());
    const { typesense: server, publicUrl: url } = configuration;
    if (server !== undefined)
      stopLater(startIndexing(reader, connections, { server, url }, observability).stop);
  }
  if (has('worker'))
    for (const stop of await startWorker(reader, { ...parts, thirdParties, clientFolder }))
      stopLater(stop);
  if (has('worker') || has('notary')) {
    const { secrets } = parts.people;
    const notary = startNotary(reader, connections, configuration, secrets, observability);
    stopLater(() => notary.stop());
  }
  if (has('web')) {
    const { isCold = false } = options;
    const builds = openPastBuilds(connections.log, configuration);
    const web = await startWeb({ ...parts, thirdParties, clientFolder, version, builds, isCold });
    stopLater(() => web.stop(servesMs(), graceMs));
    await waitForProjector(observability.readiness, print);
  }
}

function toAssets(
  { public: built }: BuiltFiles,
  { publicUrl: origin, contactDays: messageDays, scripts }: Configuration,
): Assets {
  return { ...built, origin, messageDays, scripts };
}

interface WorkerParts extends OpenParts {
  readonly thirdParties: SourceAddresses;
  readonly clientFolder: string;
}

/** Reads what was built, and names the table by which places are searched. */
function openBuiltFiles(clientFolder: string): Promise<BuiltFiles> {
  placeVocabulary.readFrom(join(clientFolder, '../places/search-words.tsv'));
  return readBuiltFiles(clientFolder);
}

/** Starts the worker role. @returns functions that stop its parts, in order */
async function startWorker(
  reader: LogReader,
  parts: WorkerParts,
): Promise<readonly (() => Promise<void>)[]> {
  const { connections, content, media, configuration, people } = parts;
  const { observability, thirdParties } = parts;
  const { reportError } = observability;
  const renditions = startRenditions(reader, connections.changes, media, (cause) =>
    reportError(cause, 'renditions'),
  );
  const mail = startUntilStarted(
    () =>
      startMail(
        reader,
        connections,
        configuration,
        { ...people, store: content.store },
        observability,
      ),
    reportError,
  );
  const schedule = startSchedule(reader, {
    ...parts,
    alerts: people.alerts,
    secrets: people.secrets,
    metrics: observability.metrics,
    onError: reportError,
    jobs: [
      await thirdPartyJob(connections, thirdParties, configuration, reportError),
      verificationJob(connections, configuration, people.secrets, observability),
      checkpointMailJob(connections),
      ...stampingJobs(connections, configuration),
      redactionJob(connections, parts.engine, parts.accounts),
    ],
  });
  return [renditions, schedule, mail, ...startNotices(reader, parts)].map(
    (part) => () => part.stop(),
  );
}

/** Starts what notifies other servers of public changes, as far as it is configured. */
function startNotices(reader: LogReader, parts: WorkerParts) {
  const { connections, configuration, people, changeFeed: feed } = parts;
  const { reportError } = parts.observability;
  const { frontCaches, webhookHosts: hosts } = configuration;
  const { secrets } = people;
  return [
    ...(frontCaches.length > 0
      ? [startPurges(reader, connections, configuration, reportError)]
      : []),
    ...(hosts.length > 0
      ? [startWebhooks(reader, { connections, feed, secrets, hosts, reportError })]
      : []),
    ...notifySearchEngines(reader, { connections, configuration, feed, reportError }),
  ];
}
