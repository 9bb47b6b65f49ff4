import type { ReactNode } from 'react';
import layout from '../ui/layout.module.css';
import { TideChart } from '../ui/tide-chart/tide-chart.tsx';
import styles from './chart-head.module.css';

interface ChartHeadProps {
  /** The seed of the chart: a different one for each subject. */
  readonly seed: string;
  readonly size: 'small' | 'large';
  readonly children: ReactNode;
}

/** The head of a screen without an image: its text, over a chart. */
export function ChartHead({ seed, size, children }: ChartHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.chart} data-size={size}>
        <TideChart seed={seed} format="band" />
      </div>
      <div className={`${layout.grid} ${styles.inner}`}>{children}</div>
    </div>
  );
}
