import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import { corrected, withdrawnAs } from '@parvis/contracts/careers/evolve-offer.ts';
import { offerCorrectionSchema } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import type { OfferEnding } from '@parvis/contracts/careers/offer-figures.ts';
import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { z } from 'zod';

/** The fields of an offer from which facets are derived. */
const facetedSchema = offerCorrectionSchema.pick({
  contract: true,
  domain: true,
  entity: true,
  place: true,
  otherPlaces: true,
  experience: true,
  workingTime: true,
  remote: true,
});

/** The remembered state of an offer. */
export const countedOfferSchema = z.object({
  isOpen: z.boolean(),
  given: facetedSchema,
  correction: facetedSchema,
});
export type CountedOffer = z.infer<typeof countedOfferSchema>;

/** An event of an offer, and when it occurred (ISO 8601). */
export interface OfferOccurrence {
  readonly event: OfferEvent;
  readonly at: string;
}

/**
 * The changes of one day among the offers of one facet; under the empty facet among those without
 * one of the group, under the empty group among all offers.
 */
export interface Figure {
  readonly group: string;
  readonly facet: string;
  /** `2026-01-05`, in Paris. */
  readonly day: string;
  readonly counts: Record<'opened' | OfferEnding | 'change', number>;
}

/** The offers that events change, in their final state, and the increments of the figures. */
export interface FoldedFigures {
  readonly changed: ReadonlyMap<string, CountedOffer>;
  readonly figures: readonly Figure[];
}

/** Folds events, in log order. @param known current state of the offers in the events */
export function foldFigures(
  known: ReadonlyMap<string, CountedOffer>,
  occurrences: readonly OfferOccurrence[],
): FoldedFigures {
  const changed = new Map<string, CountedOffer>();
  const figures = new Map<string, Figure>();
  for (const { event, at } of occurrences) {
    const { offerId } = event.data;
    const former = changed.get(offerId) ?? known.get(offerId);
    const next = offerAfter(former, event);
    changed.set(offerId, next);
    const { date } = toParisTime(new Date(at));
    count(figures, date, { before: placesOf(former), after: placesOf(next), event });
  }
  return { changed, figures: [...figures.values()] };
}

function offerAfter(former: CountedOffer | undefined, event: OfferEvent): CountedOffer {
  if (event.type === 'OfferPublished') {
    const offered = facetedSchema.parse(event.data.offer);
    return { isOpen: true, given: offered, correction: former?.correction ?? {} };
  }
  if (former === undefined) throw new Error(`${event.data.offerId} was never published`);
  switch (event.type) {
    case 'OfferRevised':
      return { ...former, given: facetedSchema.parse(event.data.offer) };
    case 'OfferCorrected':
      return { ...former, correction: facetedSchema.parse(event.data.correction) };
    case 'OfferWithdrawn':
    case 'OfferClosed':
      return { ...former, isOpen: false };
    case 'OfferKept':
      return former;
  }
}

/**
 * Returns the counts that include an open offer: that of all offers, that of each of its facets, and
 * that of offers without a facet of a group, under an empty one.
 */
function placesOf(offer: CountedOffer | undefined): readonly string[] {
  if (!offer?.isOpen) return [];
  const facets = facetsOfOffer(corrected(offer.given, offer.correction));
  const without = offerGroups.filter((group) => facets.every((facet) => facet.group !== group));
  return [
    '/',
    ...facets.map(({ group, id }) => `${group}/${id}`),
    ...without.map((group) => `${group}/`),
  ];
}

interface Counted {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly event: OfferEvent;
}

function count(figures: Map<string, Figure>, day: string, { before, after, event }: Counted): void {
  for (const place of new Set([...before, ...after])) {
    const change = Number(after.includes(place)) - Number(before.includes(place));
    if (change === 0) continue;
    const { counts } = findOrAddFigure(figures, place, day);
    counts.change += change;
    if (before.length === 0) counts.opened += 1;
    if (after.length === 0) counts[toEnding(event)] += 1;
  }
}

function toEnding(event: OfferEvent): OfferEnding {
  if (event.type !== 'OfferWithdrawn') return 'closed';
  return withdrawnAs[event.data.because];
}

function findOrAddFigure(figures: Map<string, Figure>, place: string, day: string): Figure {
  const key = `${day} ${place}`;
  const known = figures.get(key);
  if (known !== undefined) return known;
  const [group = '', facet = ''] = place.split('/');
  const counts = { opened: 0, absent: 0, withdrawn: 0, closed: 0, change: 0 };
  const figure = { group, facet, day, counts };
  figures.set(key, figure);
  return figure;
}
