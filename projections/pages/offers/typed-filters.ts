import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { OffersState } from '@parvis/contracts/careers/offers-list.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OfferWords } from '../../offer-facets/read-offer-words.ts';
import type { TypedFacets } from '../../words/interpret-keywords.ts';
import type { ChosenFilter } from './chosen-filters.ts';

interface Reading {
  readonly state: OffersState;
  readonly typed: readonly TypedFacets[];
  /** The keywords that name no facet. */
  readonly keywords: string;
  readonly words: OfferWords;
  readonly locale: Locale;
}

/**
 * The active filters of a list, with the facets that its keywords name as filters of their own:
 * each can be removed, and so can the other words.
 */
export function withTypedFilters(
  chosen: readonly ChosenFilter[],
  { state, typed, keywords, words, locale }: Reading,
): readonly ChosenFilter[] {
  if (typed.length === 0) return chosen;
  const restOf = (rest: string): OffersState =>
    toListState<OfferGroup>({ ...state, keywords: rest, page: 1 }, offerGroups);
  const named = typed.map((facets): ChosenFilter => {
    const { group, ids, rest } = facets;
    const name = ids.map((id) => words.nameOf({ group, id }, locale)).join(', ');
    return { of: group, name, rest: restOf(rest), isHeld: false };
  });
  const onlyFacets = restOf(typed.map((facets) => facets.words).join(' '));
  const others = chosen.flatMap((filter): ChosenFilter[] => {
    if (filter.of === 'keywords')
      return keywords === '' ? [] : [{ ...filter, name: keywords, rest: onlyFacets }];
    return named.some((one) => isSame(one, filter)) ? [] : [filter];
  });
  const twice = (filter: ChosenFilter) => chosen.find((one) => isSame(one, filter));
  return [
    ...others.filter(({ of }) => of === 'keywords'),
    ...named.map((filter) => ({
      ...filter,
      isHeld: twice(filter)?.isHeld ?? false,
      rest: without(filter, twice(filter)),
    })),
    ...others.filter(({ of }) => of !== 'keywords'),
  ];
}

function isSame(one: ChosenFilter, other: ChosenFilter): boolean {
  return one.of === other.of && one.name === other.name;
}

/** The list without a typed facet, and without the same one where it was chosen too. */
function without({ rest }: ChosenFilter, chosen: ChosenFilter | undefined): OffersState {
  return chosen === undefined ? rest : { ...chosen.rest, keywords: rest.keywords };
}
