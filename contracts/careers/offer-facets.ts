import type { Facet } from '../site/filters/facets.ts';
import type { Locale } from '../site/locale.ts';
import { slugOf } from '../site/slug.ts';
import { countryName } from './country-name.ts';
import type { OfferCorrection } from './offer.ts';
import type { OfferGroup } from './offer-groups.ts';
import { identityOf } from './places/place-identity.ts';

/** A facet of an offer, with its name when no catalogue has one. */
export interface OfferFacet extends Facet<OfferGroup> {
  readonly names?: Readonly<Record<Locale, string>>;
}

const both = (name: string) => ({ fr: name, en: name });

const knownIds = new Map<string, string>();
const mostKnownIds = 50_000;

/** Cached: many offers share a name. */
function idOf(name: string): string {
  const former = knownIds.get(name);
  if (former !== undefined) return former;
  const id = slugOf(name);
  if (knownIds.size === mostKnownIds) knownIds.clear();
  knownIds.set(name, id);
  return id;
}

/**
 * Returns the facets of an offer, or of its corrected fields, at most one per group. Ids are the
 * same in both languages; the id of a region or a city begins with the place that contains it,
 * because place names repeat.
 */
export function facetsOfOffer(offer: OfferCorrection): readonly OfferFacet[] {
  const { contract, domain, entity, experience, workingTime, remote } = offer;
  return [
    ...known('contract', contract),
    ...(domain ? named('domain', idOf(domain.en), domain) : []),
    ...(entity === undefined ? [] : named('entity', idOf(entity), both(entity))),
    ...placeFacets(offer.place),
    ...known('experience', experience),
    ...known('working_time', workingTime),
    ...known('remote', remote),
  ];
}

function placeFacets(place: OfferCorrection['place']): readonly OfferFacet[] {
  if (place === undefined) return [];
  const { continent, country } = place;
  const { region, city } = identityOf(place);
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
