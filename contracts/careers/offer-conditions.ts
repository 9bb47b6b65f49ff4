import type { ListState } from '../site/filters/list-state.ts';
import type { Locale } from '../site/locale.ts';
import type { OfferGroup } from './offer-groups.ts';
import type { OfferQuery } from './offer-index.ts';
import { offerPresetOf } from './offer-presets.ts';

/** The country outside of which offers are international. */
const home = 'FR';

/** The conditions for an offer to be found. */
export type OfferConditions = Pick<
  OfferQuery,
  'facets' | 'keywords' | 'writtenIn' | 'outside' | 'near'
>;

/** The choices that the conditions are made from. */
export type ChosenOffers = Pick<
  ListState<OfferGroup>,
  'facets' | 'keywords' | 'near' | 'switches' | 'target'
>;

/** The conditions that a choice means, for the list of offers and for alerts alike. */
export function conditionsOf(chosen: ChosenOffers, locale: Locale): OfferConditions {
  const { keywords, near, switches } = chosen;
  const writtenIn = switches.includes('french_only')
    ? 'fr'
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

/** The chosen facets; of a group of the preset in which nothing is chosen, all that the preset allows. */
export function withPreset({
  facets,
  target,
}: {
  readonly facets: ChosenOffers['facets'];
  readonly target?: string | undefined;
}): OfferQuery['facets'] {
  return { ...offerPresetOf(target), ...facets };
}
