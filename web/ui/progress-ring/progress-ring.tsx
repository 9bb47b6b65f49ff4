import {
  progressCircleSizePx,
  progressCircleThicknessPx,
} from '@parvis/contracts/limits/layout.ts';
import styles from './progress-ring.module.css';

export interface ProgressRingProps {
  /** The accessible name of the meter. */
  readonly label: string;
  /** The progress, clamped to 0–`maximum`. */
  readonly value: number;
  readonly maximum?: number;
  /** The text in the ring, also the value text for screen readers. */
  readonly children: string;
}

const middle = progressCircleSizePx / 2;
const radius = (progressCircleSizePx - progressCircleThicknessPx) / 2;

/** A share of a whole, drawn as a ring. */
export function ProgressRing({ label, value, maximum = 100, children }: ProgressRingProps) {
  const reached = Math.min(Math.max(value, 0), maximum);
  const ring = { cx: middle, cy: middle, r: radius, pathLength: maximum };
  return (
    <div
      className={styles.ring}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={reached}
      aria-valuetext={children}
    >
      <svg
        width={progressCircleSizePx}
        height={progressCircleSizePx}
        viewBox={`0 0 ${progressCircleSizePx} ${progressCircleSizePx}`}
        strokeWidth={progressCircleThicknessPx}
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        <circle className={styles.whole} {...ring} />
        {reached > 0 ? (
          <circle
            className={styles.reached}
            {...ring}
            strokeDasharray={`${reached} ${maximum}`}
            transform={`rotate(-90 ${middle} ${middle})`}
          />
        ) : null}
      </svg>
      <span className={styles.words} aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
