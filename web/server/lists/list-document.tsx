import { listPagesByButton } from '@parvis/contracts/limits/lists.ts';
import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { ListFilters } from '../../public/list/list-filters.tsx';
import { Island } from '../../ui/island/island.tsx';
import layout from '../../ui/layout.module.css';
import type { Assets } from '../assets.ts';
import { Document } from '../document.tsx';
import { wordsIn } from '../words.ts';
import { filterProps } from './filter-props.ts';
import styles from './list-document.module.css';
import { ListHead } from './list-head.tsx';
import { ListPagination } from './list-pagination.tsx';
import { documentTitle } from './list-title.tsx';
import { Results } from './results.tsx';
import { ResultsHeader } from './results-header.tsx';

interface ListDocumentProps {
  readonly frame: SiteFrame;
  readonly list: FilteredList;
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** A list that visitors filter. Its form and its links work without script; editors get it so. */
export function ListDocument({ frame, list, viewer, assets }: ListDocumentProps) {
  const intl = wordsIn[list.locale];
  const { formatMessage } = intl;
  const { page } = list.state;
  const props = filterProps(list, intl);
  return (
    <Document
      frame={frame}
      path={list.base}
      viewer={viewer}
      assets={assets}
      head={{
        title: documentTitle(list),
        description: formatMessage({ id: `list.${list.list}.lead` }),
        canonicalPath: list.isIndexed ? list.address : undefined,
        // The language switch leads to the first page: the other language may have fewer.
        isUntranslated: page > 1,
      }}
    >
      <ListHead list={list} />
      {viewer.logged ? (
        <div className={styles.still}>
          <ListFilters {...props} />
        </div>
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
              {formatMessage({ id: 'list.previous' })}
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
    </Document>
  );
}
