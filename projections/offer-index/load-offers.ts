import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { OfferEngine } from './offer-engine.ts';
import { type LoadedOffer, pagesOfOpenOffers, readOffersProgress } from './read-open-offers.ts';

/** An engine with all offers that are open at a position. */
export interface LoadedEngine {
  readonly engine: OfferEngine;
  readonly generation: number;
  /** Changes after it may be missing. */
  readonly position: Position;
}

/**
 * Reads all open offers, page by page.
 * @param at a past position; undefined for the present
 * @throws ReadModelNotServed
 */
export async function loadOffers(db: Queryable, at?: Position): Promise<LoadedEngine> {
  const progress = await readOffersProgress(db);
  const engine = new OfferEngine();
  for await (const { generation, offers } of pagesOfOpenOffers(db, at)) {
    if (generation !== progress.generation) return loadOffers(db, at);
    change(engine, offers);
  }
  const isPast = at !== undefined && at < progress.position;
  return { engine, generation: progress.generation, position: isPast ? at : progress.position };
}

/** Puts changed offers into an engine, and removes those that are closed. */
export function change(engine: OfferEngine, offers: readonly LoadedOffer[]): void {
  for (const { id, offer } of offers) {
    if (offer === null) engine.remove(id);
    else engine.put(id, offer);
  }
}
