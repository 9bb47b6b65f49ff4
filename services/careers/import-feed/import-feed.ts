import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Pool } from 'pg';
import { isPushed, SourceIsPushed } from '../push-offers/pushed-sources.ts';
import { type ImportParts, importInto } from './import-into.ts';
import { withImportLock } from './import-lock.ts';
import type { ImportOutcome, ImportRequest } from './import-request.ts';
import { postgresImportStore } from './import-store.ts';

export interface ImportPorts extends Omit<ImportParts, 'store'> {
  readonly log: EventLog;
  /** The database of the read models. */
  readonly pool: Pool;
  /** Waits for read models; false after a timeout. */
  readonly waitUntil: (
    readModels: readonly string[],
    position: Position,
    timeoutMs: number,
  ) => Promise<boolean>;
}

/** The read model of offers lags behind the log, so a feed cannot be compared with it. */
export class OffersBehindLog extends Error {
  override name = 'OffersBehindLog';
}

/** How long the read models may take to reach the end of the log, in milliseconds. */
const timeoutMs = 60_000;

/**
 * Imports a feed: publishes new offers, revises changed ones, and withdraws those absent from a
 * complete feed, unless it cannot be read as a whole or they are too many: then a person decides.
 * Repeating it appends nothing; after a crash it resumes where it stopped.
 * @throws OffersBehindLog, ImportInProgress, SourceIsPushed, LogUnavailable
 */
export async function importFeed(
  ports: ImportPorts,
  request: ImportRequest,
): Promise<ImportOutcome> {
  const { log, pool, waitUntil } = ports;
  return withImportLock(pool, request.source, async () => {
    if (await isPushed(pool, request.source))
      throw new SourceIsPushed(
        `the offers of ${request.source} are sent one by one: give the feed another source`,
      );
    if (!(await waitUntil(['offers', 'offer-imports'], await log.head(), timeoutMs)))
      throw new OffersBehindLog('the read model of offers lags behind the log');
    return importInto({ ...ports, store: postgresImportStore(pool, ports) }, request);
  });
}
