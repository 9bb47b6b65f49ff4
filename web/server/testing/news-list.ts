import { noFacets } from '@parvis/contracts/content/details.ts';
import type { FilteredList, ListedItem } from '@parvis/contracts/site/filters/filtered-list.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';

/** An article as its list shows it. */
const newsItem: ListedItem = {
  kind: 'item',
  id: 'n0ws00000001',
  path: '/actualite/epargne-et-prets',
  title: 'Épargne & prêts',
  summary: 'Une « bonne » année.',
  details: { kind: 'news', nature: 'article', publishedOn: '2026-02-12', ...noFacets },
  category: 'Finance',
  image: undefined,
  isOver: false,
};

/** The news of one category. */
export const newsList: FilteredList = {
  list: 'news',
  locale: 'fr',
  address: '/toutes-actualites/finance',
  base: '/toutes-actualites',
  reset: '/toutes-actualites',
  campaign: undefined,
  state: toListState({}),
  groups: [],
  months: undefined,
  active: [],
  entries: [newsItem],
  total: 1,
  pages: 1,
  hrefOf: () => '',
  feed: '/rss/news/finance',
  isIndexed: true,
};
