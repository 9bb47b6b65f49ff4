import { type Actor, hasCapability } from '@parvis/contracts/accounts/actor.ts';
import type { Mapping } from '@parvis/contracts/careers/mapping/mapping.ts';
import {
  offerUploadEndpoints as at,
  maxOfferFileBytes,
  type OfferUpload,
  type PreviewedRefusal,
} from '@parvis/contracts/careers/upload-endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { findOfferMapping } from '@parvis/projections/offer-mappings/list-offer-mappings.ts';
import { Admission, NotAdmitted } from '../../http/admission.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { bytesAt, receive } from '../../http/receive-upload.ts';
import { jsonReply, type Route, replyTo } from '../../http/route.ts';
import { type UploadRoute, uploadRoute } from '../../http/upload-router.ts';
import { type ImportPorts, importFeed, OffersBehindLog } from '../import-feed/import-feed.ts';
import { ImportInProgress } from '../import-feed/import-lock.ts';
import { postgresImportStore } from '../import-feed/import-store.ts';
import { SourceIsPushed } from '../push-offers/pushed-sources.ts';
import { type FedSources, listSources, requireUploadable } from './offer-sources.ts';
import { previewImport, uploadView } from './preview-import.ts';

export interface OfferUploadPorts extends ImportPorts {
  /** The folder of files while they are read. */
  readonly folder: string;
  readonly fedSources: FedSources;
}

/** Files that are read at the same time, each in a process of its own. */
const admissionLimits = { atOnce: 2, waiting: 20, timeoutMs: 30_000 };
/** How long a preview waits for the read models, in milliseconds. */
const behindMs = 10_000;

/** Returns the route that lists the sources of offers. */
export function offerSourceRoutes({
  pool,
  fedSources,
}: Pick<OfferUploadPorts, 'pool' | 'fedSources'>): Route[] {
  return [
    permittedRoute(at.listOfferSources, 'content.read', async () =>
      jsonReply(await listSources(pool, fedSources)),
    ),
  ];
}

interface UploadInput {
  readonly params: { readonly source: string };
  readonly query: { readonly complete: string; readonly mapping?: string | undefined };
}

/** Returns the mapping of a name; undefined if a file is read without one. */
async function findMapping(
  { log, pool, waitUntil }: Pick<OfferUploadPorts, 'log' | 'pool' | 'waitUntil'>,
  name: string | undefined,
): Promise<Outcome<Mapping | undefined>> {
  if (name === undefined) return accept(undefined);
  // It may have been saved just now.
  await waitUntil(['offer-mappings'], await log.head(), behindMs);
  const mapping = await findOfferMapping(pool, name);
  return mapping ? accept(mapping) : refuse('offer-mapping-not-found');
}

/** A file of a source that was received. */
interface ReceivedOffers {
  readonly source: string;
  readonly complete: boolean;
  /** How it is read, if its format is not recognised. */
  readonly format: Mapping | undefined;
  readonly parts: readonly [{ readonly bytes: AsyncIterable<Uint8Array> }];
}

/** Returns the routes by which people upload files of offers. */
export function offerUploadRoutes(ports: OfferUploadPorts): UploadRoute[] {
  const admission = new Admission(admissionLimits);
  const take = async (
    { params: { source }, query }: UploadInput,
    bytes: AsyncIterable<Uint8Array>,
    actor: Actor,
    work: (file: ReceivedOffers) => Promise<OfferUpload>,
  ): Promise<Outcome<OfferUpload>> => {
    const format = await findMapping(ports, query.mapping);
    if (!format.ok) return format;
    const complete = query.complete === 'true';
    return withFile(ports, { source, bytes, actor }, (parts) =>
      orRefused(source, () =>
        admission.run(() => work({ source, complete, parts, format: format.value })),
      ),
    );
  };
  return [
    uploadRoute(at.previewOfferUpload, maxOfferFileBytes, async (input, bytes, { actor }) =>
      replyTo(await take(input, bytes, actor, (file) => preview(ports, file)), jsonReply),
    ),
    uploadRoute(at.applyOfferUpload, maxOfferFileBytes, async (input, bytes, { actor }) => {
      const { withdrawals } = input.query;
      const done = await take(input, bytes, actor, (file) =>
        apply(ports, file, actor, withdrawals),
      );
      if (!done.ok) return { kind: 'refused', refusals: done.refusals };
      return { ...jsonReply(done.value), position: await ports.log.head() };
    }),
  ];
}

async function preview(ports: OfferUploadPorts, file: ReceivedOffers): Promise<OfferUpload> {
  const { log, pool, waitUntil } = ports;
  if (!(await waitUntil(['offers', 'offer-imports'], await log.head(), behindMs)))
    throw new OffersBehindLog('the read model of offers lags behind the log');
  return previewImport({ ...ports, store: postgresImportStore(pool, ports) }, file);
}

/** @param withdrawals how many the uploader saw in the preview */
async function apply(
  ports: OfferUploadPorts,
  file: ReceivedOffers,
  by: Actor,
  withdrawals: number,
): Promise<OfferUpload> {
  const refused: PreviewedRefusal[] = [];
  const outcome = await importFeed(ports, {
    ...file,
    by,
    mayWithdraw: (absent) => absent <= withdrawals,
    onRefused: (refusal) => void refused.push(refusal),
  });
  return uploadView(outcome, refused);
}

/** Receives a file as a whole before anything is read of it, and deletes it after the work. */
async function withFile<T>(
  { pool, fedSources, folder }: OfferUploadPorts,
  {
    source,
    bytes,
    actor,
  }: {
    readonly source: string;
    readonly bytes: AsyncIterable<Uint8Array>;
    readonly actor: Actor;
  },
  work: (parts: ReceivedOffers['parts']) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  if (!hasCapability(actor, 'content.write')) return refuse('forbidden');
  const uploadable = await requireUploadable(pool, source, fedSources);
  if (!uploadable.ok) return uploadable;
  const received = await receive(bytes, maxOfferFileBytes, folder);
  if (!received.ok) return received;
  try {
    return await work([{ bytes: bytesAt(received.value.path) }]);
  } finally {
    await received.value.discard();
  }
}

/** Refuses for what may pass, or became known meanwhile. */
async function orRefused<T>(source: string, work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return accept(await work());
  } catch (cause) {
    if (cause instanceof ImportInProgress)
      return refuse('offer-import-running', { params: { source } });
    if (cause instanceof SourceIsPushed)
      return refuse('offer-source-pushed', { params: { source } });
    if (cause instanceof NotAdmitted || cause instanceof OffersBehindLog) return refuse('too-busy');
    throw cause;
  }
}
