import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { ImportNote } from '@parvis/contracts/careers/import-notes.ts';
import {
  pushedOfferEndpoints as at,
  type PushedItem,
  type PushedItemOutcome,
  type PushedView,
  pushOutcomeSchema,
} from '@parvis/contracts/careers/pushed-endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import type { Pool } from 'pg';
import { uuidV5 } from '../../adapters/log/event-ids.ts';
import { Admission, NotAdmitted } from '../../http/admission.ts';
import { toProblem } from '../../http/problem.ts';
import { type RequestContext, type Route, replyTo, route } from '../../http/route.ts';
import { withName } from '../../streams/account-names.ts';
import type { ReadFeed } from '../feeds/read-feed.ts';
import { plainLine } from '../feeds/text/clean-text.ts';
import type { ParsedOffer } from '../feeds/to-feed-offer.ts';
import { computeOfferId, type OfferWriter, type OfferWriterPorts } from '../offer-writer.ts';
import { requirePushed } from './pushed-sources.ts';

export interface PushPorts extends OfferWriterPorts {
  readonly writer: OfferWriter;
  readonly pool: Pool;
  /** Reads records apart from this process, with their places. */
  readonly readFeed: ReadFeed;
}

/** The namespace of the commands of a batch, by that of its request. */
const itemNamespace = 'a6d1f0f8-9c9e-4b52-8a11-3b0f6de5c1e4';
/** Requests whose records are read at the same time, each in a process of its own. */
const admissionLimits = { atOnce: 2, waiting: 50, timeoutMs: 20_000 };

/** An offer after a write, and the position of the write. */
interface Pushed {
  readonly view: PushedView;
  readonly position: Position;
}

/** Reads the records of a source, when few others are being read. */
type ReadRecords = (
  source: string,
  records: readonly unknown[],
) => Promise<Outcome<readonly ParsedOffer[]>>;

/** Returns the routes by which a system sends its offers. */
export function pushRoutes(ports: PushPorts): Route[] {
  const { pool, writer, clock, readFeed } = ports;
  const admission = new Admission(admissionLimits);
  const read: ReadRecords = (source, records) => {
    const now = clock.now().toISOString();
    return unlessBusy(admission.run(() => readRecords(readFeed, source, records, now)));
  };
  return [
    route(at.pushOffer, async ({ params: { source, reference }, body }, context) => {
      const pushed = await requirePushed(pool, source);
      const parsed = pushed.ok ? await read(source, [{ ...body, reference }]) : pushed;
      const outcome = parsed.ok
        ? await push(ports, parsed.value[0], context, context.ifMatch)
        : parsed;
      return replyTo(outcome, ({ view, position }) => ({
        kind: 'json',
        body: view,
        etag: view.offer.revision,
        position,
      }));
    }),
    route(at.retractOffer, async ({ params }, { actor, commandId, ifMatch }) => {
      const pushed = await requirePushed(pool, params.source);
      const outcome = pushed.ok ? await retract(writer, actor, params, commandId, ifMatch) : pushed;
      return replyTo(outcome, (position) => ({ kind: 'empty', position }));
    }),
    batchRoute(ports, read),
  ];
}

function batchRoute(ports: PushPorts, read: ReadRecords): Route {
  return route(at.pushOffers, async ({ params: { source }, body: { offers } }, context) => {
    const pushed = await requirePushed(ports.pool, source);
    const records = offers.filter((item) => !('withdraw' in item));
    const parsed = pushed.ok && records.length > 0 ? await read(source, records) : pushed;
    if (!parsed.ok) return { kind: 'refused', refusals: parsed.refusals };
    const of = new Map(records.map((record, place) => [record, parsed.value?.[place]]));
    const taken: Awaited<ReturnType<typeof takeItem>>[] = [];
    for (const [place, item] of offers.entries()) {
      const commandId = uuidV5(itemNamespace, `${context.commandId} ${place}`);
      taken.push(await takeItem(ports, source, item, of.get(item), { ...context, commandId }));
    }
    const last = taken.flatMap(({ position }) => position ?? []).at(-1);
    return {
      kind: 'json',
      body: { offers: taken.map(({ outcome }) => outcome) },
      ...(taken.some(({ outcome }) => outcome.problem) && { isPartial: true as const }),
      ...(last !== undefined && { position: last }),
    };
  });
}

