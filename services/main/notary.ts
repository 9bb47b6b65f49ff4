import { join } from 'node:path';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Verification } from '@parvis/contracts/notary/views.ts';
import { defaultReaderPace, type LogReader } from '@parvis/projections/follower/log-reader.ts';
import { Gauge, type Registry } from 'prom-client';
import { findMailSubject } from '../accounts/links/send-link.ts';
import { systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import { storedEventsOf } from '../adapters/log/redaction/redacted-event-log.ts';
import { DiskStorage } from '../adapters/storage/disk-storage.ts';
import { S3Storage } from '../adapters/storage/s3-storage.ts';
import { mailCheckpoints } from '../notary/checkpoint-mail.ts';
import { KeyFile } from '../notary/keys/key-file.ts';
import { SealedKeys } from '../notary/keys/sealed-keys.ts';
import { SigningKeys } from '../notary/keys/signing-keys.ts';
import { Notary } from '../notary/notary.ts';
import { NotaryTable } from '../notary/notary-table.ts';
import { TileStore, treeFolder } from '../notary/tiles/tile-store.ts';
import { orderAlarmMails } from '../notary/verify/alarm-mail.ts';
import type { VerifierPorts } from '../notary/verify/verify.ts';
import { verifyDaily } from '../notary/verify/verify-daily.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';
import type { Secrets } from '../subjects/secret.ts';
import { Vault } from '../subjects/vault.ts';
import type { Connections } from './connections.ts';
import { isPostgres } from './databases.ts';
import type { Observability } from './observability.ts';
import { findInServed } from './verifying/find-in-served.ts';
import { scanInThreads } from './verifying/scan-in-threads.ts';
import { makeCosigner, openWitnesses } from './witnesses.ts';

/** How long after an event a checkpoint is due, in milliseconds: the notary is at most a second behind. */
const dueAfterMs = 900;
/**
 * How long a checkpoint waits for more events, in milliseconds, after the notary was woken for the
 * first: a save appends several.
 */
export const checkpointAfterMs = dueAfterMs - defaultReaderPace.othersAfterMs;

/** Opens the tiles of the log: in the bucket, or in the data folder beside the media. */
export function openTiles({
  bucket,
  dataFolder,
}: Pick<Configuration, 'bucket' | 'dataFolder'>): TileStore {
  return new TileStore(
    bucket === undefined ? new DiskStorage(join(dataFolder, 'notary')) : new S3Storage(bucket),
  );
}

/** Returns the name of a tree: the address at which it is public, without its scheme. */
export function originOf({ publicUrl }: Pick<Configuration, 'publicUrl'>, number: number): string {
  return `${new URL(publicUrl).host}/${treeFolder(number)}`;
}

/**
 * Returns what scans a log in threads; nothing for a log in another server than PostgreSQL, whose
 * positions say nothing about how many events are between them.
 */
export function scanningThreads(
  log: Pick<EventLog, 'head' | 'readAll'>,
  logUrl: string,
  threads?: number,
): Pick<VerifierPorts, 'scan'> {
  return isPostgres(logUrl) ? { scan: (key) => scanInThreads(log, logUrl, key, threads) } : {};
}

/**
 * Returns the job that verifies the log once a day, and what is stored beside it once a week, and
 * raises the alarm when anything was found.
 */
export function verificationJob(
  connections: Connections,
  configuration: Configuration,
  secrets: Secrets,
  { metrics, reportError }: Pick<Observability, 'metrics' | 'reportError'>,
): ScheduledJob {
  const { log, pool, logUrl } = connections;
  const found = new Gauge({
    name: 'parvis_log_findings',
    help: 'What the last verification found wrong in the log, or beside it; anything but 0 is an alarm',
    registers: [metrics.registry],
  });
  const table = new NotaryTable(pool, new Vault(secrets));
  const tiles = openTiles(configuration);
  const ports = { log: storedEventsOf(log), db: pool, table, tiles, clock: systemClock };
  const threads = scanningThreads(log, logUrl, 1);
  const onVerified = async (outcome: Verification) => {
    found.set(outcome.findings.length);
    const [first] = outcome.findings;
    if (first !== undefined)
      reportError(
        new Error(`a verification found ${first.kind} at ${first.position ?? first.detail}`),
        'verify-log',
      );
    const subjectOf = (id: string, at: Date) => findMailSubject(pool, id, at);
    await orderAlarmMails({ db: pool, subjectOf }, outcome, systemClock.now());
  };
  const keys = openWitnesses(configuration).map(({ key }) => key);
  const isGapless = isPostgres(logUrl);
  const daily = { ...ports, ...threads, isGapless };
  const served = { findInServed: () => findInServed(connections, configuration) };
  return verifyDaily({ ...daily, ...served }, onVerified, keys);
}

/** Returns the job that mails auditors the newest checkpoint. */
export function checkpointMailJob({ pool: db }: Pick<Connections, 'pool'>): ScheduledJob {
  return mailCheckpoints({ db, subjectOf: (id, at) => findMailSubject(db, id, at) });
}

/** Opens the private keys of the notary: in the file of this machine, or in the database. */
function openKeys(
  table: NotaryTable,
  sealed: SealedKeys,
  { notaryKeyFile }: Pick<Configuration, 'notaryKeyFile'>,
): SigningKeys {
  const file = notaryKeyFile === undefined ? undefined : new KeyFile(notaryKeyFile);
  return new SigningKeys({ table, sealed, file });
}

/**
 * Follows the log as its notary, in a single process of those that have the same keys. Where keys are
 * in a file of another machine, this one signs nothing.
 */
export function startNotary(
  reader: LogReader,
  connections: Connections,
  configuration: Configuration,
  secrets: Secrets,
  { metrics, reportError }: Pick<Observability, 'metrics' | 'reportError'>,
): { stop(): Promise<void> } {
  const { log, pool } = connections;
  const { signed, stopped } = makeGauges(metrics.registry);
  const tiles = openTiles(configuration);
  const vault = new Vault(secrets);
  const table = new NotaryTable(pool, vault);
  const { notaryKeyFile, roles } = configuration;
  const notary = new Notary({
    log: { ...reader.log, ...storedEventsOf(reader.log) },
    append: log.append.bind(log),
    table,
    keys: openKeys(table, new SealedKeys(pool, vault), configuration),
    tiles,
    clock: systemClock,
    origin: originOf(configuration, 1),
    waitMs: checkpointAfterMs,
    onStopped(reason) {
      stopped.set(1);
      reportError(new Error(`the notary signs no more: ${reason}`), 'notary');
    },
    onKeyElsewhere() {
      if (notaryKeyFile ?? roles.includes('notary'))
        reportError(new Error('the key that signs the log is not here'), 'notary');
    },
    onSigned: (checkpoint) => {
      stopped.set(0);
      signed.set(checkpoint.size);
      cosigner.signed(checkpoint);
    },
  });
  const cosigner = makeCosigner(connections, configuration, tiles, {
    onCosigned: (cosigned) => notary.publishCosigned(cosigned),
    onError: (cause) => reportError(cause, 'witnesses'),
  });
  const following = reader.follow(notary, {
    name: 'notary',
    lockName: notaryKeyFile === undefined ? 'parvis notary' : 'parvis notary with a key file',
    onError: (cause) => reportError(cause, 'notary'),
  });
  return {
    async stop() {
      await following.stop();
      await cosigner.stop();
    },
  };
}

/** What is measured of the notary. */
function makeGauges(registry: Registry) {
  return {
    signed: new Gauge({
      name: 'parvis_notary_events',
      help: 'Events that the newest checkpoint of the log covers',
      registers: [registry],
    }),
    stopped: new Gauge({
      name: 'parvis_notary_stopped',
      help: 'Whether the notary signs no more, because the log contradicts what it signed (1) or not (0)',
      registers: [registry],
    }),
  };
}
