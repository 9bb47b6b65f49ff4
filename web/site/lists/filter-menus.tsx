import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';
import type { DisclosureGroupProps } from '../../ui/disclosure/disclosure-group.tsx';
import type { ListFiltersProps } from './filters-props.ts';
import { OptionList } from './option-list.tsx';
import { badge } from './panel-frame.tsx';
import { PeriodField } from './period-field.tsx';
import type { LiveList } from './use-live-list.ts';

export function hasPeriod({ date_start, date_end }: ChosenFilters<string>): boolean {
  return date_start !== undefined || date_end !== undefined;
}

/** Returns the menus of the filter bar: the values of each group, then the months. */
export function filterMenus(
  { groups, months, locale, labels }: ListFiltersProps,
  { view: { chosen, results, epoch }, send }: LiveList,
  id: string,
): DisclosureGroupProps['items'] {
  const items = groups.map(({ group, title, options }) => ({
    id: group,
    title,
    count: badge(labels, chosen.facets[group]?.length ?? 0),
    content: (
      <OptionList
        group={group}
        title={title}
        options={options}
        results={results[group] ?? {}}
        chosen={chosen.facets[group] ?? []}
        onChoose={(option, isChosen) =>
          send({ type: 'choose', group, slug: option.slug, name: option.name, isChosen })
        }
      />
    ),
  }));
  if (!months) return items;
  const period = (
    <PeriodField
      key={epoch}
      id={`${id}period`}
      locale={locale}
      months={months}
      chosen={chosen}
      labels={{ range: labels.period, start: labels.start, end: labels.end }}
      onPeriod={(range) => send({ type: 'period', ...range })}
    />
  );
  const count = badge(labels, hasPeriod(chosen) ? 1 : 0);
  return [...items, { id: 'period', title: labels.period, count, content: period }];
}
