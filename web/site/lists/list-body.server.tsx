import { listPagesByButton } from '@parvis/contracts/limits/lists.ts';
import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import { useIntl } from 'react-intl';
import { Island } from '../../ui/island/island.tsx';
import layout from '../../ui/layout.module.css';
import { filterProps } from './filter-props.server.ts';
import styles from './list-body.module.css';
import { ListFilters } from './list-filters.tsx';
import { ListPagination } from './list-pagination.server.tsx';
import { Results } from './results.server.tsx';
import { ResultsHeader } from './results-header.server.tsx';

interface ListBodyProps {
  readonly list: FilteredList;
  /** Without script, as editors get it. */
  readonly isStill: boolean;
}

/** The filters of a list and what they leave of it. Its form and its links work without script. */
export function ListBody({ list, isStill }: ListBodyProps) {
  const intl = useIntl();
  const { page } = list.state;
  const props = filterProps(list, intl);
  return (
    <>
      {isStill ? (
        <ListFilters {...props} />
      ) : (
        <Island name="list" wake="visible" of={ListFilters} props={props} />
      )}
      <div className={`${layout.grid} ${styles.results}`} data-list="top">
        <p className="visually-hidden" role="status" data-list="status" />
        <div data-list="header">
          <ResultsHeader list={list} />
        </div>
        {page > 1 && page < listPagesByButton ? (
          <p className={styles.previous} data-list-link data-list="previous">
            <a href={list.hrefOf(page - 1)} rel="prev">
              {intl.formatMessage({ id: 'list.previous' })}
            </a>
          </p>
        ) : null}
        <div data-list="results">
          <Results list={list} />
        </div>
        <div data-list="pagination" data-wakes="list">
          <ListPagination list={list} />
        </div>
      </div>
    </>
  );
}
