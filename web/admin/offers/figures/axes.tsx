import { useIntl } from 'react-intl';
import styles from './figures.module.css';
import { type MonthTick, plotMargins } from './scale.ts';

interface AxesProps {
  readonly width: number;
  readonly height: number;
  readonly y: (value: number) => number;
  readonly values: readonly number[];
  readonly x: (index: number) => number;
  readonly months: readonly MonthTick[];
}

/**
 * The grid lines and numbers of the values, and the names of months, with the year in January and
 * at the start.
 */
export function Axes({ width, height, y, values, x, months }: AxesProps) {
  const intl = useIntl();
  return (
    <g className={styles.axes}>
      {values.map((value) => (
        <g key={value}>
          <line
            x1={plotMargins.left}
            x2={width - plotMargins.right}
            y1={y(value)}
            y2={y(value)}
            data-zero={value === 0}
          />
          <text x={plotMargins.left - 8} y={y(value)} dy="0.32em" textAnchor="end">
            {intl.formatNumber(Math.abs(value))}
          </text>
        </g>
      ))}
      {months.map(({ day, index }, place) => (
        <text key={day} x={x(index)} y={height - 8} textAnchor="middle">
          {intl.formatDate(day, {
            month: 'short',
            timeZone: 'UTC',
            ...((place === 0 || day.slice(5, 7) === '01') && { year: '2-digit' }),
          })}
        </text>
      ))}
    </g>
  );
}
