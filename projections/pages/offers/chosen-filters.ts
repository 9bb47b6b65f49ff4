import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { ActiveOfferFilter } from '@parvis/contracts/careers/offer-views.ts';
import type { OffersState } from '@parvis/contracts/careers/offers-list.ts';
import type { OffersCampaign } from '@parvis/contracts/site/filters/campaign.ts';
import { listSwitches, toListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OfferWords } from '../../offer-facets/read-offer-words.ts';
import { areFixed } from '../lists/fixed-values.ts';

/** An active filter, and the state of the list without it, from its first page. */
export interface ChosenFilter extends Pick<ActiveOfferFilter, 'of' | 'name' | 'isHeld'> {
  readonly rest: OffersState;
}

/** The active filters: words, a point, facets in the order of their groups, switches. */
export function chosenFilters(
  state: OffersState,
  words: OfferWords,
  locale: Locale,
  campaign: OffersCampaign | undefined,
): readonly ChosenFilter[] {
  const { near: _, ...anywhere } = state;
  const restOf = (rest: OffersState) => toListState({ ...rest, page: 1 }, offerGroups);
  const facets = offerGroups.flatMap((group) =>
    (state.facets[group] ?? []).map((id): ChosenFilter => {
      const others = (state.facets[group] ?? []).filter((other) => other !== id);
      const rest = restOf({ ...state, facets: { ...state.facets, [group]: others } });
      const isHeld = areFixed(state.facets[group], campaign?.filters[group]);
      return { of: group, name: words.nameOf({ group, id }, locale), rest, isHeld };
    }),
  );
  const switches = listSwitches
    .filter((name) => state.switches.includes(name))
    .map((name): ChosenFilter => {
      const others = state.switches.filter((other) => other !== name);
      return { of: name, name: '', rest: restOf({ ...state, switches: others }), isHeld: false };
    });
  const { keywords, near } = state;
  return [
    ...(keywords
      ? [
          {
            of: 'keywords',
            name: keywords,
            rest: restOf({ ...state, keywords: '' }),
            isHeld: false,
          } as const,
        ]
      : []),
    ...(near ? [{ of: 'near', name: '', rest: restOf(anywhere), isHeld: false } as const] : []),
    ...facets,
    ...switches,
  ];
}
