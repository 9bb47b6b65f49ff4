import { type ChartFormat, drawChart } from './draw-chart.ts';
import styles from './tide-chart.module.css';

interface TideChartProps {
  /** The subject of the chart, which always has the same estuary. */
  readonly seed: string;
  readonly format: ChartFormat;
}

/** The opacity of one depth of water. */
const opacities = { band: 0.085, tile: 0.15 } as const;

/** The group's artwork: an imaginary nautical chart. Decorative, so hidden from assistive technology. */
export function TideChart({ seed, format }: TideChartProps) {
  const chart = drawChart(seed, format);
  const [lightX, lightY] = chart.beacon;
  const { cell } = chart;
  return (
    <svg
      className={styles.chart}
      data-art="chart"
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.depths} fillRule="evenodd" fillOpacity={opacities[format]}>
        {chart.depths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      {format === 'band' ? (
        <g className={styles.soundings} fontSize={(11 * cell) / 20} textAnchor="middle">
          {chart.soundings.map(({ x, y, metres }) => (
            <text key={`${x} ${y}`} x={x} y={y}>
              {metres}
            </text>
          ))}
        </g>
      ) : null}
      <g className={styles.beacon} transform={`translate(${lightX} ${lightY})`}>
        <circle r={cell / 5} />
        <circle r={(11 * cell) / 20} fill="none" />
      </g>
    </svg>
  );
}
