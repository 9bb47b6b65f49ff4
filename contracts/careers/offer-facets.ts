import type { Facet } from '../site/filters/facets.ts';
import { byLocale, type Locale } from '../site/locale.ts';
import { toSlug } from '../site/slug.ts';
import { countryName } from './country-name.ts';
import { type OfferCorrection, type OfferPlace, placesOf } from './offer.ts';
import type { OfferGroup } from './offer-groups.ts';
import { identifyPlace } from './places/place-identity.ts';

/** A facet of an offer, with its name when no catalogue has one. */
export interface OfferFacet extends Facet<OfferGroup> {
  readonly names?: Readonly<Record<Locale, string>>;
}

const knownIds = new Map<string, string>();
const mostKnownIds = 50_000;

/** Cached: many offers share a name. */
function idOf(name: string): string {
  const former = knownIds.get(name);
  if (former !== undefined) return former;
  const id = toSlug(name);
  if (knownIds.size === mostKnownIds) knownIds.clear();
  knownIds.set(name, id);
  return id;
}

/**
 * Returns the facets of an offer, or of its corrected fields, each once: several of a place group
 * when it has several places, at most one of any other. Ids are the same in every language; the id
 * of a region or a city begins with the place that contains it, because place names repeat.
 */
export function facetsOfOffer(offer: OfferCorrection): readonly OfferFacet[] {
  const { contract, domain, entity, experience, workingTime, remote } = offer;
  return [
    ...known('contract', contract),
    ...(domain ? named('domain', idOf(domain.en), domain) : []),
    ...(entity === undefined
      ? []
      : named(
          'entity',
          idOf(entity),
          byLocale(() => entity),
        )),
    ...facetsOfPlaces(placesOf(offer)),
    ...known('experience', experience),
    ...known('working_time', workingTime),
    ...known('remote', remote),
  ];
}

function facetsOfPlaces(places: readonly OfferPlace[]): readonly OfferFacet[] {
  const [first] = places;
  if (first === undefined) return [];
  if (places.length === 1) return facetsOfPlace(first);
  const facets = new Map(
    places.flatMap(facetsOfPlace).map((facet) => [`${facet.group}/${facet.id}`, facet]),
  );
  return [...facets.values()];
}

/** Returns the facets of one place: its levels that are known, from the widest. */
export function facetsOfPlace(place: OfferPlace): readonly OfferFacet[] {
  const { continent, country } = place;
  const { region, city } = identifyPlace(place);
  return [
    ...known('continent', continent),
    ...named('country', country.toLowerCase(), countryName(country)),
    ...(region ? named('region', region.id, region.names) : []),
    ...(city ? named('city', city.id, city.names) : []),
  ];
}

/** Returns a value whose name is in the message catalogues. */
function known(group: OfferGroup, id: string | undefined): readonly OfferFacet[] {
  return id === undefined ? [] : [{ group, id }];
}

/** A name without a Latin letter or a digit has no id, so it is not a facet. */
function named(
  group: OfferGroup,
  id: string,
  names: Readonly<Record<Locale, string>>,
): readonly OfferFacet[] {
  return id === '' || id.endsWith('-') ? [] : [{ group, id, names }];
}
