import styles from './disclosure-group.module.css';

export interface BadgeProps {
  readonly value: number;
  readonly words: string;
}

/** The number of active choices, if any. */
export function Badge({ value, words }: BadgeProps) {
  if (value === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
