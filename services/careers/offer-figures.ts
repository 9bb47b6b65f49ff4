import type { OfferFigures, OfferFiguresQuery } from '@parvis/contracts/careers/offer-figures.ts';
import { byLocale } from '@parvis/contracts/site/locale.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { readOfferWords } from '@parvis/projections/offer-facets/read-offer-words.ts';
import { readOfferFigures } from '@parvis/projections/offer-figures/read-figures.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';

interface FiguresPorts {
  readonly db: Queryable;
  readonly clock: Clock;
}

/**
 * Counts offers over time, until today by default, and names their facets.
 * @throws ReadModelNotServed
 */
export async function offerFigures(
  { db, clock }: FiguresPorts,
  { from, to = toParisTime(clock.now()).date, group, facet }: OfferFiguresQuery,
): Promise<OfferFigures> {
  const figures = await readOfferFigures(db, { from, to, group, facet });
  const { words } = await readOfferWords(db);
  const facets = figures.facets.map((counted) => {
    const names = byLocale((locale) => words.nameOf({ group, id: counted.id }, locale));
    return { ...counted, names };
  });
  return { ...figures, group, facets };
}
