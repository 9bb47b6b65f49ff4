import type { Route } from '../http/route.ts';
import type { ImportReport } from './import-feed/import-request.ts';
import { reportImport } from './import-feed/report-import.ts';
import { type OfferRoutesPorts, offerRoutes } from './offer-routes.ts';
import { OfferWriter } from './offer-writer.ts';

/** Job offers. */
export interface OfferArea {
  readonly writer: OfferWriter;
  /** Appends the result of an import. */
  readonly reportImport: (importId: string, report: ImportReport) => Promise<void>;
  readonly routes: readonly Route[];
}

/** Wires offers, with their routes bound to handlers. */
export function openOffers(ports: OfferRoutesPorts): OfferArea {
  const writer = new OfferWriter(ports);
  return {
    writer,
    reportImport: (importId, report) => reportImport(ports, importId, report),
    routes: offerRoutes(writer, ports),
  };
}
