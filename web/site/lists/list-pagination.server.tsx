import { listPagesByButton } from '@parvis/contracts/limits/lists.ts';
import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import { useIntl } from 'react-intl';
import { WayOn } from './way-on.server.tsx';

/** The way on: more of the list up to the fourth page, numbered pages from there. */
export function ListPagination({ list }: { readonly list: FilteredList }) {
  const { formatMessage } = useIntl();
  const { state, pages, hrefOf } = list;
  return (
    <WayOn
      page={state.page}
      pages={pages}
      hrefOf={hrefOf}
      pagesByButton={listPagesByButton}
      more={formatMessage({ id: 'list.show-more' })}
    />
  );
}
