import { missedSearchEndpoints as at } from '@parvis/contracts/missed-searches/endpoints.ts';
import type { MissedSearch } from '@parvis/contracts/missed-searches/missed-search.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';
import { type Route, route } from '../http/route.ts';
import { MissCounter } from './miss-counter.ts';
import { addMiss, dayBefore, listMissed } from './missed-search-table.ts';

/** Where searches are counted, and how time is read. */
export interface MissedSearchPorts {
  readonly db: Queryable;
  readonly clock: Clock;
}

/** Notes a search that found nothing, from the address of a visitor. */
export type NoteMiss = (missed: MissedSearch, address: string) => void;

/**
 * Returns a function that counts searches that found nothing, in this process.
 * @param reportError called when the table cannot be written: the visitor has their response already
 */
export function countMisses(
  { db, clock }: MissedSearchPorts,
  reportError: (cause: unknown) => void,
): NoteMiss {
  const counter = new MissCounter();
  return (missed, address) => {
    const day = dayBefore(clock.now(), 0);
    const counted = counter.note(missed, address, day);
    if (counted !== undefined) addMiss(db, day, counted).catch(reportError);
  };
}

/** Returns the route of searches that found nothing. */
export function missedSearchRoutes({ db, clock }: MissedSearchPorts): Route[] {
  return [
    route(at.listMissedSearches, async ({ query }) => {
      const items = await listMissed(db, dayBefore(clock.now(), query.days - 1));
      return { kind: 'json', body: { items } };
    }),
  ];
}
