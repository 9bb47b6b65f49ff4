import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import {
  findLastImports,
  type LastImports,
} from '@parvis/projections/offer-imports/find-last-imports.ts';
import { findKnownOffers, findOpenOffers } from '@parvis/projections/offers/find-known-offers.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { deleteAbsences, insertAbsences, selectAbsences } from '../absences/absence-rows.ts';
import { forgetVersion } from '../absences/feed-rows.ts';
import type { StoredAbsences } from '../absences/stored-absences.ts';
import type { ImportReport } from './import-request.ts';
import { reportImport } from './report-import.ts';

/** What an import knows of earlier ones, and leaves for later ones. */
export interface ImportStore {
  openOffersOf(source: string): Promise<readonly OfferId[]>;
  /** Returns the existing offers among these, open or not. */
  knownOffers(ids: readonly OfferId[]): Promise<ReadonlyMap<string, KnownOffer>>;
  lastImports(source: string): Promise<LastImports>;
  readonly absences: StoredAbsences;
  /** Makes the next import of the source read its feed, whatever its version. */
  forgetVersion(source: string): Promise<void>;
  /** @param by who imports; the product itself by default */
  report(importId: string, report: ImportReport, by?: Actor): Promise<void>;
}

/** Returns the store in the read models, the log and the tables of feeds. */
export function postgresImportStore(
  pool: Pool,
  ports: { readonly log: EventLog; readonly clock: Clock },
): ImportStore {
  return {
    openOffersOf: (source) => findOpenOffers(pool, source),
    knownOffers: (ids) => findKnownOffers(pool, ids),
    lastImports: (source) => findLastImports(pool, source),
    absences: {
      of: (source) => selectAbsences(pool, source),
      insert: (...absences) => insertAbsences(pool, ...absences),
      delete: (ids) => deleteAbsences(pool, ids),
    },
    forgetVersion: (source) => forgetVersion(pool, source),
    report: (importId, report, by) => reportImport(ports, importId, report, by),
  };
}
