import type { MappingRule } from '@parvis/contracts/careers/mapping/mapping.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import own from './mappings.module.css';

type Values = NonNullable<MappingRule['values']>;

interface MappingValuesProps {
  /** The values that the field has, if it has a choice of them. */
  readonly choices: readonly string[] | undefined;
  /** The values of the first records. */
  readonly found: readonly string[];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

const mostShown = 30;

/** What values of the source mean: those that were found, and those that the mapping has. */
export function MappingValues({ choices, found, values, onChange }: MappingValuesProps) {
  const intl = useIntl();
  const all = [...new Set([...values.map(({ from }) => from), ...found.filter(isShort)])];
  if (choices === undefined || all.length === 0) return null;
  const meaningOf = (from: string) => values.find((one) => one.from === from)?.to ?? 'as-is';
  const change = (from: string, to: string) => {
    const others = values.filter((one) => one.from !== from);
    onChange(to === 'as-is' ? others : [...others, { from, to }]);
  };
  return (
    <div className={own.values}>
      <p>
        <FormattedMessage id="mappings.values" />
      </p>
      {all.slice(0, mostShown).map((from) => (
        <label key={from}>
          <span>{from}</span>
          <select value={meaningOf(from)} onChange={(event) => change(from, event.target.value)}>
            <option value="as-is">{intl.formatMessage({ id: 'mappings.as-is' })}</option>
            <option value="">{intl.formatMessage({ id: 'mappings.nothing' })}</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {intl.formatMessage({ id: `mappings.choice.${choice}` })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function isShort(text: string): boolean {
  return text.length <= 200;
}
