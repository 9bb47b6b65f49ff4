import type { ReactNode } from 'react';
import { useOneOpen } from '../one-open/use-one-open.ts';
import styles from './accordion.module.css';

export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface AccordionProps {
  /** Unique in the page; the names of its parts begin with it. */
  readonly id: string;
  readonly items: readonly AccordionItem[];
  /** Level of the titles in the page's outline. */
  readonly level: 2 | 3 | 4;
  /**
   * `one-open` keeps exactly one item open, initially the first; `free` starts closed and can be
   * closed.
   */
  readonly variant?: 'one-open' | 'free';
  /** Whether every item is shown expanded, without controls, as for editors. */
  readonly disabled?: boolean;
}

/** An accordion: opening one item closes the others, even without script. */
export function Accordion(props: AccordionProps) {
  const { id, items, level, variant = 'free', disabled = false } = props;
  const keepsOne = variant === 'one-open';
  const open = keepsOne ? (items[0]?.id ?? null) : null;
  const { disclosure } = useOneOpen({ open, keepsOne });
  const Heading = `h${level}` as const;
  if (disabled) return <LaidOpen items={items} level={level} />;
  return (
    <div className={styles.accordion}>
      {items.map((item) => {
        const { isOpen, onPress, onToggle } = disclosure(item.id);
        return (
          <details
            key={item.id}
            id={`${id}-${item.id}`}
            name={id}
            className={styles.item}
            open={isOpen}
            onToggle={onToggle}
          >
            <summary className={styles.summary} onClick={onPress}>
              <Heading className={styles.title}>{item.title}</Heading>
            </summary>
            <div className={styles.content}>{item.content}</div>
          </details>
        );
      })}
    </div>
  );
}

function LaidOpen({ items, level }: Pick<AccordionProps, 'items' | 'level'>) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <section key={item.id} className={styles.item}>
          <div className={styles.laid}>
            <Heading className={styles.title}>{item.title}</Heading>
          </div>
          <div className={styles.content}>{item.content}</div>
        </section>
      ))}
    </div>
  );
}
