import { radiiKm, readNear, writeNear } from '@parvis/contracts/site/filters/near.ts';
import { CheckRow } from '../../ui/field/check-field.tsx';
import optionStyles from '../lists/option-list.module.css';
import { OptionSearch } from '../lists/option-search.tsx';
import type { LiveList } from '../lists/use-live-list.ts';
import { GroupOptions, type OptionGroup } from './group-options.tsx';
import styles from './offers-filters.module.css';
import type { OffersFiltersLabels } from './offers-filters-props.ts';

interface RadiusProps {
  readonly labels: OffersFiltersLabels;
  readonly live: LiveList;
}

interface PlaceMenuProps extends RadiusProps {
  readonly levels: readonly OptionGroup[];
}

/** The levels of place with their values, and the radius when the list has a point. */
export function PlaceMenu({ levels, labels, live }: PlaceMenuProps) {
  return (
    <OptionSearch
      label={labels.findPlace}
      none={labels.findNoPlace}
      options={levels.flatMap(({ options }) => options)}
    >
      {(isShown) => (
        <div className={styles.levels}>
          <Radius labels={labels} live={live} />
          {levels.map((level) => (
            <div key={level.group} hidden={!level.options.some(({ name }) => isShown(name))}>
              <p className={styles.level} aria-hidden="true">
                {level.title}
              </p>
              <GroupOptions {...level} live={live} isShown={isShown} />
            </div>
          ))}
        </div>
      )}
    </OptionSearch>
  );
}

/** The radius around the point, if there is one: a choice of the form, which keeps the point. */
function Radius({ labels, live }: RadiusProps) {
  const near = readNear(live.view.chosen.near);
  if (!near) return null;
  return (
    <fieldset className={optionStyles.options}>
      <legend className={styles.level}>{labels.radius}</legend>
      {radiiKm.map((radiusKm) => {
        const value = writeNear({ ...near, radiusKm });
        return (
          <CheckRow
            key={radiusKm}
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
