import type { Position } from '@parvis/contracts/log/position.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import type { Campaign, OffersCampaign } from '@parvis/contracts/site/filters/campaign.ts';
import { facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import type { ListName } from '@parvis/contracts/site/filters/filtered-list.ts';
import { type ListState, toListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { findPublished } from '../../page-fragments/find-published.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { areFixed, valuesWithin } from './fixed-values.ts';

type PageOfCampaign = Pick<ContentPage, 'id' | 'path' | 'title' | 'details'> & {
  readonly summary: string | null | undefined;
};

/** The campaign of a page; undefined for any other page. */
export function toCampaign(page: PageOfCampaign): Campaign | OffersCampaign | undefined {
  const { id, path, title, summary, details } = page;
  if (details.kind !== 'page' || !details.campaign) return undefined;
  return { id, path, title, summary: summary ?? undefined, ...details.campaign };
}

/**
 * Finds the campaign of a list by its id; undefined when it belongs to another list or language.
 */
export async function findCampaign(
  db: Queryable,
  {
    list,
    locale,
    at,
  }: {
    readonly list: ListName;
    readonly locale: Locale;
    readonly at: Position | undefined;
  },
  id: string,
): Promise<{
  readonly campaign: Campaign | undefined;
  readonly position: Position;
  readonly tags: readonly string[];
}> {
  const { item, position, tags } = await findPublished(db, id, at);
  const campaign = item?.locale === locale ? toCampaign(item) : undefined;
  const isOfList = campaign !== undefined && campaign.list !== 'offers' && campaign.list === list;
  return { campaign: isOfList ? campaign : undefined, position, tags };
}

/** A state within the filters that its campaign fixes. */
export function withFixedFilters(state: ListState, campaign: Campaign | undefined): ListState {
  const { campaign: _, ...rest } = state;
  if (!campaign) return rest;
  const within = facetGroups.map((group) => {
    return [group, valuesWithin(state.facets[group], campaign.filters[group])] as const;
  });
  return toListState({ ...rest, facets: Object.fromEntries(within), campaign: campaign.id });
}

/** A state as readers chose it, without the filters that its campaign fixes. */
export function withoutFixedFilters(state: ListState, campaign: Campaign | undefined): ListState {
  if (!campaign) return state;
  const chosen = facetGroups.map((group) => {
    const values = state.facets[group] ?? [];
    return [group, areFixed(values, campaign.filters[group]) ? [] : values] as const;
  });
  return { ...state, facets: toListState({ facets: Object.fromEntries(chosen) }).facets };
}
