import { useId } from 'react';
import { DisclosureGroup } from '../../ui/disclosure/disclosure-group.tsx';
import { CheckRow } from '../../ui/field/check-field.tsx';
import { toListInput } from '../lists/list-input.ts';
import { badge, closePanel, PanelFrame } from '../lists/panel-frame.tsx';
import { type LiveList, liveListMachine, useLiveList } from '../lists/use-live-list.ts';
import { FilterButtons } from './offer-filter-buttons.tsx';
import styles from './offers-filters.module.css';
import type { OffersFiltersProps } from './offers-filters-props.ts';
import { offersMenus } from './offers-menus.tsx';
import { OffersSearch } from './offers-search.tsx';
import { readOffersData } from './read-offers-data.ts';

const machine = liveListMachine(readOffersData);

/** The filters of the offers: a form, which keeps the list up to date once hydrated. */
export function OffersFilters(props: OffersFiltersProps) {
  const { base, labels } = props;
  const id = useId();
  const live = useLiveList({ machine, input: toListInput(props), loadsOnScroll: false });
  const { view, isBusy, send } = live;
  const menus = offersMenus(props, live);
  const count = badge(labels, view.chosen.q ? 1 : 0);
  const search = { id: 'search', title: labels.searchType, count };
  return (
    <PanelFrame
      labels={labels}
      total={view.total}
      isBusy={isBusy}
      openers={<FilterButtons label={labels.filter} id={id} kinds={[search, ...menus]} />}
    >
      <form
        className={styles.form}
        action={base}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'submit' });
          closePanel();
        }}
      >
        <HiddenFields {...props} />
        <OffersSearch id={id} panel={props} live={live} />
        <div className={styles.narrow}>
          {menus.length === 0 ? null : (
            <DisclosureGroup id={`${id}groups`} label={labels.groups} items={menus} />
          )}
          <Switches panel={props} live={live} />
        </div>
        <button type="submit" className={`${styles.go} ${styles.apply}`}>
          {labels.apply}
        </button>
      </form>
    </PanelFrame>
  );
}

/** The hidden fields of the form. */
function HiddenFields({ target, campaign, chosen, view }: OffersFiltersProps) {
  return Object.entries({ target, campaign, sort: chosen.sort, view }).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}

interface SwitchesProps {
  readonly panel: OffersFiltersProps;
  readonly live: LiveList;
}

/** The checkboxes that are not facets. */
function Switches({ panel, live }: SwitchesProps) {
  const chosen = live.view.chosen.switches ?? [];
  return (
    <fieldset className={styles.switches}>
      <legend className="visually-hidden">{panel.labels.switches}</legend>
      {panel.switches.map(({ name, label }) => (
        <CheckRow
          key={name}
          name={name}
          value="1"
          label={label}
          checked={chosen.includes(name)}
          onChange={({ target }) => live.send({ type: 'switch', name, isOn: target.checked })}
        />
      ))}
    </fieldset>
  );
}
