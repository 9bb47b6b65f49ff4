import type { MouseEvent } from 'react';
import styles from './show-more.module.css';

interface ShowMoreLinkProps {
  /** The address of the next page, for visitors without script. */
  readonly href: string;
  readonly label: string;
  /** Whether the next part is loading. */
  readonly isProgressing?: boolean;
  readonly onClick?: (event: MouseEvent) => void;
}

/** A link to the next page, styled as the button that it becomes with script. */
export function ShowMoreLink({ href, label, isProgressing, onClick }: ShowMoreLinkProps) {
  return (
    <div className={styles.more} data-show-more data-progress={isProgressing || undefined}>
      <a className={styles.button} href={href} rel="next" onClick={onClick}>
        {label}
      </a>
    </div>
  );
}
