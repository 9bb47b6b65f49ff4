import type { ReactNode } from 'react';
import styles from './link.module.css';

export interface LinkProps {
  readonly href: string;
  /** Given, the link opens in a new tab and says so in these words (`ui.json`, `link.new-tab`). */
  readonly newTabNote?: string | undefined;
  /** `onward` leads on from a block and carries an arrow. */
  readonly kind?: 'inline' | 'onward';
  readonly children: ReactNode;
}

/** A link in running text or at the end of a block. */
export function Link({ href, newTabNote, kind = 'inline', children }: LinkProps) {
  const elsewhere = newTabNote === undefined ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a href={href} className={styles[kind]} {...elsewhere}>
      {children}
      {newTabNote === undefined ? null : <NewTabNote>{newTabNote}</NewTabNote>}
    </a>
  );
}

/** A mark for the eye, words for screen readers. */
function NewTabNote({ children }: { readonly children: string }) {
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d="M4.5 2.5H2v7.5h7.5V7.5M6.5 1.5h4v4M10.5 1.5 5.5 6.5" />
      </svg>
      <span className="visually-hidden"> {children}</span>
    </>
  );
}
