import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { FeedRecord, ReadFeed } from '../feeds/read-feed.ts';
import { computeOfferId, type OfferWriter } from '../offer-writer.ts';
import type { ImportOutcome, ImportReport, ImportRequest } from './import-request.ts';
import type { ImportStore } from './import-store.ts';
import { ImportTally, type ReadyRecord } from './import-tally.ts';
import { settleAbsences } from './withdraw-absent.ts';

export interface ImportParts {
  readonly writer: Pick<OfferWriter, 'import' | 'execute'>;
  readonly store: ImportStore;
  readonly clock: Clock;
  readonly readFeed: ReadFeed;
}

/** The number of records that are compared and appended together. */
const batchSize = 50;

/** Imports a feed into a store that no other import changes meanwhile: see `importFeed`. */
export async function importInto(
  parts: ImportParts,
  request: ImportRequest,
): Promise<ImportOutcome> {
  const { store, writer, clock } = parts;
  const { source, complete, mayWithdraw } = request;
  const importId = randomUUID();
  const before = complete ? await store.openOffersOf(source) : [];
  const last = await store.lastImports(source);
  await store.forgetVersion(source);
  const tally = await takeRecords(parts, request, importId);
  const { problem, seen } = tally;
  let newlyWaiting = 0;
  if (complete && problem === undefined) {
    const size = last.accepted ?? before.length;
    const absences = {
      source,
      before,
      seen,
      size,
      importId,
      mayWithdraw,
      now: clock.now(),
      by: request.by,
    };
    const settled = await settleAbsences(store.absences, writer, absences);
    tally.addAbsent(settled);
    newlyWaiting = settled.newlyWaiting;
  }
  const report = tally.report(request);
  const isNews = hasChanged(report) || !isDeepStrictEqual(report, last.report);
  if (isNews || request.reportsOnlyNews !== true) await store.report(importId, report, request.by);
  return { ...report, problem, newlyWaiting };
}

function hasChanged({ counts: { published, revised, withdrawn } }: ImportReport): boolean {
  return published + revised + withdrawn > 0;
}

/** One batch is appended while the next is read. */
async function takeRecords(
  parts: ImportParts,
  request: ImportRequest,
  importId: string,
): Promise<ImportTally> {
  const tally = new ImportTally(request.source, request.onRefused);
  let batch: ReadyRecord[] = [];
  let underWay: Promise<void> = Promise.resolve();
  const take = async () => {
    const full = batch;
    batch = [];
    await underWay;
    underWay = takeBatch(parts, full, { importId, by: request.by }, tally);
    // Awaited with the next batch, so an earlier error is not lost.
    underWay.catch(() => undefined);
  };
  for await (const { record, part } of readRecords(parts, request)) {
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

async function* readRecords(
  { readFeed, clock }: ImportParts,
  { source, parts, format, country }: ImportRequest,
): AsyncGenerator<{ readonly record: FeedRecord; readonly part: string | undefined }> {
  const now = clock.now().toISOString();
  for (const { name, bytes, address } of parts) {
    const context = { source, country, now, address };
    for await (const record of readFeed(bytes, context, format)) yield { record, part: name };
  }
}

async function takeBatch(
  { writer, store, clock }: ImportParts,
  batch: readonly ReadyRecord[],
  { importId, by }: { readonly importId: string; readonly by: Actor | undefined },
  tally: ImportTally,
): Promise<void> {
  const ids = batch.map(({ offer }) => computeOfferId(offer));
  const known = await store.knownOffers(ids);
  const now = clock.now().toISOString();
  await Promise.all(
    batch.map(async (ready, index) => {
      const { offer: record } = ready;
      const offerId: OfferId = ids[index] ?? computeOfferId(record);
      const command = { type: 'import-offer', offerId, record, now } as const;
      const result = await writer.import(command, importId, known.get(offerId) ?? null, by);
      if (result.ok) tally.count(result.value);
      else tally.refuse({ field: 'record', code: 'too-long' }, ready);
    }),
  );
}
