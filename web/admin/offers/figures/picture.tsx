import type { PointerEvent, ReactNode } from 'react';
import styles from './figures.module.css';
import { plotMargins } from './scale.ts';

/** The ids of the elements that label and describe a chart. */
export interface PictureLabels {
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string;
}

interface PictureProps {
  readonly width: number;
  readonly height: number;
  readonly labels: PictureLabels;
  /** The number of columns. */
  readonly count: number;
  /** Called with the column under the pointer; with undefined when the pointer leaves. */
  readonly onPoint: (index: number | undefined) => void;
  readonly children: ReactNode;
}

/** The drawing of a chart, exposed to assistive technology as one image. */
export function Picture({ width, height, labels, count, onPoint, children }: PictureProps) {
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const share = (x - plotMargins.left) / (width - plotMargins.left - plotMargins.right);
    onPoint(Math.min(count - 1, Math.max(0, Math.floor(share * count))));
  };
  return (
    <svg
      role="img"
      {...labels}
      className={styles.svg}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => onPoint(undefined)}
    >
      {children}
    </svg>
  );
}
