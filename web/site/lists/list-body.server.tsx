import { listPagesByButton } from '@parvis/contracts/limits/lists.ts';
import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import { useIntl } from 'react-intl';
import { Island } from '../../ui/island/island.tsx';
import { filterProps } from './filter-props.server.ts';
import { ListFilters } from './list-filters.tsx';
import { ListPagination } from './list-pagination.server.tsx';
import { Results } from './results.server.tsx';
import { ResultsFrame } from './results-frame.server.tsx';
import { ResultsHeader } from './results-header.server.tsx';

interface ListBodyProps {
  readonly list: FilteredList;
  /** Whether it is static, as for editors. */
  readonly isStill: boolean;
}

/** The filters of a list, and its filtered entries. Its form and its links work without script. */
export function ListBody({ list, isStill }: ListBodyProps) {
  const props = filterProps(list, useIntl());
  return (
    <>
      {isStill ? (
        <ListFilters {...props} />
      ) : (
        <Island name="list" wake="visible" restores of={ListFilters} props={props} />
      )}
      <ResultsFrame
        island="list"
        list={list}
        pagesByButton={listPagesByButton}
        header={<ResultsHeader list={list} />}
        results={<Results list={list} />}
        pagination={<ListPagination list={list} />}
      />
    </>
  );
}
