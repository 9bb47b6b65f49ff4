import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape: 'text' | 'card' | 'row';
  /** How many placeholders to show. */
  readonly count?: number;
  /** Announced once to screen readers. */
  readonly label: string;
}

const bones = {
  text: ['line', 'line', 'short'],
  card: ['picture', 'title', 'line', 'short'],
  row: ['title', 'line', 'short'],
} as const;

/** A placeholder for content that is loading. */
export function Skeleton({ shape, count = 1, label }: SkeletonProps) {
  return (
    <div className={styles.skeleton}>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className={styles[shape]} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => place + 1).map((place) => (
          <div key={place} className={styles.block}>
            {bones[shape].map((bone, index) => (
              <div key={`${bone}${index + 1}`} className={classNames(styles.bone, styles[bone])} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
