import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { FormattedMessage } from 'react-intl';
import layout from '../../ui/layout.module.css';
import stretched from '../../ui/stretched-link.module.css';
import { TideChart } from '../../ui/tide-chart/tide-chart.tsx';
import typography from '../../ui/typography.module.css';
import styles from './child-pages.module.css';

interface ChildPagesProps {
  readonly pages: ContentPage['children'];
  /** Cards have a chart; rows are a plain list. */
  readonly as: 'cards' | 'rows';
}

const headingId = 'children';

/** The child pages. */
export function ChildPages({ pages, as }: ChildPagesProps) {
  if (pages.length === 0) return null;
  return (
    <nav className={`${layout.grid} ${styles.children}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={`${typography.heading} ${styles.heading}`}>
        <FormattedMessage id={as === 'cards' ? 'children.home' : 'children.title'} />
      </h2>
      <ul className={styles[as]}>
        {pages.map((page) => (
          <li key={page.path} className={`${stretched.area} ${styles.page}`}>
            {as === 'cards' ? (
              <div className={styles.tile}>
                <TideChart seed={page.path} format="tile" />
              </div>
            ) : null}
            <a className={`${stretched.link} ${styles.title}`} href={page.path}>
              {page.title}
            </a>
            {page.summary ? <p className={styles.summary}>{page.summary}</p> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
