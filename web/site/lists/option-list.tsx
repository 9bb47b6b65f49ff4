import { CheckRow } from '../../ui/field/check-field.tsx';
import type { FilterValue } from './filters-props.ts';
import styles from './option-list.module.css';

interface OptionListProps {
  readonly group: string;
  readonly title: string;
  readonly options: readonly FilterValue[];
  /** The number of entries with a value, by its slug. */
  readonly results: Readonly<Record<string, number>>;
  readonly chosen: readonly string[];
  readonly onChoose: (option: FilterValue, isChosen: boolean) => void;
  /** Whether a value is shown, by its name; all are if this is absent. */
  readonly isShown?: ((name: string) => boolean) | undefined;
}

/** The values of a group, each with the number of entries it would show. */
export function OptionList(list: OptionListProps) {
  const { group, title, options, results, chosen, onChoose, isShown } = list;
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{title}</legend>
      {options.map((option) => {
        const { slug, name } = option;
        const count = results[slug] ?? 0;
        const isChosen = chosen.includes(slug);
        return (
          <CheckRow
            key={slug}
            name={group}
            value={slug}
            label={`${name} (${count})`}
            checked={isChosen}
            disabled={option.isHeld}
            data-group={group}
            data-id={slug}
            isIdle={count === 0 && !isChosen}
            isHidden={isShown?.(name) === false}
            onChange={(event) => onChoose(option, event.target.checked)}
          />
        );
      })}
    </fieldset>
  );
}
