import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';
import { monthCode, monthNumber } from '@parvis/contracts/site/filters/months.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DateRangeSlider } from '../../ui/date-range/date-range-slider.tsx';
import type { MonthRange } from '../../ui/date-range/month-range.ts';

/** A period in the format of addresses; an end at the last available month is omitted. */
export interface Period {
  readonly date_start: string | undefined;
  readonly date_end: string | undefined;
}

interface PeriodFieldProps {
  readonly id: string;
  readonly locale: Locale;
  readonly months: { readonly first: string; readonly last: string };
  readonly chosen: ChosenFilters<string>;
  readonly labels: { readonly range: string; readonly start: string; readonly end: string };
  /** Called once a thumb is released or a month is picked. */
  readonly onPeriod: (period: Period) => void;
}

/** The months between which entries are shown. */
export function PeriodField({ id, locale, months, chosen, labels, onPeriod }: PeriodFieldProps) {
  const first = monthNumber(months.first) ?? 0;
  const last = monthNumber(months.last) ?? first + 1;
  const start = within(first, last - 1, monthNumber(chosen.date_start ?? '') ?? first);
  const end = within(start + 1, last, monthNumber(chosen.date_end ?? '') ?? last);
  const [given] = useState<MonthRange>({ start, end });
  const range = useRef(given);
  const root = useRef<HTMLDivElement>(null);
  const settled = useRef(given);
  const settle = useEffectEvent(() => {
    if (range.current === settled.current) return;
    settled.current = range.current;
    const { start: from, end: to } = range.current;
    onPeriod({
      date_start: from > first ? monthCode(from) : undefined,
      date_end: to < last ? monthCode(to) : undefined,
    });
  });
  // React calls back while a thumb moves; native events report its release.
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target)) settle();
    };
    document.addEventListener('change', onChange);
    document.addEventListener('keyup', onChange);
    return () => {
      document.removeEventListener('change', onChange);
      document.removeEventListener('keyup', onChange);
    };
  }, []);
  return (
    <div ref={root}>
      <DateRangeSlider
        id={id}
        locale={locale}
        first={first}
        last={last}
        start={start}
        end={end}
        labels={labels}
        onChange={(next) => {
          range.current = next;
        }}
      />
    </div>
  );
}

function within(minimum: number, maximum: number, value: number): number {
  return Math.min(Math.max(minimum, value), maximum);
}
