import { type Locale, otherLocales } from '@parvis/contracts/site/locale.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import type { Assets } from '../assets.ts';
import { CachedChart } from '../cached-chart.tsx';
import { Document } from '../document.tsx';
import { homePath } from '../home-path.ts';
import { intlForSite, publicIntl, titleOnSite } from '../intl.ts';
import { SiteMap } from '../site-map.tsx';
import styles from './missing-document.module.css';

interface MissingDocumentProps {
  readonly screen: 'not-found' | 'gone';
  readonly frame: SiteFrame;
  readonly path: string;
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** The “not found” and “gone” page, in all languages, with onward links. */
export function MissingDocument({ screen, frame, path, viewer, assets }: MissingDocumentProps) {
  const words = intlForSite(frame.locale, frame);
  const { formatMessage } = words;
  const title = formatMessage({ id: `${screen}.title` });
  return (
    <Document
      frame={frame}
      path={path}
      viewer={viewer}
      assets={assets}
      head={{ title: titleOnSite(words, title) }}
    >
      <div className={styles.missing}>
        <CachedChart className={styles.chart} seed={path} />
        <div className={`${layout.grid} ${styles.inner}`}>
          <div className={styles.words}>
            <h1 className={typography.title}>{title}</h1>
            <p className={typography.lead}>{formatMessage({ id: `${screen}.text` })}</p>
            <p className={styles.address}>
              {formatMessage({ id: 'missing.address' })} <code>{path}</code>
            </p>
            <p>
              <a href={homePath(frame.locale)}>{formatMessage({ id: 'missing.home' })}</a>
            </p>
          </div>
          {otherLocales(frame.locale).map((locale) => (
            <InLanguage key={locale} screen={screen} locale={locale} />
          ))}
        </div>
      </div>
      <nav className={`${layout.grid} ${styles.menu}`} aria-labelledby="sections">
        <h2 id="sections" className={typography.heading}>
          {formatMessage({ id: 'missing.menu' })}
        </h2>
        <div>
          <SiteMap menu={frame.menu} />
        </div>
      </nav>
    </Document>
  );
}

interface InLanguageProps {
  readonly screen: 'not-found' | 'gone';
  readonly locale: Locale;
}

function InLanguage({ screen, locale }: InLanguageProps) {
  const { formatMessage } = publicIntl(locale);
  return (
    <section className={styles.other} lang={locale}>
      <h2>{formatMessage({ id: `${screen}.title` })}</h2>
      <p>{formatMessage({ id: `${screen}.text` })}</p>
      <p>
        <a href={homePath(locale)} hrefLang={locale}>
          {formatMessage({ id: 'missing.home' })}
        </a>
      </p>
    </section>
  );
}
