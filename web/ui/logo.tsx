import type { ReactNode } from 'react';
import styles from './logo.module.css';

/** Longer names are set small, on several lines. */
const shortName = 24;

interface LogoProps {
  /** Omitted when the image contains it. */
  readonly name: string | undefined;
  /** Shown before the name. */
  readonly prefix: 'none' | 'mark' | Exclude<ReactNode, string>;
}

/** A name with its prefix: nothing, the mark of the visual language, or an image. */
export function Logo({ name, prefix }: LogoProps) {
  return (
    <span className={styles.logo}>
      {prefix === 'mark' ? <Mark /> : null}
      {typeof prefix === 'string' ? null : <span className={styles.picture}>{prefix}</span>}
      {name === undefined ? null : (
        <span className={name.length > shortName ? `${styles.name} ${styles.long}` : styles.name}>
          {name}
        </span>
      )}
    </span>
  );
}

/** The fan of lines, with a light where they meet. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path className={styles.ground} d="M0 0h40v40H0z" />
      <g fill="none" className={styles.streams} strokeWidth="1.6">
        <path d="M0 20h7c12 0 15-13 33-14" />
        <path d="M0 20h8c11 0 17-7.5 32-8.5" />
        <path d="M0 20h9c11 0 18-2.6 31-3" />
        <path d="M0 20h9c11 0 18 2.6 31 3" />
        <path d="M0 20h8c11 0 17 7.5 32 8.5" />
        <path d="M0 20h7c12 0 15 13 33 14" />
      </g>
      <circle className={styles.light} cx="31" cy="20" r="2.1" />
    </svg>
  );
}
