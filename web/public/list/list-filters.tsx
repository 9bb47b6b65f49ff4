import { useId } from 'react';
import { DisclosureGroup } from '../../ui/disclosure/disclosure-group.tsx';
import type { ListFiltersProps } from './filters-props.ts';
import { KeywordField } from './keyword-field.tsx';
import styles from './list-filters.module.css';
import { OptionList } from './option-list.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { PeriodField } from './period-field.tsx';
import { useLiveList } from './use-live-list.ts';

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
