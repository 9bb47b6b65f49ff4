import { beforeAllEvents, type Place } from '../follower/place.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { placeOfSlot, readSlots } from './slots.ts';

/**
 * Returns the place of the last event that a served read model contains.
 * @throws ReadModelNotServed
 */
export async function readPlace(db: Queryable, model: string): Promise<Place> {
  await servedRows(db, 'select read_position($1)', [model]);
  const live = (await readSlots(db, [model])).find(({ slot }) => slot === 'live');
  return live ? placeOfSlot(live) : beforeAllEvents;
}
