import type { DayFigures } from '@parvis/contracts/careers/offer-figures.ts';
import { Axes } from './axes.tsx';
import styles from './figures.module.css';
import { Picture, type PictureLabels } from './picture.tsx';
import { linear, monthsApart, monthTicks, plotMargins, ticksUpTo } from './scale.ts';

const height = 240;

interface OpenAreaProps {
  readonly days: readonly DayFigures[];
  readonly width: number;
  readonly labels: PictureLabels;
  /** The index of the pointed day. */
  readonly pointed: number | undefined;
  readonly onPoint: (index: number | undefined) => void;
}

/** The drawing of the number of open offers on each day. */
export function OpenArea({ days, width, labels, pointed, onPoint }: OpenAreaProps) {
  const values = ticksUpTo(Math.max(...days.map(({ open }) => open)));
  const floor = height - plotMargins.bottom;
  const right = width - plotMargins.right;
  const x = linear([0, Math.max(days.length - 1, 1)], [plotMargins.left, right]);
  const y = linear([0, values.at(-1) ?? 1], [floor, plotMargins.top]);
  const apart = (monthsApart * days.length) / (right - plotMargins.left);
  const line = days.map(({ open }, index) => `${round(x(index))},${round(y(open))}`).join(' ');
  const at = pointed === undefined ? undefined : days[pointed];
  return (
    <Picture width={width} height={height} labels={labels} count={days.length} onPoint={onPoint}>
      <polygon
        className={styles.area}
        points={`${x(0)},${floor} ${line} ${round(x(days.length - 1))},${floor}`}
      />
      <Axes
        width={width}
        height={height}
        y={y}
        values={values}
        x={x}
        months={monthTicks(
          days.map(({ day }) => day),
          apart,
        )}
      />
      <polyline className={styles.line} points={line} />
      {at && pointed !== undefined && (
        <g className={styles.pointed}>
          <line x1={x(pointed)} x2={x(pointed)} y1={plotMargins.top} y2={floor} />
          <circle cx={x(pointed)} cy={y(at.open)} r="4" />
        </g>
      )}
    </Picture>
  );
}

/**
 * More precision than a tenth of a pixel is invisible, and would lengthen the path for every day.
 */
function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
