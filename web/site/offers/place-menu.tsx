import { isPlaceGroup } from '@parvis/contracts/careers/offer-groups.ts';
import { radiiKm, readNear, writeNear } from '@parvis/contracts/site/filters/near.ts';
import { CheckField } from '../../ui/field/check-field.tsx';
import { OptionList } from '../lists/option-list.tsx';
import { OptionSearch } from '../lists/option-search.tsx';
import type { LiveList } from '../lists/use-live-list.ts';
import styles from './offers-filters.module.css';
import type { OffersFiltersProps } from './offers-filters-props.ts';

interface PlaceMenuProps {
  readonly id: string;
  readonly panel: OffersFiltersProps;
  readonly live: LiveList;
}

/** The levels of place with their values, and the radius when the list has a point. */
export function PlaceMenu({ id, panel, live }: PlaceMenuProps) {
  const { view, send } = live;
  const { labels } = panel;
  const levels = panel.groups
    .filter(({ group }) => isPlaceGroup(group))
    .map(({ group, title, options }) => ({
      group,
      title,
      options: view.choices?.[group] ?? options,
    }));
  return (
    <OptionSearch
      label={labels.findPlace}
      none={labels.findNoPlace}
      options={levels.flatMap(({ options }) => options)}
    >
      {(isShown) => (
        <div className={styles.levels}>
          {view.chosen.near === undefined ? null : <Radius id={id} panel={panel} live={live} />}
          {levels.map(({ group, title, options }) => (
            <div key={group} hidden={!options.some(({ name }) => isShown(name))}>
              <p className={styles.level} aria-hidden="true">
                {title}
              </p>
              <OptionList
                group={group}
                title={title}
                options={options}
                results={view.results[group] ?? {}}
                chosen={view.chosen.facets[group] ?? []}
                isShown={isShown}
                onChoose={({ slug, name }, isChosen) =>
                  send({ type: 'choose', group, slug, name, isChosen })
                }
              />
            </div>
          ))}
        </div>
      )}
    </OptionSearch>
  );
}

/** The radius around the point: a choice of the form, which keeps the point. */
function Radius({ id, panel, live }: PlaceMenuProps) {
  const { labels } = panel;
  const near = readNear(live.view.chosen.near);
  if (!near) return null;
  return (
    <fieldset className={styles.radius}>
      <legend className={styles.level}>{labels.radius}</legend>
      {radiiKm.map((radiusKm) => {
        const value = writeNear({ ...near, radiusKm });
        return (
          <CheckField
            key={radiusKm}
            id={`${id}radius-${radiusKm}`}
            type="radio"
            name="near"
            value={value}
            label={labels.radiusKm.replace('#', String(radiusKm))}
            checked={near.radiusKm === radiusKm}
            onChange={() => live.send({ type: 'around', near: value })}
          />
        );
      })}
    </fieldset>
  );
}
