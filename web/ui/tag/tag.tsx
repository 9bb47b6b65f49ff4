import styles from './tag.module.css';

interface TagProps {
  readonly children: string;
  /** `beacon` for the one highlighted tag of a page. */
  readonly tone?: 'tide' | 'beacon';
  /** The target of the tag's link, if any. */
  readonly href?: string | undefined;
}

/** A tag that names a type or category. */
export function Tag({ children, tone = 'tide', href }: TagProps) {
  const className = `${styles.tag} ${styles[tone]}`;
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}

interface ActiveTagProps {
  readonly children: string;
  /** The effect of pressing it, for screen readers: “Remove the filter”. */
  readonly removeLabel: string;
  /** The list without this filter, for a page without script. */
  readonly href: string;
  /** A locked filter cannot be removed: the campaign page sets it. */
  readonly locked?: boolean;
}

/** An active filter, with a link that removes it. */
export function ActiveTag({ children, removeLabel, href, locked = false }: ActiveTagProps) {
  if (locked) return <span className={`${styles.active} ${styles.locked}`}>{children}</span>;
  return (
    <a className={styles.active} href={href}>
      <span className="visually-hidden">{removeLabel} </span>
      {children}
      <svg className={styles.cross} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d="m2 2 8 8M10 2 2 10" />
      </svg>
    </a>
  );
}
