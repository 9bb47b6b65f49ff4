import styles from './breadcrumb.module.css';

interface Step {
  readonly title: string;
  readonly path: string;
}

export interface BreadcrumbProps {
  /** The accessible name of the landmark. */
  readonly label: string;
  /** The pages above the current one, from the top. */
  readonly above: readonly Step[];
  readonly title: string;
}

/** The path from the top of the site to the current page. */
export function Breadcrumb({ label, above, title }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol>
        {above.map((link) => (
          <li key={link.path}>
            <a href={link.path}>{link.title}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  );
}
