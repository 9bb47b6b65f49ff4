import type { ReactNode } from 'react';
import layout from '../ui/layout.module.css';
import { TideChart } from '../ui/tide-chart/tide-chart.tsx';
import styles from './chart-head.module.css';

interface ChartHeadProps {
  /** What the chart is drawn from: another for each subject. */
  readonly seed: string;
  readonly size: 'small' | 'large';
  readonly children: ReactNode;
}

/** The head of a screen that has no picture: its words, over a chart of their own. */
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
