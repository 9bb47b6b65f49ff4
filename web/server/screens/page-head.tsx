import type { ContentPage, Viewer } from '@parvis/contracts/site/screens.ts';
import { useIntl } from 'react-intl';
import layout from '../../ui/layout.module.css';
import { Picture } from '../../ui/picture/picture.tsx';
import { TideChart } from '../../ui/tide-chart/tide-chart.tsx';
import typography from '../../ui/typography.module.css';
import { BackToSearch } from '../back-to-search.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { homePath } from '../home-path.ts';
import { KindLine } from './kind-line.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly page: ContentPage;
}

/** The head of a page within the site: where it is, its title, and its picture or its chart at the side. */
export function PageHead({ page, viewer }: PageHeadProps & { readonly viewer: Viewer }) {
  const { formatMessage } = useIntl();
  const home = { title: formatMessage({ id: 'breadcrumb.home' }), path: homePath(page.locale) };
  return (
    <div className={styles.head}>
      <div className={page.details.kind === 'personality' ? styles.portrait : styles.chart}>
        <HeadPicture page={page} />
      </div>
      <div className={`${layout.grid} ${styles.inner}`}>
        <div className={styles.words}>
          <Breadcrumb home={home} above={page.breadcrumb} title={page.title} />
          {viewer.logged ? null : <BackToSearch locale={page.locale} />}
          <h1 className={`${typography.title} ${styles.title}`}>{page.title}</h1>
          <KindLine details={page.details} />
          {page.summary ? <p className={typography.lead}>{page.summary}</p> : null}
        </div>
      </div>
    </div>
  );
}

/** The picture that the page's header names, else a chart of the page's own. */
function HeadPicture({ page }: PageHeadProps) {
  const { id, details, images, locale } = page;
  const image = details.imageId && images?.get(details.imageId);
  if (!image) return <TideChart seed={id} format="band" />;
  const use = details.kind === 'personality' ? 'portrait' : 'header';
  return (
    <Picture
      image={image}
      use={use}
      sizes={pictureSizes[use]}
      locale={locale}
      lazy={false}
      contentId={id}
    />
  );
}

const pictureSizes = {
  portrait: '(width < 992px) 10rem, 22rem',
  header: '(width < 992px) 100vw, 50vw',
} as const;

/** The head of a language's home page: deep water from edge to edge. */
export function HomeHead({ page }: PageHeadProps) {
  return (
    <div className={styles.home}>
      <div className={styles.homeChart}>
        <TideChart seed={page.id} format="band" />
      </div>
      <div className={`${layout.grid} ${styles.homeInner}`}>
        <div className={styles.homeWords}>
          <h1 className={styles.display}>{page.title}</h1>
          {page.summary ? (
            <p className={`${typography.lead} ${styles.homeSummary}`}>{page.summary}</p>
          ) : null}
        </div>
      </div>
    </div>
  );
}
