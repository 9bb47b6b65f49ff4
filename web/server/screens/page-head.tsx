import { findPicture } from '@parvis/contracts/media/picture-in-use.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import { useIntl } from 'react-intl';
import { BackToSearch } from '../../site/back-to-search/back-to-search.server.tsx';
import { tabsOfPage } from '../../site/page-tabs/tabs-of-page.server.ts';
import splash from '../../site/splash/splash.module.css';
import layout from '../../ui/layout.module.css';
import { Picture } from '../../ui/picture/picture.tsx';
import typography from '../../ui/typography.module.css';
import { Breadcrumb } from '../breadcrumb.tsx';
import { CachedChart } from '../cached-chart.tsx';
import { FrontPageHead } from '../front-page-head.tsx';
import { homePath } from '../home-path.ts';
import { pagesAbove } from '../pages-above.ts';
import { KindLine } from './kind-line.tsx';
import styles from './page-head.module.css';
import { modulesId } from './page-modules.tsx';

interface PageHeadProps {
  readonly page: ContentPage;
}

/** The header of a page: that of a home page, the splash of a focus, or a plain one. */
export function ContentHead({ page, viewer }: PageHeadProps & { readonly viewer: Viewer }) {
  if (page.path === homePath(page.locale))
    return <FrontPageHead seed={page.id} title={page.title} summary={page.summary} />;
  const opens = page.details.kind === 'focus' && page.details.splash && !viewer.logged;
  if (opens) return <SplashHead page={page} />;
  return (
    <div className={styles.head}>
      <HeadPicture
        page={page}
        className={page.details.kind === 'personality' ? styles.portrait : styles.chart}
      />
      <div className={`${layout.grid} ${styles.inner}`}>
        <div className={styles.words}>
          <PathToPage page={page} />
          {viewer.logged ? null : <BackToSearch locale={page.locale} />}
          <h1 className={`${typography.title} ${styles.title}`}>{page.title}</h1>
          <KindLine details={page.details} />
          {page.summary ? <p className={typography.lead}>{page.summary}</p> : null}
        </div>
      </div>
    </div>
  );
}

/** The splash of a focus: a header that fills the window until the visitor dismisses it. */
function SplashHead({ page }: PageHeadProps) {
  const { formatMessage } = useIntl();
  const [firstTab] = tabsOfPage(page.modules).tabs;
  return (
    <div
      className={`${styles.head} ${splash.splash}`}
      data-island="splash"
      data-wake="now"
      data-splash="open"
    >
      <HeadPicture page={page} className={`${styles.chart} ${splash.picture}`} isSplash />
      <div className={`${layout.grid} ${styles.inner}`}>
        <div className={`${styles.words} ${splash.words}`}>
          <PathToPage page={page} />
          <BackToSearch locale={page.locale} />
          <h1 className={`${typography.title} ${styles.title} ${splash.title}`}>{page.title}</h1>
          {page.summary ? (
            <p className={`${typography.lead} ${splash.lead}`}>{page.summary}</p>
          ) : null}
          <a className={splash.enter} href={`#${firstTab?.id ?? modulesId}`} data-enter>
            {formatMessage({ id: 'splash.enter' })}
            <svg className={splash.arrow} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d="M8 2v11.5M3 8.5l5 5 5-5" />
            </svg>
          </a>
        </div>
      </div>
    </div>
  );
}

function PathToPage({ page }: PageHeadProps) {
  const { locale, title } = page;
  const intl = useIntl();
  const home = { title: intl.formatMessage({ id: 'breadcrumb.home' }), path: homePath(locale) };
  return <Breadcrumb home={home} above={pagesAbove(page, intl)} title={title} />;
}

interface HeadPictureProps extends PageHeadProps {
  readonly className: string | undefined;
  readonly isSplash?: boolean;
}

/** The image of the page's header, or a chart if it has none. */
function HeadPicture({ page, className, isSplash = false }: HeadPictureProps) {
  const { id, details, images, locale } = page;
  const image = findPicture(details, { images, locale });
  if (!image) return <CachedChart className={className} seed={id} />;
  const use = details.kind === 'personality' ? 'portrait' : isSplash ? 'whole' : 'header';
  return (
    <div className={className}>
      <Picture
        image={image}
        use={use}
        sizes={pictureSizes[use]}
        locale={locale}
        lazy={false}
        contentId={id}
      />
    </div>
  );
}

const pictureSizes = {
  portrait: '(width < 992px) 10rem, 22rem',
  header: '(width < 992px) 100vw, 50vw',
  whole: 'max(100vw, 160vh)',
} as const;
