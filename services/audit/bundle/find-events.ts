import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { ordinalOf, type Position, positionFrom } from '@parvis/contracts/log/position.ts';
import type { SiteHistory } from '../site-history.ts';
import type { Version } from './list-versions.ts';

/** How many events one bundle has at most: the oldest are left out. */
export const maxEvents = 5_000;
const streamPage = 500;

interface EventSources {
  readonly log: Pick<EventLog, 'readAll' | 'readStream'>;
  readonly history: Pick<SiteHistory, 'changesUntil'>;
}

/** The positions of events, in their order, and whether older ones were left out. */
export interface FoundEvents {
  readonly positions: readonly Position[];
  /** Those at which something changed in public. */
  readonly inPublic: ReadonlySet<Position>;
  readonly isCut: boolean;
}

/**
 * Returns the events behind versions of addresses, up to a position: those with which anything
 * changed that the versions depend on, and all of the items that stood there themselves.
 * @throws LogUnavailable, ReadModelNotServed
 */
export async function findEvents(
  sources: EventSources,
  versions: readonly Version[],
  until: Position,
): Promise<FoundEvents> {
  const inPublic = new Set<Position>();
  const ofPage = new Set<Position>();
  for (const { path, tags } of dependencies(versions))
    for (const { position, of } of await sources.history.changesUntil(
      { path, tags },
      until,
      maxEvents + 1,
    )) {
      inPublic.add(position);
      if (of.includes('page')) ofPage.add(position);
    }
  const all = new Set(inPublic);
  const streams = new Set<string>();
  for (const position of ofPage) {
    const event = await readEventAt(sources.log, position);
    if (event !== undefined) streams.add(event.stream);
  }
  for (const stream of streams) await addStream(sources.log, stream, until, all);
  const positions = [...all].toSorted();
  return { positions: positions.slice(-maxEvents), inPublic, isCut: positions.length > maxEvents };
}

/** Each address with everything that any of its versions depends on. */
function dependencies(versions: readonly Version[]) {
  const tagsOf = new Map<string, Set<string>>();
  for (const { path, shown } of versions) {
    const tags = tagsOf.get(path) ?? new Set();
    for (const tag of shown?.tags ?? []) tags.add(tag);
    tagsOf.set(path, tags);
  }
  return [...tagsOf].map(([path, tags]) => ({
    path: path.split('?', 1)[0] ?? path,
    tags: [...tags],
  }));
}

async function addStream(
  log: Pick<EventLog, 'readStream'>,
  stream: string,
  until: Position,
  all: Set<Position>,
): Promise<void> {
  for (let from = 0; ; from += streamPage) {
    const events = await log.readStream(stream, { from, limit: streamPage });
    for (const { position } of events) if (position <= until) all.add(position);
    if (events.length < streamPage || (events.at(-1)?.position ?? until) >= until) return;
  }
}

/** Returns the event at a position; undefined if there is none. @throws LogUnavailable */
export async function readEventAt(
  log: Pick<EventLog, 'readAll'>,
  position: Position,
): Promise<RecordedEvent | undefined> {
  const [event] = await log.readAll(positionFrom(ordinalOf(position) - 1n), 1);
  return event?.position === position ? event : undefined;
}
