import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { ListData } from '@parvis/contracts/site/filters/list-data.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import type { ReactNode } from 'react';
import { htmlIn } from '../../server/html-in.tsx';
import { chosenFilters } from './chosen-filters.server.ts';
import { ListPagination } from './list-pagination.server.tsx';
import { documentTitle, ListTitle } from './list-title.server.tsx';
import { Results } from './results.server.tsx';
import { ResultsHeader } from './results-header.server.tsx';

/**
 * Returns the list as data, with HTML rendered by the components of its page.
 * @param origin the origin of the public site
 * @param of the site whose settings it shows
 */
export function listData(list: FilteredList, origin: string, of: WithSite): string {
  const html = (part: ReactNode) => htmlIn(list.locale, part, of);
  const data: ListData = {
    success: true,
    list: html(<Results list={list} />),
    pagination: html(<ListPagination list={list} />),
    header: html(<ResultsHeader list={list} />),
    title: html(<ListTitle list={list} />),
    total: list.total,
    filters: list.groups.map(({ group, options }) => ({
      group,
      data: options.map(({ slug, results }) => ({ id: slug, nb_result: results })),
    })),
    url: list.address,
    canonical: origin + list.address,
    is_indexed: list.isIndexed,
    document_title: documentTitle(list, of),
    chosen: chosenFilters(list),
  };
  return JSON.stringify(data);
}
