import { setImmediate } from 'node:timers/promises';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { toDocument } from './offer-document.ts';

/** An offer, or null for one that is no longer open. */
export type OfferChange = readonly [OfferId, Offer | null];

/** How long documents are composed before others have their turn, in milliseconds. */
const turnMs = 8;

/** Composes the documents of open offers, as JSON, without holding up the process. */
export async function composeLines(changes: readonly OfferChange[]): Promise<readonly string[]> {
  const lines: string[] = [];
  let turnEnds = performance.now() + turnMs;
  for (const [id, offer] of changes) {
    if (offer === null) continue;
    lines.push(JSON.stringify(toDocument(id, offer)));
    if (performance.now() < turnEnds) continue;
    await setImmediate();
    turnEnds = performance.now() + turnMs;
  }
  return lines;
}
