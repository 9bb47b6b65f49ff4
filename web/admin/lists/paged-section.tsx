import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { Paging } from '../pages/paging.tsx';
import { failureMessage } from '../requests/failure-message.ts';
import { Loading } from '../shell/frame.tsx';

/** A page of a list as it was read. */
interface Listed<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

interface PagedSectionProps<Item> {
  /** The id of its heading. */
  readonly title: string;
  /** The id of the text of an empty list. */
  readonly none?: string;
  readonly result: Pick<UseQueryResult<Listed<Item>>, 'data' | 'error'>;
  readonly className: string | undefined;
  readonly onPage: (page: number) => void;
  /** The row of an item: a `li`. */
  readonly renderItem: (item: Item) => ReactNode;
}

/** A paged list within a screen, under its own heading. */
export function PagedSection<Item>(props: PagedSectionProps<Item>) {
  const { title, none, result, className, onPage, renderItem } = props;
  const intl = useIntl();
  const heading = useId();
  const { data, error } = result;
  const isEmpty = data?.total === 0 && none !== undefined;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{intl.formatMessage({ id: title })}</h2>
      {error && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
        </p>
      )}
      {!data && !error && <Loading />}
      {isEmpty && <p>{intl.formatMessage({ id: none })}</p>}
      {data && !isEmpty && <ul className={className}>{data.items.map(renderItem)}</ul>}
      {data && <Paging list={data} onPage={(next = 1) => onPage(next)} />}
    </section>
  );
}
