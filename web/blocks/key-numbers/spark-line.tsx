import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import styles from './key-numbers.module.css';

const [width, height] = [120, 32];

/** The course of a figure, for the eye alone: its change says it in words. */
export function SparkLine({ trend }: { readonly trend: string }) {
  const values = trend
    .split(';')
    .map((one) => Number(one.trim().replace(',', '.').replace('−', '-')));
  const x = scaleLinear()
    .domain([0, values.length - 1])
    .range([2, width - 5]);
  const y = scaleLinear()
    .domain([Math.min(...values), Math.max(...values)])
    .range([height - 5, 5]);
  const round = (value: number) => Math.round(value * 10) / 10;
  const path = line<number>()
    .x((_, at) => round(x(at)))
    .y((value) => round(y(value)))(values);
  const last = values.at(-1) ?? 0;
  return (
    <svg className={styles.trend} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={path ?? ''} />
      <circle cx={round(x(values.length - 1))} cy={round(y(last))} r="3.5" />
    </svg>
  );
}
