import type { Route } from '../http/route.ts';
import { type OfferRoutesPorts, offerRoutes } from './offer-routes.ts';
import { OfferWriter } from './offer-writer.ts';

/** Offers of jobs. */
export interface OfferArea {
  readonly writer: OfferWriter;
  readonly routes: readonly Route[];
}

/** Wires offers: with their routes bound to handlers. */
export function openOffers(ports: OfferRoutesPorts): OfferArea {
  const writer = new OfferWriter(ports);
  return { writer, routes: offerRoutes(writer, ports) };
}
