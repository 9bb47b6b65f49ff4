import { findPicture } from '@parvis/contracts/media/picture-in-use.ts';
import type { ChildPage, ContentPage } from '@parvis/contracts/site/content-page.ts';
import { FormattedMessage } from 'react-intl';
import { CardPicture } from '../../site/lists/card-picture.server.tsx';
import { Card } from '../../ui/card/card.tsx';
import layout from '../../ui/layout.module.css';
import stretched from '../../ui/stretched-link.module.css';
import typography from '../../ui/typography.module.css';
import styles from './child-pages.module.css';

interface ChildPagesProps {
  readonly pages: readonly ChildPage[];
  /** Cards have the picture of their page, or else a chart; rows are a plain list. */
  readonly as: 'cards' | 'rows';
  readonly around: Pick<ContentPage, 'images' | 'locale'>;
}

const headingId = 'children';

/** The child pages. */
export function ChildPages({ pages, as, around }: ChildPagesProps) {
  if (pages.length === 0) return null;
  return (
    <nav className={`${layout.grid} ${styles.children}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={`${typography.heading} ${styles.heading}`}>
        <FormattedMessage id={as === 'cards' ? 'children.home' : 'children.title'} />
      </h2>
      <ul className={styles[as]}>
        {pages.map((page) =>
          as === 'cards' ? (
            <li key={page.path}>
              <PageCard page={page} around={around} />
            </li>
          ) : (
            <li key={page.path} className={`${stretched.area} ${styles.page}`}>
              <a className={`${stretched.link} ${styles.title}`} href={page.path}>
                {page.title}
              </a>
              {page.summary ? <p className={styles.summary}>{page.summary}</p> : null}
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

interface PageCardProps {
  readonly page: ChildPage;
  readonly around: ChildPagesProps['around'];
}

function PageCard({ page, around }: PageCardProps) {
  const { path, title, summary } = page;
  return (
    <Card
      href={path}
      title={title}
      level={3}
      summary={summary}
      picture={
        <CardPicture image={findPicture(page, around)} seed={path} locale={around.locale} lazy />
      }
    />
  );
}
