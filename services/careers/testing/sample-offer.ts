import type { FeedOffer } from '@parvis/contracts/careers/commands.ts';
import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import { evolveOffer, type KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { type Offer, offerSchema } from '@parvis/contracts/careers/offer.ts';

/** Returns a complete offer, with a test's overrides. */
export function sampleOffer(given: Partial<Offer> = {}): Offer {
  const text = { type: 'text', text: 'Tenir les comptes.' };
  return offerSchema.parse({
    source: 'jobs',
    reference: 'A-1',
    title: { fr: 'Comptable (F/H)' },
    description: { fr: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] } },
    contract: 'permanent',
    place: { continent: 'europe', country: 'FR', region: 'Pays de la Loire', city: 'Nantes' },
    publishedAt: '2026-01-05T08:00:00.000Z',
    applyUrl: 'https://jobs.estuaire.example/A-1',
    ...given,
  });
}

/** As given by a feed without publication dates. */
export function undated(given: Partial<Offer> = {}): FeedOffer {
  const { publishedAt: _, ...record } = sampleOffer(given);
  return record;
}

/** Returns the offer after these simultaneous events. */
export function offerAfter(...events: readonly OfferEvent[]): KnownOffer | undefined {
  return events.reduce<KnownOffer | undefined>(
    (state, event) => evolveOffer(state, event, { by: 'ann', at: '2026-01-05T08:00:00.000Z' }),
    undefined,
  );
}
