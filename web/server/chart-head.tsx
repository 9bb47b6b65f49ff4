import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ReactNode } from 'react';
import layout from '../ui/layout.module.css';
import { Picture } from '../ui/picture/picture.tsx';
import { CachedChart } from './cached-chart.tsx';
import styles from './chart-head.module.css';

interface ChartHeadProps {
  /** The seed of the chart: a different one for each subject. */
  readonly seed: string;
  /** On a small screen, a low header has no chart. */
  readonly size: 'small' | 'large' | 'low';
  /** The image instead of the chart, with the language of its texts. */
  readonly picture?: { readonly image: ShownImage; readonly locale: Locale } | undefined;
  readonly children: ReactNode;
}

/** The header of a screen that has no image of its own: its text, over a chart. */
export function ChartHead({ seed, size, picture, children }: ChartHeadProps) {
  const place = { className: styles.chart, 'data-size': size };
  return (
    <div className={styles.head}>
      {picture === undefined ? (
        <CachedChart {...place} seed={seed} />
      ) : (
        <div {...place}>
          <Picture {...picture} use="header" sizes="(width < 992px) 100vw, 44vw" lazy={false} />
        </div>
      )}
      <div className={`${layout.grid} ${styles.inner}`}>{children}</div>
    </div>
  );
}
