import type { ReactNode } from 'react';
import styles from './link.module.css';

export interface AnchorProps {
  readonly href: string;
  /**
   * When set, the link opens in a new tab and is announced by this text (the message
   * `link.new-tab`).
   */
  readonly newTabNote?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An unstyled link, on which every link that may open in a new tab is based. */
export function Anchor({ href, newTabNote, className, children }: AnchorProps) {
  const newTabAttributes = newTabNote === undefined ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a href={href} className={className} {...newTabAttributes}>
      {children}
      {newTabNote === undefined ? null : <NewTabNote>{newTabNote}</NewTabNote>}
    </a>
  );
}

/** An icon, and text for screen readers. */
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
