import type { ReactNode } from 'react';
import layout from '../ui/layout.module.css';
import { CachedChart } from './cached-chart.tsx';
import styles from './chart-head.module.css';

interface ChartHeadProps {
  /** The seed of the chart: a different one for each subject. */
  readonly seed: string;
  /** On a small screen, a low header has no chart. */
  readonly size: 'small' | 'large' | 'low';
  readonly children: ReactNode;
}

/** The header of a screen without an image: its text, over a chart. */
export function ChartHead({ seed, size, children }: ChartHeadProps) {
  return (
    <div className={styles.head}>
      <CachedChart className={styles.chart} data-size={size} seed={seed} />
      <div className={`${layout.grid} ${styles.inner}`}>{children}</div>
    </div>
  );
}
