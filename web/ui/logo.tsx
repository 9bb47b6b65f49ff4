import styles from './logo.module.css';

interface LogoProps {
  readonly name: string;
}

/** The group's mark, a river fanning out into the sea, and its name. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo}>
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
      <span className={styles.name}>{name}</span>
    </span>
  );
}
