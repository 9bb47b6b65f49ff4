import { join } from 'node:path';
import {
  createProjectionEngine,
  type ProjectionEngine,
} from '@parvis/projections/engine/engine.ts';
import { placeVocabulary } from '@parvis/projections/offer-facets/place-words.ts';
import { pageReadModelNames, readModels } from '@parvis/projections/read-models.ts';
import type { Assets } from '@parvis/web/server/assets.ts';
import { Counter } from 'prom-client';
import type { Accounts } from '../accounts/accounts.ts';
import { type Clock, systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { LogLines } from '../adapters/logging/logger.ts';
import { noScanner } from '../adapters/malware/malware-scanner.ts';
import type { ContentArea } from '../content/content-area.ts';
import type { MediaArea } from '../media/media-services.ts';
import type { SourceAddresses } from '../third-parties/sources.ts';
import { makeAccounts } from './accounts.ts';
import { type BuiltFiles, readBuiltFiles } from './built-files.ts';
import { collectWhenIdle } from './collect-when-idle.ts';
import { type Connections, openConnections } from './connections.ts';
import { makeContent, startHousekeeping } from './content.ts';
import { type EditorialArea, makeEditorial } from './editorial.ts';
import { startMail } from './mail.ts';
import { makeScanner } from './malware.ts';
import { makeMedia, startRenditions } from './media.ts';
import { type Observability, openObservability } from './observability.ts';
import { observedProjections } from './observed-projections.ts';
import { ServedOffers, startIndexing } from './offers.ts';
import { openPeople, type People } from './people.ts';
import { startSchedule } from './schedule.ts';
import { startThirdParties, thirdPartiesOf } from './third-parties.ts';
import { watchProjections } from './watch-projections.ts';
import { startWeb } from './web.ts';
import { requireFreePort } from './web-server.ts';
import { startWhenLogIsAvailable, whenLogIsAvailable } from './when-log-is-available.ts';

/** How long requests in progress may take to finish when stopping, in milliseconds. */
const drainMs = 3_000;

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
  /** Returns the same write sides with another clock, for seeding a history with past times. */
  readonly openAt: (clock: Clock) => Promise<EditedAreas>;
}

export interface StartOptions {
  readonly say: (line: string) => void;
  /** Runs at each start before serving; fills an empty installation. */
  readonly prepare: (parvis: OpenParvis) => Promise<void>;
  /** Addresses of third parties missing from the configuration, known once `prepare` is done. */
  readonly otherThirdParties: (connections: Connections) => Promise<SourceAddresses>;
  /** Folder with the built files. */
  readonly clientFolder: string;
  readonly version: string;
  /** The output for log lines; standard error by default. */
  readonly logLines?: LogLines;
}

/**
 * Starts the parts of the configured roles; resolves once it serves.
 * @throws CannotStart with one sentence for the operator
 */
