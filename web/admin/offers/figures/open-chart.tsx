import type { DayFigures } from '@parvis/contracts/careers/offer-figures.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChartPanel } from './chart-panel.tsx';
import { FigureDay, useDayWords } from './figure-day.tsx';
import { FiguresTable } from './figures-table.tsx';
import { OpenArea } from './open-area.tsx';

/** The number of open offers on each day, as an area. */
export function OpenChart({ days }: { days: readonly DayFigures[] }) {
  const intl = useIntl();
  const dayWords = useDayWords();
  const [pointed, setPointed] = useState<number>();
  const first = days[0];
  const last = days.at(-1);
  const shown = days[pointed ?? days.length - 1] ?? last;
  if (first === undefined || last === undefined || shown === undefined) return null;
  const values = days.map(({ open }) => open);
  return (
    <ChartPanel
      title={intl.formatMessage({ id: 'figures.open-title' })}
      readout={
        <FormattedMessage
          id="figures.open-count"
          values={{ at: <FigureDay day={shown.day} />, count: shown.open }}
        />
      }
      summary={intl.formatMessage(
        { id: 'figures.open-summary' },
        {
          before: first.open,
          after: last.open,
          from: dayWords(first.day),
          to: dayWords(last.day),
          most: Math.max(...values),
          least: Math.min(...values),
        },
      )}
      renderPicture={(width, labels) => (
        <OpenArea
          days={days}
          width={width}
          labels={labels}
          pointed={pointed}
          onPoint={setPointed}
        />
      )}
      renderTable={() => <FiguresTable of="day" rows={days} counts={['open']} />}
    />
  );
}
