import { setImmediate } from 'node:timers/promises';
import { documentOf } from './offer-document.ts';
import type { OfferChange } from './typesense-offers.ts';

/** How long documents are composed before others have their turn, in milliseconds. */
const turnMs = 8;

/** Composes the documents of open offers, as JSON, without holding up the process. */
export async function composeLines(changes: readonly OfferChange[]): Promise<readonly string[]> {
  const lines: string[] = [];
  let turnEnds = performance.now() + turnMs;
  for (const [id, offer] of changes) {
    if (offer === null) continue;
    lines.push(JSON.stringify(documentOf(id, offer)));
    if (performance.now() < turnEnds) continue;
    await setImmediate();
    turnEnds = performance.now() + turnMs;
  }
  return lines;
}
