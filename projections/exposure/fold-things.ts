import { isDeepStrictEqual } from 'node:util';
import type { PublicChange } from '@parvis/contracts/audit/exposed.ts';
import { offerEvents } from '@parvis/contracts/careers/events.ts';
import { type ImportEvent, importEvents } from '@parvis/contracts/careers/import-events.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import type { Ledger } from './ledger.ts';
import type { Described } from './thing-family.ts';
import { familyOf } from './things.ts';

/** Folds an event of anything but content into the ledger, and its thing's state into `known`. */
export function foldThing(
  ledger: Ledger,
  known: Map<string, unknown>,
  recorded: RecordedEvent,
): void {
  const { type, position } = recorded;
  if (importEvents.has(type)) return recordImport(ledger, recorded, importEvents.read(recorded));
  const family = familyOf(type);
  if (family === undefined) throw new Error(`${type} is not an event of the ledger`);
  const key = family.keyOf(recorded);
  const former = known.get(key);
  const state = family.evolve(former, recorded);
  known.set(key, state);
  const was = former === undefined ? undefined : family.describe(former);
  const is = family.describe(state);
  const { kind, owner, said, revision } = is;
  if (was?.revision !== revision)
    ledger.saved.push({ subject: key, revision, owner, kind, moduleType: null, position, said });
  const [shown, shows] = [shownRevision(was), shownRevision(is)];
  if (shown !== shows) ledger.shown.replace(key, shown, shows, position);
  replaceAddress(ledger, was, is, recorded);
  if (is.kind === 'offer' && shown !== shows) recordOffer(ledger, recorded, was, is);
  const what = changeOf(recorded, was, is);
  if (what !== undefined) recordChange(ledger, recorded, { key, what, was, is });
}

function shownRevision(thing: Described | undefined): number | undefined {
  return thing === undefined || thing.deleted ? undefined : thing.revision;
}

function replaceAddress(
  { addresses }: Ledger,
  was: Described | undefined,
  is: Described,
  { position }: RecordedEvent,
): void {
  const addressOf = (thing: Described | undefined) =>
    thing === undefined || thing.deleted ? undefined : (thing.address ?? undefined);
  const [before, after] = [addressOf(was), addressOf(is)];
  if (is.owner !== null && !isDeepStrictEqual(before, after))
    addresses.replace(is.owner, before, after, position);
}

/** Returns what happened in public; imports are counted as a whole, and not offer by offer. */
function changeOf(
  { type, data }: RecordedEvent,
  was: Described | undefined,
  is: Described,
): PublicChange | undefined {
  const [before, after] = [shownRevision(was), shownRevision(is)];
  if (before === after) return undefined;
  if (is.kind === 'offer' && isOfImport(type, data)) return undefined;
  if (before === undefined) return 'published';
  if (after === undefined) return 'withdrawn';
  return type === 'ImageReplaced' || type === 'FileReplaced' ? 'replaced' : 'changed';
}

function recordOffer(
  { offerChanges }: Ledger,
  { position, metadata, type }: RecordedEvent,
  was: Described | undefined,
  is: Described,
): void {
  const ended = type === 'OfferClosed' ? 'closed' : 'unpublished';
  const shows = shownRevision(is) === undefined ? ended : 'updated';
  const what = shownRevision(was) === undefined ? 'published' : shows;
  offerChanges.push({ position, at: metadata.occurredAt, what, offerId: is.owner ?? '' });
}

function isOfImport(type: string, data: unknown): boolean {
  if (type !== 'OfferWithdrawn') return type === 'OfferPublished' || type === 'OfferRevised';
  const event = offerEvents.read({ type, data });
  return event.type === 'OfferWithdrawn' && event.data.because === 'absent';
}

function recordChange(
  ledger: Ledger,
  { position, metadata }: RecordedEvent,
  {
    key,
    what,
    was,
    is,
  }: { key: string; what: PublicChange; was: Described | undefined; is: Described },
): void {
  const { kind, owner, locale, title, address } = is;
  ledger.changes.push({
    position,
    at: metadata.occurredAt,
    actor: metadata.actor,
    what,
    kind,
    subject: key,
    owner,
    revision: shownRevision(is) ?? null,
    former: shownRevision(was) ?? null,
    locale,
    path: address?.paths[defaultLocale] ?? null,
    title,
  });
}

function recordImport(
  ledger: Ledger,
  { position, metadata, stream }: RecordedEvent,
  { data: { source, counts } }: ImportEvent,
): void {
  const { published, revised, withdrawn } = counts;
  if (published + revised + withdrawn === 0) return;
  ledger.changes.push({
    position,
    at: metadata.occurredAt,
    actor: metadata.actor,
    what: 'imported',
    kind: 'offer',
    subject: stream,
    owner: null,
    locale: null,
    path: null,
    title: source,
    counts: { published, revised, withdrawn },
  });
}
