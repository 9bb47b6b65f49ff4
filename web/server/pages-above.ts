import type { NewsNature } from '@parvis/contracts/content/details.ts';
import type { ContentPage, PageLink } from '@parvis/contracts/site/content-page.ts';
import { filterLists } from '@parvis/contracts/site/filters/filter-lists.ts';
import type { ListName } from '@parvis/contracts/site/filters/filtered-list.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { IntlShape } from 'react-intl';

const listOfNature: Readonly<Record<NewsNature, ListName>> = {
  article: 'news',
  'press-release': 'pressReleases',
  event: 'agenda',
};

/**
 * Returns the ancestors of a page, from the top, without the home page; for news, the list of their
 * kind.
 * @param words the messages of the page's site
 */
export function pagesAbove(
  { breadcrumb, details, locale }: ContentPage,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): readonly PageLink[] {
  if (details.kind !== 'news') return breadcrumb;
  const list = listOfNature[details.nature];
  const title = formatMessage({ id: `list.${list}.title` });
  return [{ title, path: pathOf(filterLists[list].route, locale) }, ...breadcrumb];
}
