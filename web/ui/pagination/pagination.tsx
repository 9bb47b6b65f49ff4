import { pagesAround } from './pages-around.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1 to `total`. */
  readonly current: number;
  readonly total: number;
  /** The address of a page of the list. */
  readonly hrefOf: (page: number) => string;
  readonly labels: {
    /** What the landmark is called. */
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    /** What a number is called: “Page 4”. */
    readonly page: (page: number) => string;
  };
}

/** Numbered pages of a list, as real links. Nothing when there is one page only. */
export function Pagination({ current, total, hrefOf, labels }: PaginationProps) {
  if (total < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={labels.label}>
      {current > 1 ? (
        <a className={styles.previous} href={hrefOf(current - 1)} rel="prev">
          {labels.previous}
        </a>
      ) : null}
      <ol>
        {pagesAround(current, total).map((mark, index) => (
          // A gap's identity is the page before it: there is none twice.
          <li key={mark === 'gap' ? `after-${index}` : mark}>
            {mark === 'gap' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                href={hrefOf(mark)}
                aria-label={labels.page(mark)}
                aria-current={mark === current ? 'page' : undefined}
              >
                {mark}
              </a>
            )}
          </li>
        ))}
      </ol>
      {current < total ? (
        <a className={styles.next} href={hrefOf(current + 1)} rel="next">
          {labels.next}
        </a>
      ) : null}
    </nav>
  );
}
