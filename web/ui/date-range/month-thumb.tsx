import { formatMonth } from '@parvis/contracts/site/filters/months.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { KeyboardEvent } from 'react';
import styles from '../slider/slider.module.css';
import { type SliderRange, valueAfterPageKey } from '../slider/slider-range.ts';

interface MonthThumbProps {
  readonly label: string;
  readonly locale: Locale;
  readonly bounds: SliderRange;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** One of the two thumbs: a native range input that announces its month. */
export function MonthThumb({ label, locale, bounds, value, onChange }: MonthThumbProps) {
  const press = (event: KeyboardEvent) => {
    const next = valueAfterPageKey(bounds, value, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <input
      type="range"
      className={styles.input}
      aria-label={label}
      aria-valuetext={formatMonth(value, locale)}
      min={bounds.minimum}
      max={bounds.maximum}
      step={bounds.step}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      onKeyDown={press}
    />
  );
}
