import { Axes } from './axes.tsx';
import styles from './figures.module.css';
import { endings } from './figures-legend.tsx';
import { Picture, type PictureLabels } from './picture.tsx';
import { linear, monthsApart, monthTicks, plotMargins, ticksUpTo } from './scale.ts';
import { countEnded, type WeekFigures } from './weeks.ts';

const height = 260;
/** The fraction of a week's width that its bar takes. */
const barShare = 0.72;

interface FlowBarsProps {
  readonly weeks: readonly WeekFigures[];
  readonly width: number;
  readonly labels: PictureLabels;
  /** The index of the pointed week. */
  readonly pointed: number | undefined;
  readonly onPoint: (index: number | undefined) => void;
}

/** The drawing of the offers opened in each week, upwards, and of those ended, downwards. */
export function FlowBars({ weeks, width, labels, pointed, onPoint }: FlowBarsProps) {
  const most = Math.max(...weeks.map((week) => Math.max(week.opened, countEnded(week))));
  const ticks = ticksUpTo(most, 2);
  const edge = ticks.at(-1) ?? 1;
  const y = linear([-edge, edge], [height - plotMargins.bottom, plotMargins.top]);
  const right = width - plotMargins.right;
  const place = (right - plotMargins.left) / weeks.length;
  const x = (index: number) => plotMargins.left + place * (index + 0.5);
  return (
    <Picture width={width} height={height} labels={labels} count={weeks.length} onPoint={onPoint}>
      <Axes
        width={width}
        height={height}
        y={y}
        values={[...ticks.slice(1).map((value) => -value), ...ticks]}
        x={x}
        months={monthTicks(
          weeks.map(({ day }) => day),
          monthsApart / place,
        )}
      />
      {weeks.map((week, index) => (
        <WeekBar
          key={week.day}
          week={week}
          x={x(index) - (place * barShare) / 2}
          width={place * barShare}
          y={y}
          isPointed={index === pointed}
        />
      ))}
    </Picture>
  );
}

interface WeekBarProps {
  readonly week: WeekFigures;
  readonly x: number;
  readonly width: number;
  readonly y: (value: number) => number;
  readonly isPointed: boolean;
}

function WeekBar({ week, x, width, y, isPointed }: WeekBarProps) {
  const below = endings.map((_, at) =>
    endings.slice(0, at).reduce((sum, kind) => sum + week[kind], 0),
  );
  const parts = [
    { kind: 'opened', from: week.opened, to: 0 } as const,
    ...endings.map((kind, at) => {
      const above = below[at] ?? 0;
      return { kind, from: -above, to: -(above + week[kind]) };
    }),
  ];
  return (
    <g className={styles.bar} data-pointed={isPointed}>
      {parts.map(({ kind, from, to }) => (
        <rect
          key={kind}
          data-kind={kind}
          x={x}
          width={width}
          y={y(from)}
          height={Math.max(0, y(to) - y(from))}
        />
      ))}
    </g>
  );
}
