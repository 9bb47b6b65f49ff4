import type { ListState } from '../site/filters/list-state.ts';
import type { Locale } from '../site/locale.ts';
import type { OfferGroup } from './offer-groups.ts';
import type { OfferQuery } from './offer-index.ts';
import { findOfferPreset } from './offer-presets.ts';
import { currentPlaceId } from './places/place-identity.ts';

/** The country outside of which offers are international. */
const home = 'FR';

/** The conditions for an offer to be found. */
export type OfferConditions = Pick<
  OfferQuery,
  'facets' | 'keywords' | 'synonyms' | 'titled' | 'references' | 'writtenIn' | 'outside' | 'near'
>;

/** The selections from which conditions are derived. */
export type ChosenOffers = Pick<
  ListState<OfferGroup>,
  'facets' | 'keywords' | 'near' | 'switches' | 'target'
>;

/** Returns the conditions of a selection, for the list of offers and for alerts alike. */
export function toConditions(chosen: ChosenOffers, locale: Locale): OfferConditions {
  const { keywords, near, switches } = chosen;
  const writtenIn = switches.includes('french_only')
    ? // oxlint-disable-next-line parvis/languages-are-listed -- What `french_only` says.
      'fr'
    : switches.includes('locale')
      ? locale
      : undefined;
  return {
    facets: withPreset(chosen),
    keywords,
    writtenIn,
    outside: switches.includes('international') ? home : undefined,
    near,
  };
}

/**
 * Returns the selected facets, by their ids of today; for a preset's group without a selection, all that the preset
 * allows.
 */
export function withPreset({
  facets,
  target,
}: {
  readonly facets: ChosenOffers['facets'];
  readonly target?: string | undefined;
}): OfferQuery['facets'] {
  return { ...findOfferPreset(target), ...currentFacets(facets) };
}

/** Returns the selected facets by the ids that places have today. */
export function currentFacets(facets: OfferQuery['facets']): OfferQuery['facets'] {
  const { region, city } = facets;
  return {
    ...facets,
    ...(region && { region: region.map((id) => currentPlaceId('region', id)) }),
    ...(city && { city: city.map((id) => currentPlaceId('city', id)) }),
  };
}