export async function startParvis(
  configuration: Configuration,
  options: StartOptions,
): Promise<{ stop(): Promise<void> }> {
  const { say, clientFolder, version } = options;
  if (configuration.roles.includes('web'))
    await requireFreePort(configuration.host, configuration.port);
  const files = await openBuiltFiles(clientFolder);
  const observability = await openObservability(configuration, version, options.logLines);
  const { reportError } = observability;
  const memory = collectWhenIdle((cause) => reportError(cause, 'memory'));
  const stops: (() => Promise<void>)[] = [() => observability.stop(), memory.stop];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const connections = await openConnections(configuration, say, observability);
    stops.push(() => connections.close());
    const assets = assetsOf(files, configuration);
    const offers = new ServedOffers();
    const people = await openPeople(connections, configuration, offers, reportError);
    const accounts = await makeAccounts(connections, configuration, assets, people);
    const openAt = async (clock: Clock, scanner = noScanner): Promise<EditedAreas> => {
      const given = { accountNames: accounts.accountNames, clock, scanner };
      const content = await makeContent({ ...given, connections, assets, offers, reportError });
      const media = await makeMedia(connections, configuration, given, reportError);
      const editorial = await makeEditorial(connections, content, media, clock, reportError);
      return { content, media, editorial };
    };
    const edited = await openAt(systemClock, makeScanner(configuration, observability));
    const engine = makeEngine(connections, observability);
    observability.watch(engine);
    const has = (role: Configuration['roles'][number]) => configuration.roles.includes(role);
    say('5/5 Preparing the site…');
    const areas = { connections, accounts, ...edited, engine, openAt };
    // Before the projections start, so that the events of a first start are projected in few large
    // batches.
    await whenLogIsAvailable(() => options.prepare(areas));
    const others = await options.otherThirdParties(connections);
    const thirdParties: SourceAddresses = { ...others, ...thirdPartiesOf(configuration) };
    if (has('projector')) {
      engine.start();
      stops.push(() => engine.stop());
      const { typesense } = configuration;
      if (typesense !== undefined)
        stops.push(startIndexing(connections, typesense, reportError).stop);
    }
    if (has('worker')) {
      const settings = { configuration, people, observability, thirdParties, clientFolder };
      stops.push(...(await startWorker({ ...areas, ...settings })));
    }
    if (has('web')) {
      const settings = { configuration, people, assets, thirdParties, files, clientFolder };
      const web = await startWeb({ ...areas, ...settings, version, offers, observability });
      stops.push(() => web.stop(drainMs));
    }
    return { stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

function assetsOf(
  { public: built }: BuiltFiles,
  { publicUrl: origin, contactDays: messageDays, scripts }: Configuration,
): Assets {
  return { ...built, origin, messageDays, scripts };
}

interface WorkerParts extends OpenParvis {
  readonly configuration: Configuration;
  readonly people: People;
  readonly observability: Observability;
  readonly thirdParties: SourceAddresses;
  readonly clientFolder: string;
}

/** Reads what was built, and names the table by which places are searched. */
function openBuiltFiles(clientFolder: string): Promise<BuiltFiles> {
  placeVocabulary.readFrom(join(clientFolder, '../places/search-words.tsv'));
  return readBuiltFiles(clientFolder);
}

/** Starts the worker role. @returns functions that stop its parts, in order */
async function startWorker(parts: WorkerParts): Promise<readonly (() => Promise<void>)[]> {
  const { connections, content, media, configuration, people } = parts;
  const { observability, thirdParties } = parts;
  const { reportError } = observability;
  const renditions = startRenditions(connections, media);
  const mail = startWhenLogIsAvailable(
    () => startMail(connections, configuration, content, people, observability),
    reportError,
  );
  const thirdPartyWorker = await startThirdParties(
    connections,
    thirdParties,
    configuration,
    reportError,
  );
  const schedule = startSchedule({ ...parts, alerts: people.alerts, onError: reportError });
  const housekeeping = startHousekeeping(parts, reportError);
  return [renditions, schedule, mail, housekeeping, thirdPartyWorker].map(
    (part) => () => part.stop(),
  );
}

function makeEngine(
  { log, pool, bus }: Connections,
  observability: Observability,
): ProjectionEngine {
  const engine = createProjectionEngine({
    log,
    pool,
    bus,
    clock: systemClock,
    projections: observedProjections(readModels, observability),
    first: pageReadModelNames,
    onError: (projection, cause) => observability.reportError(cause, projection),
    onFailure: (projection, { error, ...event }) =>
      observability.logger.error({ projection, event, error }, 'a read model stopped'),
    onDetached: (projection) =>
      observability.logger.error(
        { projection },
        'a read model was built from another log, and is not served until it is rebuilt',
      ),
    onForeign: countForeign(observability),
  });
  watchProjections(observability.metrics, engine, log);
  return engine;
}

/** Counts events of other applications, and logs the first. */
function countForeign({ metrics, logger }: Observability) {
  const counter = new Counter({
    name: 'parvis_foreign_events_total',
    help: 'Events of other applications that a read model passed over',
    labelNames: ['projection'],
    registers: [metrics.registry],
  });
  let isNew = true;
  return (projection: string, events: readonly { readonly stream: string }[]) => {
    counter.inc({ projection }, events.length);
    if (isNew)
      logger.warn({ stream: events[0]?.stream }, 'the log contains events of another application');
    isNew = false;
  };
}
