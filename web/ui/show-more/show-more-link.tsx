import type { MouseEvent } from 'react';
import styles from './show-more.module.css';

interface ShowMoreLinkProps {
  /** The next page, for a list without script. */
  readonly href: string;
  readonly label: string;
  /** The next part is on its way. */
  readonly isProgressing?: boolean;
  readonly onClick?: (event: MouseEvent) => void;
}

/** A link to the next page that looks like what it becomes with script: a button for more of the list. */
export function ShowMoreLink({ href, label, isProgressing, onClick }: ShowMoreLinkProps) {
  return (
    <div className={styles.more} data-show-more data-progress={isProgressing || undefined}>
      <a className={styles.button} href={href} rel="next" onClick={onClick}>
        {label}
      </a>
    </div>
  );
}
