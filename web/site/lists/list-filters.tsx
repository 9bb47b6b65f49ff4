import { useId } from 'react';
import { DisclosureGroup } from '../../ui/disclosure/disclosure-group.tsx';
import { filterMenus, hasPeriod } from './filter-menus.tsx';
import type { ListFiltersProps } from './filters-props.ts';
import { KeywordField } from './keyword-field.tsx';
import styles from './list-filters.module.css';
import { toListInput } from './list-input.ts';
import { badge, closePanel, Opener, PanelFrame } from './panel-frame.tsx';
import { readListData } from './read-list-data.ts';
import { liveListMachine, useLiveList } from './use-live-list.ts';

const machine = liveListMachine(readListData);

/** The filters of a list: a form, which keeps the list up to date once hydrated. */
export function ListFilters(props: ListFiltersProps) {
  const { base, target, campaign, labels } = props;
  const id = useId();
  const live = useLiveList({ machine, input: toListInput(props), loadsOnScroll: true });
  const { view, isBusy, send } = live;
  const { chosen } = view;
  const values = Object.values(chosen.facets).reduce((sum, slugs) => sum + (slugs?.length ?? 0), 0);
  const inForce = values + (hasPeriod(chosen) ? 1 : 0) + (chosen.q === '' ? 0 : 1);
  const menus = filterMenus(props, live, id);
  return (
    <PanelFrame
      labels={labels}
      total={view.total}
      isBusy={isBusy}
      openers={<Opener label={labels.filter} inForce={badge(labels, inForce)} />}
    >
      <form
        className={styles.form}
        action={base}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'submit' });
          closePanel();
        }}
      >
        {campaign === undefined ? null : <input type="hidden" name="campaign" value={campaign} />}
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
    </PanelFrame>
  );
}
