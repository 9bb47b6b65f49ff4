import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { OffersState } from '@parvis/contracts/careers/offers-list.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { OffersCampaign } from '@parvis/contracts/site/filters/campaign.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { findPublished } from '../../page-fragments/find-published.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { toCampaign } from '../lists/campaigns.ts';
import { areFixed, valuesWithin } from '../lists/fixed-values.ts';
import type { SharedRead } from '../read-shared.ts';

/**
 * Finds the campaign of offers with this id; undefined when it belongs to another list or language.
 * @throws ReadModelNotServed
 */
export async function findOffersCampaign(
  db: Queryable,
  id: string,
  { locale, at }: { readonly locale: Locale; readonly at: Position | undefined },
): Promise<{ readonly campaign: OffersCampaign | undefined } & SharedRead> {
  const { item, position, tags } = await findPublished(db, id, at);
  const campaign = item?.locale === locale ? toCampaign(item) : undefined;
  return { campaign: campaign?.list === 'offers' ? campaign : undefined, position, tags };
}

/** A state within the filters that its campaign fixes. */
export function withFixedOfferFilters(
  state: OffersState,
  campaign: OffersCampaign | undefined,
): OffersState {
  const { campaign: _, ...rest } = state;
  if (!campaign) return rest;
  const within = offerGroups.map((group) => {
    return [group, valuesWithin(state.facets[group], campaign.filters[group])] as const;
  });
  const facets = Object.fromEntries(within);
  return toListState({ ...rest, facets, campaign: campaign.id }, offerGroups);
}

/** A state as readers chose it, without the filters that its campaign fixes. */
export function withoutFixedOfferFilters(
  state: OffersState,
  campaign: OffersCampaign | undefined,
): OffersState {
  if (!campaign) return state;
  const chosen = offerGroups.map((group) => {
    const values = state.facets[group] ?? [];
    return [group, areFixed(values, campaign.filters[group]) ? [] : values] as const;
  });
  return {
    ...state,
    facets: toListState({ facets: Object.fromEntries(chosen) }, offerGroups).facets,
  };
}
