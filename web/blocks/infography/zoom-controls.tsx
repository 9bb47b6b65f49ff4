import { Button } from '../../ui/button/button.tsx';
import styles from './infography.module.css';
import type { ZoomEvent } from './zoom.machine.ts';

export interface ZoomLabels {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  /** Instructions, visible and read by screen readers. */
  readonly howTo: string;
}

interface ZoomControlsProps {
  readonly labels: ZoomLabels;
  readonly scale: number;
  readonly isWhole: boolean;
  readonly isLargest: boolean;
  readonly send: (event: ZoomEvent) => void;
}

/** Buttons to zoom in, zoom out and reset; the scale is announced politely. */
export function ZoomControls({ labels, scale, isWhole, isLargest, send }: ZoomControlsProps) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.zoomOut}
        aria-disabled={isWhole || undefined}
        onClick={() => send({ type: 'out' })}
      >
        −
      </button>
      <output className={styles.scale}>{Math.round(scale * 100)} %</output>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.zoomIn}
        aria-disabled={isLargest || undefined}
        onClick={() => send({ type: 'in' })}
      >
        +
      </button>
      <Button kind="quiet" size="small" onClick={() => send({ type: 'reset' })}>
        {labels.whole}
      </Button>
      <p className={styles.howTo}>{labels.howTo}</p>
    </div>
  );
}
