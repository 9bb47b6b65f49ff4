import type { CareersPlace } from '@parvis/contracts/careers/careers-place.ts';
import { countryName } from '@parvis/contracts/careers/country-name.ts';
import { type OfferPlace, placesOf } from '@parvis/contracts/careers/offer.ts';
import { facetsOfPlace } from '@parvis/contracts/careers/offer-facets.ts';
import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import { type OfferInList, readListedOffers } from '../../offers/read-offers.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import type { RoutedAddress } from '../route-composer.ts';
import { byFrequency } from './by-frequency.ts';
import type { Finding } from './find-offers.ts';
import type { OfferDisplayNames } from './to-listed-offer.ts';

/** The most places of a chart. */
const mostPlaces = 12;

interface PlacesContext extends OfferDisplayNames {
  readonly at: RoutedAddress['at'];
  /** The list of the offers in a city. */
  readonly hrefOf: (city: string) => string;
}

/** The cities with the most of the found offers, where one of their offers says that they are. */
export async function busiestPlaces(
  db: Queryable,
  index: OfferIndex,
  { counts }: Pick<Finding, 'counts'>,
  { words, locale, at, hrefOf }: PlacesContext,
): Promise<readonly CareersPlace[]> {
  const cities = Object.keys(counts.city)
    .filter((id) => words.dictionaries[locale].slugOf({ group: 'city', id }) !== undefined)
    .toSorted(byFrequency(counts.city))
    .slice(0, mostPlaces);
  const examples = await Promise.all(
    cities.map(async (id) => {
      const query = { locale, facets: { city: [id] }, keywords: '', sort: 'date' } as const;
      return (await index.search({ ...query, offset: 0, limit: 1, counted: [] })).hits[0]?.id;
    }),
  );
  const found = examples.flatMap((id) => id ?? []);
  const { offers } = await readListedOffers(db, found, at);
  return cities.map((id, number) => {
    const example = examples[number];
    const offer = example && offers.get(example);
    const { country, latitude, longitude } = (offer && placeIn(offer, id)) ?? {};
    return {
      name: words.nameOf({ group: 'city', id }, locale),
      href: hrefOf(id),
      results: counts.city[id] ?? 0,
      country: country && countryName(country)[locale],
      ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
    };
  });
}

/** The place of an offer that is in a city. */
function placeIn(offer: OfferInList, city: string): OfferPlace | undefined {
  return placesOf(offer).find((place) => facetsOfPlace(place).some(({ id }) => id === city));
}
