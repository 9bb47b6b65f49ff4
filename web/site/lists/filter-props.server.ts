import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { IntlShape } from 'react-intl';
import { chosenFilters } from './chosen-filters.server.ts';
import type { ListFiltersProps } from './filters-props.ts';

/** Returns the props of a list's filter panel, in plain values. */
export function filterProps(
  list: FilteredList,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): ListFiltersProps {
  const words = (id: string) => formatMessage({ id });
  return {
    locale: list.locale,
    base: list.base,
    target: list.state.target,
    campaign: list.state.campaign,
    groups: list.groups.map(({ group, options }) => ({
      group,
      title: formatMessage({ id: `list.group.${group}` }),
      options: options.map(({ slug, name, results, isHeld }) => ({
        slug,
        name,
        results,
        ...(isHeld && { isHeld }),
      })),
    })),
    months: list.months,
    chosen: chosenFilters(list),
    total: list.total,
    labels: {
      groups: words('list.groups'),
      search: words('list.search'),
      clear: words('list.clear'),
      period: words('list.period'),
      start: words('list.start'),
      end: words('list.end'),
      chosen: words('list.chosen'),
      filter: words('list.filter'),
      apply: words('list.apply'),
      show: words('list.show'),
      close: words('list.close'),
      busy: words('list.show-more-busy'),
    },
  };
}
