import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import type { Assets } from '../assets.ts';
import { CachedChart } from '../cached-chart.tsx';
import { Document } from '../document.tsx';
import { homePath } from '../home-path.ts';
import { intlForSite, titleOnSite } from '../intl.ts';
import styles from './missing-document.module.css';

interface ComingDocumentProps {
  readonly frame: SiteFrame;
  readonly path: string;
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** Returns whether an address without a page is the home page of a site that has not opened yet. */
export function isComing({ frame, path }: Pick<ComingDocumentProps, 'frame' | 'path'>): boolean {
  const { locale, menu } = frame;
  return path === homePath(locale) && (locale === defaultLocale || menu.length === 0);
}

/** The home page before there is one; it leads those who edit to the back-office. */
export function ComingDocument({ frame, path, viewer, assets }: ComingDocumentProps) {
  const words = intlForSite(frame.locale, frame);
  const { formatMessage } = words;
  const title = formatMessage({ id: 'coming.title' });
  const head = { title: titleOnSite(words, title) };
  return (
    <Document frame={frame} path={path} viewer={viewer} assets={assets} head={head}>
      <div className={styles.missing}>
        <CachedChart className={styles.chart} seed={path} />
        <div className={`${layout.grid} ${styles.inner}`}>
          <div className={styles.words}>
            <h1 className={typography.title}>{title}</h1>
            <p className={typography.lead}>{formatMessage({ id: 'coming.text' })}</p>
            {viewer.logged && (
              <p>
                <a href="/admin">{formatMessage({ id: 'coming.editors' })}</a>
              </p>
            )}
          </div>
        </div>
      </div>
    </Document>
  );
}
