import { offerEndpoints as at } from '@parvis/contracts/careers/endpoints.ts';
import type { KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import { listOfferFacets } from '@parvis/projections/offer-facets/list-offer-facets.ts';
import { listImports } from '@parvis/projections/offer-imports/list-imports.ts';
import { listKnownOffers } from '@parvis/projections/offers/list-known-offers.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { type Route, replyTo, route } from '../http/route.ts';
import { namedItem, namedList, namedPeople } from '../streams/named-reads.ts';
import { readExpectedRevision, requireIfMatch } from '../streams/requirements.ts';
import { StreamReplies } from '../streams/stream-replies.ts';
import { absenceRoutes } from './absences/absence-routes.ts';
import { offerFigures } from './offer-figures.ts';
import { offerHistory } from './offer-history.ts';
import type { OfferWriter, OfferWriterPorts } from './offer-writer.ts';

/** The dependencies of the routes. `db` has the read models. */
export interface OfferRoutesPorts extends OfferWriterPorts {
  readonly db: Queryable;
}

/** Returns the routes of offers, for editors. */
export function offerRoutes(writer: OfferWriter, ports: OfferRoutesPorts): Route[] {
  return [
    ...readRoutes(writer, ports),
    ...writeRoutes(writer, ports),
    ...absenceRoutes({ ...ports, writer }),
  ];
}

/** One offer is read from its stream: editors see what they have just written. */
function readRoutes(writer: OfferWriter, ports: OfferRoutesPorts): Route[] {
  const { db, log, accountNames } = ports;
  return [
    route(at.listOffers, async ({ query }) =>
      namedList(accountNames, await listKnownOffers(db, query)),
    ),
    route(at.offerFigures, async ({ query }) => ({
      kind: 'json',
      body: await offerFigures(ports, query),
    })),
    route(at.listOfferFacets, async ({ query }) => ({
      kind: 'json',
      body: await listOfferFacets(db, query),
    })),
    route(at.getOffer, async ({ params }) => {
      const offer = await writer.load(params.id);
      return namedItem(accountNames, offer ? accept(offer) : refuse('offer-not-found'));
    }),
    route(at.offerHistory, async ({ params }) => {
      const changes = await offerHistory(log, params.id);
      const found = changes.length === 0 ? refuse('offer-not-found') : accept(changes);
      const named = await namedPeople(accountNames, changes);
      return replyTo(found, () => ({ kind: 'json', body: { changes: named } }));
    }),
    route(at.listOfferImports, async ({ query }) => {
      const reports = await listImports(db, query);
      const items = await namedPeople(accountNames, reports.items);
      return { kind: 'json', body: { ...reports, items } };
    }),
  ];
}

function writeRoutes(writer: OfferWriter, { clock, accountNames }: OfferRoutesPorts): Route[] {
  const replies = new StreamReplies(accountNames, (offer: KnownOffer) => ({
    id: offer.id,
    ...revisionedView(offer),
  }));
  return [
    route(at.correctOffer, async ({ params, body }, context) => {
      const seen = requireIfMatch(context);
      if (!seen.ok) return replyTo(seen, () => ({ kind: 'empty' }));
      const correcting = { offerId: params.id, expectedRevision: seen.value, correction: body };
      const command = { type: 'correct-offer', ...correcting } as const;
      return replies.saved(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.withdrawOffer, async ({ params }, context) => {
      const withdrawing = { offerId: params.id, ...readExpectedRevision(context) };
      const command = { type: 'withdraw-offer', ...withdrawing } as const;
      return replies.nothing(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.putBackOffer, async ({ params }, context) => {
      const now = clock.now().toISOString();
      const putting = { offerId: params.id, now, ...readExpectedRevision(context) };
      const command = { type: 'put-back-offer', ...putting } as const;
      return replies.saved(await writer.execute(context.actor, command, context.commandId));
    }),
  ];
}
