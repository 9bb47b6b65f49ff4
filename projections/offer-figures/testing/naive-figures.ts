import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import { evolveOffer, type KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import type { DayFigures } from '@parvis/contracts/careers/offer-figures.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';

interface Occurrence {
  readonly event: OfferEvent;
  readonly at: string;
}

/** Whether an offer counts. */
type Counts = (offer: KnownOffer | undefined) => boolean;

/** Open, and of this facet (`contract/permanent`) where one is given. */
export function openIn(place?: string): Counts {
  return (offer) =>
    offer?.content.status === 'open' &&
    (place === undefined ||
      facetsOfOffer(offer.content.shown).some(({ group, id }) => `${group}/${id}` === place));
}

/** Returns the offers at the end of a day, each folded from the beginning. */
export function offersAtEndOf(
  day: string,
  occurrences: readonly Occurrence[],
): ReadonlyMap<string, KnownOffer> {
  const known = new Map<string, KnownOffer>();
  for (const { event, at } of occurrences) {
    if (toParisTime(new Date(at)).date > day) continue;
    const { offerId } = event.data;
    known.set(offerId, evolveOffer(known.get(offerId), event, { by: 'ann', at }));
  }
  return known;
}

/** Returns the figures of one day, from the state of every offer before and after each event. */
export function figuresOf(
  day: string,
  occurrences: readonly Occurrence[],
  place?: string,
): DayFigures {
  const figures = { day, open: 0, opened: 0, absent: 0, withdrawn: 0, closed: 0 };
  const known = new Map<string, KnownOffer>();
  for (const { event, at } of occurrences) {
    const former = known.get(event.data.offerId);
    const next = evolveOffer(former, event, { by: 'ann', at });
    known.set(event.data.offerId, next);
    if (toParisTime(new Date(at)).date !== day) continue;
    const wasOpen = former?.content.status === 'open';
    const { status } = next.content;
    if (!wasOpen && openIn(place)(next)) figures.opened += 1;
    if (openIn(place)(former) && status !== 'open') figures[status] += 1;
  }
  const counts = openIn(place);
  figures.open = [...offersAtEndOf(day, occurrences).values()].filter(counts).length;
  return figures;
}
