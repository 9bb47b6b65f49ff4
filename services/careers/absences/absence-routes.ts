import { absenceEndpoints as at } from '@parvis/contracts/careers/absence-endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { type DecisionPorts, decideAbsences } from './decide-absences.ts';
import { listFeeds } from './feed-rows.ts';
import { listAbsences } from './list-absences.ts';

/** Returns the routes of feeds, and of the offers that left them. */
export function absenceRoutes(ports: DecisionPorts): Route[] {
  const { db } = ports;
  return [
    route(at.listOfferFeeds, async () => ({ kind: 'json', body: { items: await listFeeds(db) } })),
    route(at.listOfferAbsences, async ({ query }) => ({
      kind: 'json',
      body: await listAbsences(db, query),
    })),
    route(at.decideOfferAbsences, async ({ body }, context) => ({
      kind: 'json',
      body: await decideAbsences(ports, body, context),
    })),
  ];
}
