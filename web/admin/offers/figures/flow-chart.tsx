import type { DayFigures } from '@parvis/contracts/careers/offer-figures.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChartPanel } from './chart-panel.tsx';
import { FigureDay } from './figure-day.tsx';
import { endings, FiguresLegend } from './figures-legend.tsx';
import { FiguresTable } from './figures-table.tsx';
import { FlowBars } from './flow-bars.tsx';
import { addUp, countEnded, groupByWeek } from './weeks.ts';

/** How many offers opened and ended in each week, as bars. */
export function FlowChart({ days }: { days: readonly DayFigures[] }) {
  const intl = useIntl();
  const [pointed, setPointed] = useState<number>();
  const weeks = groupByWeek(days);
  const shown = weeks[pointed ?? weeks.length - 1] ?? weeks.at(-1);
  if (shown === undefined) return null;
  return (
    <ChartPanel
      title={intl.formatMessage({ id: 'figures.flow-title' })}
      readout={
        <FormattedMessage
          id="figures.flow-count"
          values={{
            opened: shown.opened,
            ended: countEnded(shown),
            at: <FigureDay day={shown.day} />,
          }}
        />
      }
      legend={<FiguresLegend />}
      summary={intl.formatMessage({ id: 'figures.flow-summary' }, { ...addUp(weeks) })}
      renderPicture={(width, labels) => (
        <FlowBars
          weeks={weeks}
          width={width}
          labels={labels}
          pointed={pointed}
          onPoint={setPointed}
        />
      )}
      renderTable={() => <FiguresTable of="week" rows={weeks} counts={['opened', ...endings]} />}
    />
  );
}
