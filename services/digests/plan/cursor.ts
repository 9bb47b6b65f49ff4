import { readPlace } from '@parvis/projections/engine/read-place.ts';
import { containsPlace, type Place } from '@parvis/projections/follower/place.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Cursor } from './progress.ts';

/**
 * Returns how far a served read model is: the place of the last event that it contains, and when
 * that occurred.
 * @throws LogUnavailable, ReadModelNotServed
 */
export async function readCursor(
  db: Queryable,
  log: ReadableLog,
  model: 'offers' | 'page-fragments',
): Promise<Cursor> {
  const place = await readPlace(db, model);
  if (place.event === null) return { place, at: null };
  const { stream, revision } = place.event;
  const [event] = await log.readStream(stream, { from: revision, limit: 1 });
  return { place, at: event ? new Date(event.metadata.occurredAt) : null };
}

/**
 * Recognises places that the log no longer contains because it was restored from a backup. Each is
 * looked up once: the digests of a run end at the same place.
 */
export class KnownPlaces {
  readonly #log: ReadableLog;
  readonly #found = new Map<string, Promise<boolean>>();

  constructor(log: ReadableLog) {
    this.#log = log;
  }

  /** @throws LogUnavailable */
  contains(place: Place): Promise<boolean> {
    const name = `${place.position} ${place.event?.id ?? ''}`;
    const found = this.#found.get(name) ?? containsPlace(this.#log, place);
    this.#found.set(name, found);
    return found;
  }
}
