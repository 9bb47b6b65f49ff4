import { listPagesByButton } from '@parvis/contracts/limits/lists.ts';
import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import { useIntl } from 'react-intl';
import { NextPages } from './next-pages.server.tsx';

/** The pagination: “show more” up to the fourth page, numbered pages from there. */
export function ListPagination({ list }: { readonly list: FilteredList }) {
  const { formatMessage } = useIntl();
  return (
    <NextPages
      list={list}
      pagesByButton={listPagesByButton}
      more={formatMessage({ id: 'list.show-more' })}
    />
  );
}