/** Reads records in their order. @throws NotAdmitted */
async function readRecords(
  readFeed: ReadFeed,
  source: string,
  records: readonly unknown[],
  now: string,
): Promise<readonly ParsedOffer[]> {
  const read: ParsedOffer[] = [];
  async function* bytes() {
    for (const record of records) yield Buffer.from(`${JSON.stringify(record)}\n`);
  }
  for await (const record of readFeed(bytes(), { source, now }, 'parvis')) {
    if (record.kind !== 'read')
      throw new Error(`a record that was sent cannot be read: ${record.kind}`);
    read.push(record.read);
  }
  return read;
}

async function unlessBusy<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return accept(await work);
  } catch (cause) {
    if (!(cause instanceof NotAdmitted)) throw cause;
    return refuse('too-busy');
  }
}

async function push(
  { writer, clock, accountNames }: PushPorts,
  parsed: ParsedOffer | undefined,
  { actor, commandId }: RequestContext,
  seen?: number,
): Promise<Outcome<Pushed>> {
  if (parsed === undefined) throw new Error('a record that was sent was not read');
  if (!parsed.ok) return refuse('invalid', refusalOf(parsed.note));
  const { offer: record, notes } = parsed;
  const command = {
    type: 'import-offer',
    offerId: computeOfferId(record),
    record,
    now: clock.now().toISOString(),
  } as const;
  const outcome = await writer.push(actor, command, commandId, seen);
  if (!outcome.ok) return outcome;
  const { state, came, position } = outcome.value;
  const offer = await withName(accountNames, { id: command.offerId, ...revisionedView(state) });
  const view = { outcome: pushOutcomeSchema.parse(came), notes: [...notes], offer };
  return accept({ view, position });
}

function refusalOf({ field, code, words = '' }: ImportNote) {
  const reason = code === 'missing' ? 'required' : 'not-understood';
  return { path: [field], params: { reason, words } } as const;
}

async function retract(
  writer: OfferWriter,
  actor: Actor,
  { source, reference }: { readonly source: string; readonly reference: string },
  commandId: string,
  seen: number | undefined,
): Promise<Outcome<Position>> {
  const named = plainLine(reference, reference.length) ?? reference;
  const offerId = computeOfferId({ source, reference: named });
  const expected = seen === undefined ? {} : { expectedRevision: seen };
  const command = { type: 'withdraw-absent-offer', offerId, ...expected } as const;
  const outcome = await writer.execute(actor, command, commandId);
  return outcome.ok ? accept(outcome.value.position) : outcome;
}

async function takeItem(
  ports: PushPorts,
  source: string,
  item: PushedItem,
  parsed: ParsedOffer | undefined,
  context: RequestContext,
): Promise<{ readonly outcome: PushedItemOutcome; readonly position?: Position }> {
  if ('withdraw' in item) {
    const { actor, commandId } = context;
    const done = await retract(ports.writer, actor, { source, ...item }, commandId, undefined);
    if (!done.ok) return { outcome: toProblemOutcome(done.refusals, context) };
    return { outcome: { status: 204 }, position: done.value };
  }
  const done = await push(ports, parsed, context);
  if (!done.ok) return { outcome: toProblemOutcome(done.refusals, context) };
  const { view, position } = done.value;
  return { outcome: { status: 200, body: view }, position };
}

function toProblemOutcome(
  refusals: Parameters<typeof toProblem>[0],
  { locale }: RequestContext,
): PushedItemOutcome {
  const problem = toProblem(refusals, locale);
  return { status: problem.status, problem };
}
