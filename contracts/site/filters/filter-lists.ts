import type { RouteName } from '../routes/route-table.ts';
import { type FacetGroup, facetGroups } from './facets.ts';

/** A path parameter of a list that holds one facet, and the groups it may come from. */
export interface FilterSlot {
  readonly parameter: string;
  readonly groups: readonly FacetGroup[];
}

/** How the state of a list is encoded in its address. */
export interface FilterList {
  /** The route without a filter in its path. */
  readonly route: RouteName;
  /** The route with a filter in its path; the same one where it is optional. */
  readonly filteredRoute: RouteName;
  readonly slots: readonly FilterSlot[];
}

function anyGroup(...parameters: readonly string[]): readonly FilterSlot[] {
  return parameters.map((parameter) => ({ parameter, groups: facetGroups }));
}

const category: readonly FilterSlot[] = [{ parameter: 'category', groups: ['categories'] }];

/** The lists that visitors can filter. Specification, sections 2 and 3. */
export const filterLists = {
  news: {
    route: 'content_list_news',
    filteredRoute: 'content_list_news_category',
    slots: category,
  },
  pages: {
    route: 'content_list_pages',
    filteredRoute: 'content_list_pages',
    slots: [],
  },
  agenda: { route: 'bnp_agenda', filteredRoute: 'bnp_agenda', slots: category },
  pressReleases: {
    route: 'bnp_mediaroom_pr',
    filteredRoute: 'bnp_mediaroom_pr_category',
    slots: anyGroup('f1', 'f2'),
  },
  media: {
    route: 'bnp_mediaroom_media',
    filteredRoute: 'bnp_mediaroom_media',
    slots: [],
  },
  offers: {
    route: 'rh_offers',
    filteredRoute: 'rh_offers',
    slots: anyGroup('f1', 'f2', 'f3'),
  },
} as const satisfies Readonly<Record<string, FilterList>>;
