import type { RouteName } from '../routes/route-table.ts';
import { type FacetGroup, facetGroups } from './facets.ts';

/** A path parameter of a list for one facet, and the groups it may come from. */
export interface FilterSlot<Group extends string = FacetGroup> {
  readonly parameter: string;
  readonly groups: readonly Group[];
}

/** How the state of a list is encoded in its address. */
export interface FilterList<Group extends string = FacetGroup> {
  /** Its facet groups, in their order in addresses. */
  readonly groups: readonly Group[];
  /** The route without a filter in its path. */
  readonly route: RouteName;
  /** The route with a filter in its path; the same one where it is optional. */
  readonly filteredRoute: RouteName;
  readonly slots: readonly FilterSlot<Group>[];
}

/** Slots for a facet of any of the groups. */
export function anyGroup<Group extends string>(
  groups: readonly Group[],
  ...parameters: readonly string[]
): readonly FilterSlot<Group>[] {
  return parameters.map((parameter) => ({ parameter, groups }));
}

const category: readonly FilterSlot[] = [{ parameter: 'category', groups: ['categories'] }];

/** The lists of content and media that visitors can filter. Specification, sections 2 and 3. */
export const filterLists = {
  news: {
    groups: facetGroups,
    route: 'content_list_news',
    filteredRoute: 'content_list_news_category',
    slots: category,
  },
  pages: {
    groups: facetGroups,
    route: 'content_list_pages',
    filteredRoute: 'content_list_pages',
    slots: [],
  },
  agenda: {
    groups: facetGroups,
    route: 'bnp_agenda',
    filteredRoute: 'bnp_agenda',
    slots: category,
  },
  pressReleases: {
    groups: facetGroups,
    route: 'bnp_mediaroom_pr',
    filteredRoute: 'bnp_mediaroom_pr_category',
    slots: anyGroup(facetGroups, 'f1', 'f2'),
  },
  media: {
    groups: facetGroups,
    route: 'bnp_mediaroom_media',
    filteredRoute: 'bnp_mediaroom_media',
    slots: [],
  },
} as const satisfies Readonly<Record<string, FilterList>>;
