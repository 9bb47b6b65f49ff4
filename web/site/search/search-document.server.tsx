import { siteSearchMinimumCharacters } from '@parvis/contracts/limits/search.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { SearchScreen, Viewer } from '@parvis/contracts/site/screens.ts';
import type { Assets } from '../../server/assets.ts';
import { Breadcrumb } from '../../server/breadcrumb.tsx';
import { ChartHead } from '../../server/chart-head.tsx';
import { Document } from '../../server/document.tsx';
import { homePath } from '../../server/home-path.ts';
import { intlForSite, titleOnSite } from '../../server/intl.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { FoundPage } from './found-page.server.tsx';
import styles from './search-document.module.css';
import { SearchForm } from './search-form.server.tsx';

interface SearchDocumentProps extends SearchScreen {
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** The site search as a page: a form, and its results. */
export function SearchDocument({ frame, found, viewer, assets }: SearchDocumentProps) {
  const { locale, search, isEnough } = found;
  const intl = intlForSite(locale, frame);
  const { formatMessage } = intl;
  const words = (id: string) => formatMessage({ id });
  const title = search
    ? formatMessage({ id: 'search.results-for' }, { words: search })
    : words('search.title');
  return (
    <Document
      frame={frame}
      path={pathOf('search_do', locale)}
      viewer={viewer}
      assets={assets}
      head={{ title: titleOnSite(intl, title) }}
    >
      <ChartHead seed="search" size="small">
        <div className={styles.words}>
          <Breadcrumb
            home={{ title: words('breadcrumb.home'), path: homePath(locale) }}
            above={[]}
            title={words('search.title')}
          />
          <h1 className={`${typography.heading} ${styles.title}`}>{words('search.title')}</h1>
          <SearchForm locale={locale} id="search-page" value={search} isLabelHidden />
          {search && !isEnough ? (
            <p className={styles.hint}>
              {formatMessage({ id: 'search.too-short' }, { minimum: siteSearchMinimumCharacters })}
            </p>
          ) : null}
        </div>
      </ChartHead>
      <div className={`${layout.grid} ${styles.results}`}>
        {isEnough ? (
          <FoundPage found={found} />
        ) : (
          <p className={typography.lead}>{words('search.lead')}</p>
        )}
      </div>
    </Document>
  );
}
