import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import styles from './key-numbers.module.css';

/** Key figures, each with its label. */
export function KeyNumbersView({ data: { title, items, source } }: BlockProps<'key-numbers'>) {
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <div className={styles.room}>
        <dl className={styles.numbers}>
          {items.map(({ value, label }) => (
            <div key={label} className={styles.number}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {source ? <p className={styles.source}>{source}</p> : null}
    </>
  );
}
