import { drawChart } from './draw-chart.ts';
import styles from './tide-chart.module.css';

interface TideChartProps {
  /** The subject of the chart: one subject, one estuary. */
  readonly seed: string;
  /** `band` spans a page header; `tile` illustrates a card. */
  readonly format: 'band' | 'tile';
}

const sizes = { band: [48, 26], tile: [24, 15] } as const;

/** The group's artwork: an imaginary nautical chart. Decorative, so hidden from assistive technology. */
export function TideChart({ seed, format }: TideChartProps) {
  const [across, down] = sizes[format];
  const chart = drawChart(seed, across, down);
  const [lightX, lightY] = chart.beacon;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.depths} fillRule="evenodd">
        {chart.depths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      {format === 'band' ? (
        <g className={styles.soundings} fontSize="11" textAnchor="middle">
          {chart.soundings.map(({ x, y, metres }) => (
            <text key={`${x} ${y}`} x={x} y={y}>
              {metres}
            </text>
          ))}
        </g>
      ) : null}
      <g className={styles.beacon} transform={`translate(${lightX} ${lightY})`}>
        <circle r="4" />
        <circle r="11" fill="none" />
      </g>
    </svg>
  );
}
