import type { ModuleData } from '@parvis/contracts/content/modules/module-types.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import styles from './key-numbers.module.css';
import { SparkLine } from './spark-line.tsx';

/** Key figures, each with its label, and where they have come from. */
export function KeyNumbersView({ data: { title, items, source } }: BlockProps<'key-numbers'>) {
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <div className={styles.room}>
        <dl className={styles.numbers}>
          {items.map((item) => (
            <KeyNumber key={item.label} {...item} />
          ))}
        </dl>
      </div>
      {source ? <p className={styles.source}>{source}</p> : null}
    </>
  );
}

type Item = ModuleData<'key-numbers'>['items'][number];

function KeyNumber({ value, unit, label, period, change, trend, source }: Item) {
  return (
    <div className={styles.number}>
      <dt className={styles.label}>
        {label}
        {period ? <span className={styles.period}> {period}</span> : null}
      </dt>
      <dd className={styles.value}>
        {value}
        {unit ? <span className={styles.unit}>{`\u00a0${unit}`}</span> : null}
      </dd>
      {change || trend || source ? (
        <dd className={styles.course}>
          {change ? <span>{change}</span> : null}
          {trend ? <SparkLine trend={trend} /> : null}
          {source ? <small>{source}</small> : null}
        </dd>
      ) : null}
    </div>
  );
}
