import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './back-to-top.module.css';

/** The id of the page's body, the target of the link. */
export const topId = 'top';

interface BackToTopProps {
  readonly awake: boolean;
  /** What else floats on the page. */
  readonly children?: ReactNode;
}

/** The link back to the top of long pages; it appears once the page has been scrolled. */
export function BackToTop({ awake, children }: BackToTopProps) {
  const island = awake
    ? { 'data-island': 'back-to-top', 'data-wake': 'intent', 'data-wakes': 'back-to-top' }
    : {};
  return (
    <div className={styles.floats}>
      <a className={styles.link} href={`#${topId}`} {...island}>
        <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M8 14V2.5M3 7.5l5-5 5 5" />
        </svg>
        <span className="visually-hidden">
          <FormattedMessage id="page.back-to-top" />
        </span>
      </a>
      {children}
    </div>
  );
}
