import type { FacetGroup } from '@parvis/contracts/site/filters/facets.ts';
import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useId } from 'react';
import { DisclosureGroup } from '../../ui/disclosure/disclosure-group.tsx';
import { KeywordField } from './keyword-field.tsx';
import styles from './list-filters.module.css';
import { OptionList } from './option-list.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { PeriodField } from './period-field.tsx';
import { useLiveList } from './use-live-list.ts';

/** A value that can be chosen: its word in addresses, its name, how many entries there are with it. */
export interface FilterOption {
  readonly slug: string;
  readonly name: string;
  readonly results: number;
}

/** Plain and small: it travels to the browser as JSON. */
export interface ListFiltersProps {
  readonly locale: Locale;
  /** Where the form sends to: the list without any filter. */
  readonly base: string;
  readonly target?: string | undefined;
  readonly groups: readonly {
    readonly group: FacetGroup;
    readonly title: string;
    readonly options: readonly FilterOption[];
  }[];
  /** First and last month, MM-YYYY. */
  readonly months?: { readonly first: string; readonly last: string } | undefined;
  readonly chosen: ChosenFilters;
  readonly total: number;
  readonly labels: {
    readonly groups: string;
    readonly search: string;
    readonly clear: string;
    readonly period: string;
    readonly start: string;
    readonly end: string;
    /** `#` stands for how many. */
    readonly chosen: string;
    readonly filter: string;
    readonly apply: string;
    readonly show: string;
    readonly close: string;
    readonly busy: string;
  };
}

/** The filters of a list: a form, which keeps the list as it says once it is awake. */
export function ListFilters(props: ListFiltersProps) {
  const { base, target, groups, months, locale, labels } = props;
  const id = useId();
  const { view, isBusy, send } = useLiveList(props);
  const { chosen, results, epoch } = view;
  const inForce = Object.values(chosen.facets).reduce((sum, slugs) => sum + slugs.length, 0);
  const hasPeriod = chosen.date_start !== undefined || chosen.date_end !== undefined;
  const badge = (value: number) => ({ value, words: labels.chosen.replace('#', String(value)) });
  const items = groups.map(({ group, title, options }) => ({
    id: group,
    title,
    count: badge(chosen.facets[group]?.length ?? 0),
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
  const period = months && {
    id: 'period',
    title: labels.period,
    count: badge(hasPeriod ? 1 : 0),
    content: (
      <PeriodField
        key={epoch}
        id={`${id}period`}
        locale={locale}
        months={months}
        chosen={chosen}
        labels={{ range: labels.period, start: labels.start, end: labels.end }}
        onPeriod={(range) => send({ type: 'period', ...range })}
      />
    ),
  };
  const menus = period ? [...items, period] : items;
  return (
    <PanelFrame
      labels={labels}
      inForce={badge(inForce + (hasPeriod ? 1 : 0) + (chosen.q === '' ? 0 : 1))}
      total={view.total}
      isBusy={isBusy}
    >
      {(close) => (
        <form
          className={styles.form}
          action={base}
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'submit' });
            close();
          }}
        >
          {target === undefined ? null : <input type="hidden" name="target" value={target} />}
          <KeywordField
            id={`${id}q`}
            label={labels.search}
            clearLabel={labels.clear}
            value={chosen.q}
            onType={(q) => send({ type: 'type', q })}
          />
          {menus.length === 0 ? null : (
            <div className={styles.groups}>
              <DisclosureGroup id={`${id}groups`} label={labels.groups} items={menus} />
            </div>
          )}
          <button type="submit" className={styles.apply}>
            {labels.apply}
          </button>
        </form>
      )}
    </PanelFrame>
  );
}
