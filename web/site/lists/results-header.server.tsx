import type { ActiveFilter, FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import { formatMonth, monthNumber } from '@parvis/contracts/site/filters/months.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import typography from '../../ui/typography.module.css';
import { ActiveFilters } from './active-filters.server.tsx';
import styles from './results-header.module.css';

/** The number of results, the active filters with a link that removes each, and the feed. */
export function ResultsHeader({ list }: { readonly list: FilteredList }) {
  const { formatMessage } = useIntl();
  const { feed, total } = list;
  return (
    <div className={styles.header}>
      <h2
        className={`${typography.heading} ${styles.count}`}
        data-list="count"
        data-number="total"
        tabIndex={-1}
      >
        <FormattedMessage id="list.count" values={{ count: total }} />
      </h2>
      {feed === undefined ? null : (
        <a className={styles.feed} href={feed} type="application/rss+xml">
          {formatMessage({ id: 'list.feed' })}
        </a>
      )}
      <ActiveFilters list={list} nameOf={(filter) => nameOf(filter, list, formatMessage)} />
    </div>
  );
}

type FormatMessage = ReturnType<typeof useIntl>['formatMessage'];

function nameOf({ of, name }: ActiveFilter, list: FilteredList, formatMessage: FormatMessage) {
  if (of === 'keywords') return formatMessage({ id: 'list.words' }, { words: name });
  return of === 'dates' ? formatPeriod(list, formatMessage) : name;
}

function formatPeriod({ state, locale }: FilteredList, formatMessage: FormatMessage): string {
  const words = (month: string) => formatMonth(monthNumber(month) ?? 0, locale);
  const { dateStart, dateEnd } = state;
  if (dateStart && dateEnd) {
    const months = { start: words(dateStart), end: words(dateEnd) };
    return formatMessage({ id: 'list.months' }, months);
  }
  return dateStart
    ? formatMessage({ id: 'list.from' }, { month: words(dateStart) })
    : formatMessage({ id: 'list.until' }, { month: words(dateEnd ?? '') });
}
