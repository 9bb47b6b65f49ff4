import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useState } from 'react';
import { useHydrated } from '../island/use-hydrated.ts';
import sliders from '../slider/slider.module.css';
import { computeShare } from '../slider/slider-range.ts';
import { SliderTrack } from '../slider/slider-track.tsx';
import styles from './date-range-slider.module.css';
import { type MonthRange, monthBounds, withEnd, withStart } from './month-range.ts';
import { MonthSelect } from './month-select.tsx';
import { MonthThumb } from './month-thumb.tsx';

export interface DateRangeSliderProps {
  /** Unique in the page; the names of its parts begin with it. */
  readonly id: string;
  readonly locale: Locale;
  /** First and last selectable month, as month numbers (`monthNumber`). */
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly labels: { readonly range: string; readonly start: string; readonly end: string };
  readonly onChange?: (range: MonthRange) => void;
}

/**
 * A range of months: two selects, which a form sends as `date_start` and `date_end`, and above them,
 * once hydrated, a slider with two thumbs.
 */
export function DateRangeSlider(props: DateRangeSliderProps) {
  const { id, locale, first, last, labels, onChange } = props;
  const isHydrated = useHydrated();
  const [range, setRange] = useState<MonthRange>({ start: props.start, end: props.end });
  const bounds = monthBounds(first, last);
  const set = (next: MonthRange) => {
    setRange(next);
    onChange?.(next);
  };
  const start = (value: number) => set(withStart(range, bounds, value));
  const end = (value: number) => set(withEnd(range, bounds, value));
  const common = { bounds, locale };
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{labels.range}</legend>
      <div className={`${sliders.slider} ${sliders.pair}`} hidden={!isHydrated}>
        <SliderTrack
          from={computeShare(bounds, range.start)}
          to={computeShare(bounds, range.end)}
        />
        <MonthThumb {...common} label={labels.start} value={range.start} onChange={start} />
        <MonthThumb {...common} label={labels.end} value={range.end} onChange={end} />
      </div>
      <div className={styles.selects}>
        <MonthSelect
          {...common}
          id={`${id}-start`}
          name="date_start"
          label={labels.start}
          value={range.start}
          unlimited={first}
          onChange={start}
        />
        <MonthSelect
          {...common}
          id={`${id}-end`}
          name="date_end"
          label={labels.end}
          value={range.end}
          unlimited={last}
          onChange={end}
        />
      </div>
    </fieldset>
  );
}
