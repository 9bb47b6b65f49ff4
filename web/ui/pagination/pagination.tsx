import { pagesAround } from './pages-around.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1 to `total`. */
  readonly current: number;
  readonly total: number;
  /** The address of a page of the list. */
  readonly hrefOf: (page: number) => string;
  readonly labels: {
    /** The accessible name of the landmark. */
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    /** The accessible name of a number: “Page 4”. */
    readonly page: (page: number) => string;
  };
}

/** Numbered pages of a list, as links; nothing when there is only one page. */
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
          // A gap is identified by its position: each is unique.
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
