import type { ReactNode } from 'react';
import layout from '../ui/layout.module.css';
import typography from '../ui/typography.module.css';
import { CachedChart } from './cached-chart.tsx';
import styles from './front-page-head.module.css';

interface DeepHeadProps {
  /** The seed of the chart. */
  readonly seed: string;
  readonly title: string;
  readonly summary: string | undefined;
  /** Content after the summary. */
  readonly children?: ReactNode;
}

/** The header of a front page, over a full-width chart. */
export function FrontPageHead({ seed, title, summary, children }: DeepHeadProps) {
  return (
    <div className={styles.deep}>
      <CachedChart className={styles.chart} seed={seed} isBehindText />
      <div className={`${layout.grid} ${styles.inner}`}>
        <div className={styles.words}>
          <h1 className={styles.display}>{title}</h1>
          {summary ? <p className={`${typography.lead} ${styles.summary}`}>{summary}</p> : null}
          {children}
        </div>
      </div>
    </div>
  );
}
