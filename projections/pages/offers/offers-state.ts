import { toConditions } from '@parvis/contracts/careers/offer-conditions.ts';
import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import { findOfferPreset } from '@parvis/contracts/careers/offer-presets.ts';
import type { OffersState } from '@parvis/contracts/careers/offers-list.ts';
import { effectiveSort, toListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { splitWords } from '../../filtered-lists/list-words.ts';

/** Offers per page. */
export const offersPageSize = 20;

/** The list of all open offers. */
export const everything = toListState<OfferGroup>({}, offerGroups);

/**
 * A state reduced to what the offers support: no months, an existing preset and the values it
 * allows, keywords that are not blank.
 */
export function supportedOffersState(state: OffersState): OffersState {
  const { dateStart: _, dateEnd: __, target, keywords, facets, ...others } = state;
  const preset = findOfferPreset(target);
  const allowed = offerGroups.map((group) => {
    const ids = facets[group] ?? [];
    return [group, ids.filter((id) => preset?.[group]?.includes(id) ?? true)] as const;
  });
  return toListState(
    {
      ...others,
      facets: Object.fromEntries(allowed),
      keywords: splitWords(keywords).length === 0 ? '' : keywords,
      target: preset && target,
    },
    offerGroups,
  );
}

/** The number of active filters: values, words, a point, switches, a preset. */
export function offerFiltersIn({ facets, keywords, near, switches, target }: OffersState): number {
  const values = offerGroups.flatMap((group) => facets[group] ?? []);
  return values.length + switches.length + [keywords, near, target].filter(Boolean).length;
}

/** The query for a page of the list, in the format of the index. */
export function toOfferQuery(state: OffersState, locale: Locale): OfferQuery {
  return {
    locale,
    ...toConditions(state, locale),
    sort: effectiveSort(state),
    offset: (state.page - 1) * offersPageSize,
    limit: offersPageSize,
  };
}
