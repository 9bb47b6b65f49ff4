import { listPagesByButton } from '@parvis/contracts/limits/lists.ts';
import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import { useIntl } from 'react-intl';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { ShowMoreLink } from '../../ui/show-more/show-more-link.tsx';

/** The way on: more of the list up to the fourth page, numbered pages from there. */
export function ListPagination({ list }: { readonly list: FilteredList }) {
  const { formatMessage } = useIntl();
  const { page } = list.state;
  const { pages, hrefOf } = list;
  if (page < listPagesByButton)
    return page < pages ? (
      <ShowMoreLink href={hrefOf(page + 1)} label={formatMessage({ id: 'list.show-more' })} />
    ) : null;
  const labels = {
    label: formatMessage({ id: 'list.pagination' }),
    previous: formatMessage({ id: 'list.previous' }),
    next: formatMessage({ id: 'list.next' }),
    page: (number: number) => formatMessage({ id: 'list.page' }, { page: number }),
  };
  return (
    <div data-list-link data-numbered>
      <Pagination current={page} total={pages} hrefOf={hrefOf} labels={labels} />
    </div>
  );
}
