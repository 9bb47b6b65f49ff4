import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import layout from '../../ui/layout.module.css';
import styles from './list-body.module.css';

interface ResultsFrameProps {
  /** The island that keeps the list up to date. */
  readonly island: 'list' | 'offers';
  readonly list: {
    readonly state: { readonly page: number };
    readonly hrefOf: (page: number) => string;
  };
  /**
   * Up to this page, the list has a “show more” button. If one of these pages is opened directly,
   * it has a link back.
   */
  readonly pagesByButton: number;
  /** Whether the results begin close below the filters, as rows do. */
  readonly isDense?: boolean;
  readonly header: ReactNode;
  readonly results: ReactNode;
  readonly pagination: ReactNode;
  /** Content below the list. */
  readonly children?: ReactNode;
}

/** The parts of a list that its script replaces. */
export function ResultsFrame(frame: ResultsFrameProps) {
  const { island, list, pagesByButton, isDense, header, results, pagination, children } = frame;
  const { page } = list.state;
  return (
    <div
      className={`${layout.grid} ${styles.results} ${isDense ? styles.dense : ''}`}
      data-list="top"
    >
      <p className="visually-hidden" role="status" data-list="status" />
      <div data-list="header" data-wakes={island}>
        {header}
      </div>
      {page > 1 && page < pagesByButton ? (
        <p className={styles.previous} data-list-link data-list="previous" data-wakes={island}>
          <a href={list.hrefOf(page - 1)} rel="prev">
            <FormattedMessage id="list.previous" />
          </a>
        </p>
      ) : null}
      <div data-list="results" data-wakes={island}>
        {results}
      </div>
      <div data-list="pagination" data-wakes={island}>
        {pagination}
      </div>
      {children}
    </div>
  );
}
