import { randomUUID } from 'node:crypto';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { findKnownOffers, findOpenOffersOf } from '@parvis/projections/offers/find-known-offers.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { type FeedRecord, readFeed } from '../feeds/read-feed.ts';
import { type OfferWriter, offerIdOf } from '../offer-writer.ts';
import type { Places } from '../places/places.ts';
import { withImportLock } from './import-lock.ts';
import type { ImportReport, ImportRequest } from './import-request.ts';
import { ImportTally, type ReadyRecord } from './import-tally.ts';
import { reportImport } from './report-import.ts';
import { withdrawAbsent } from './withdraw-absent.ts';

export interface ImportPorts {
  readonly writer: Pick<OfferWriter, 'import' | 'execute'>;
  readonly log: EventLog;
  /** The database of the read models. */
  readonly pool: Pool;
  readonly clock: Clock;
  readonly places: Pick<Places, 'read'>;
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

/** The number of records that are compared and appended together. */
const batchSize = 200;
/** How long the read model may take to reach the end of the log, in milliseconds. */
const timeoutMs = 60_000;

/**
 * Imports a feed: publishes new offers, revises changed ones, and withdraws those absent from a
 * complete feed, unless the feed is truncated or they are too many. Repeating it appends nothing;
 * after a crash it resumes where it stopped.
 * @throws OffersBehindLog, ImportInProgress, LogUnavailable
 */
export async function importFeed(
  ports: ImportPorts,
  request: ImportRequest,
): Promise<ImportReport> {
  const { log, pool, waitUntil } = ports;
  return withImportLock(pool, request.source, async () => {
    if (!(await waitUntil(['offers'], await log.head(), timeoutMs)))
      throw new OffersBehindLog('the read model of offers lags behind the log');
    const importId = randomUUID();
    const before = request.complete ? await findOpenOffersOf(pool, request.source) : [];
    const tally = await takeRecords(ports, request, importId);
    const { seen } = tally;
    if (request.complete && !tally.isTruncated) {
      const absent = before.filter((id) => !seen.has(id));
      const open = before.length;
      const decided = { absent, open, importId, mayWithdraw: request.mayWithdraw };
      tally.addAbsent(await withdrawAbsent(ports.writer, decided));
    }
    const report = tally.report(request);
    await reportImport(ports, importId, report);
    return report;
  });
}

/** One batch is appended while the next is read. */
async function takeRecords(
  ports: ImportPorts,
  request: ImportRequest,
  importId: string,
): Promise<ImportTally> {
  const tally = new ImportTally(request.source);
  let batch: ReadyRecord[] = [];
  let underWay: Promise<void> = Promise.resolve();
  const take = async () => {
    const full = batch;
    batch = [];
    await underWay;
    underWay = takeBatch(ports, full, importId, tally);
    // Awaited with the next batch, so an earlier error is not lost.
    underWay.catch(() => undefined);
  };
  for await (const { record, part } of recordsOf(ports, request)) {
    const ready = tally.add(record, part);
    if (ready !== undefined) batch.push(ready);
    if (batch.length === batchSize) await take();
    if (tally.records % batchSize === 0) request.onProgress?.(tally.records);
  }
  await take();
  await underWay;
  request.onProgress?.(tally.records);
  return tally;
}

async function* recordsOf(
  { places, clock }: ImportPorts,
  { source, parts, format }: ImportRequest,
): AsyncGenerator<{ readonly record: FeedRecord; readonly part: string | undefined }> {
  const context = { source, places, now: clock.now().toISOString() };
  for (const { name, bytes } of parts)
    for await (const record of readFeed(bytes, context, format)) yield { record, part: name };
}

async function takeBatch(
  { writer, pool, clock }: ImportPorts,
  batch: readonly ReadyRecord[],
  importId: string,
  tally: ImportTally,
): Promise<void> {
  const ids = batch.map(({ offer }) => offerIdOf(offer));
  const known = await findKnownOffers(pool, ids);
  const now = clock.now().toISOString();
  await Promise.all(
    batch.map(async (ready, index) => {
      const { offer: record } = ready;
      const offerId: OfferId = ids[index] ?? offerIdOf(record);
      const command = { type: 'import-offer', offerId, record, now } as const;
      const came = await writer.import(command, importId, known.get(offerId) ?? null);
      if (came.ok) tally.count(came.value);
      else tally.refuse({ field: 'record', code: 'too-long' }, ready);
    }),
  );
}
