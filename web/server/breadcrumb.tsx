import type { PageLink } from '@parvis/contracts/site/screens.ts';
import { useIntl } from 'react-intl';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  readonly home: PageLink;
  /** The pages above the current one, from the top. */
  readonly above: readonly PageLink[];
  readonly title: string;
}

/** The path from the home page to the one being read. */
export function Breadcrumb({ home, above, title }: BreadcrumbProps) {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.breadcrumb} aria-label={formatMessage({ id: 'breadcrumb.label' })}>
      <ol>
        {[home, ...above].map((link) => (
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
