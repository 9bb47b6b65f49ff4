import { formatMonth, monthCode, monthNumber } from '@parvis/contracts/site/filters/months.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import selects from '../combobox/combobox.module.css';
import fields from '../field/field.module.css';
import type { SliderRange } from '../slider/slider-range.ts';

interface MonthSelectProps {
  readonly id: string;
  readonly name: 'date_start' | 'date_end';
  readonly label: string;
  readonly locale: Locale;
  readonly bounds: SliderRange;
  readonly value: number;
  /** The month at which this end of the range excludes nothing. */
  readonly unlimited: number;
  readonly onChange: (value: number) => void;
}

/**
 * A select for one end of the range; it sends MM-YYYY, or nothing when that end excludes nothing:
 * there may be entries of a later month by the time the form is sent.
 */
export function MonthSelect(select: MonthSelectProps) {
  const { id, name, label, locale, bounds, value, unlimited, onChange } = select;
  const { minimum, maximum } = bounds;
  const sent = (month: number) => (month === unlimited ? '' : monthCode(month));
  const choices = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <div className={selects.native}>
        <select
          id={id}
          name={name}
          className={`${fields.input} ${selects.select}`}
          value={sent(value)}
          onChange={(event) => onChange(monthNumber(event.target.value) ?? unlimited)}
        >
          {choices.map((month) => (
            <option key={month} value={sent(month)}>
              {formatMonth(month, locale)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
