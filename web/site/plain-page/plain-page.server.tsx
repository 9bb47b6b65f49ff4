import type { Viewer } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import type { ReactNode } from 'react';
import type { Assets } from '../../server/assets.ts';
import { Document } from '../../server/document.tsx';
import { metadataOfQuoted } from '../../server/head-metadata.tsx';
import { intlForSite, titleOnSite } from '../../server/intl.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './plain-page.module.css';

/** The parts of one of the product's own pages. */
export interface PlainPageParts {
  readonly frame: SiteFrame;
  readonly viewer: Viewer;
  readonly assets: Assets;
}

interface PlainPageProps extends PlainPageParts {
  readonly heading: string;
  /** The document title, if it is not the heading. */
  readonly title?: string;
  readonly lead?: string;
  /** Its canonical path; pages without one are not indexed. */
  readonly path?: string;
  readonly island?: string;
  readonly children: ReactNode;
}

/** A one-column page of the product's own: a form, a confirmation, a statement. */
export function PlainPage(props: PlainPageProps) {
  const { frame, viewer, assets, heading, title = heading, lead, path, island, children } = props;
  const { locale } = frame;
  const words = intlForSite(locale, frame);
  const head = { title: titleOnSite(words, title), description: lead };
  const canonical = (canonicalPath: string) => {
    const quoted = { locale, path: canonicalPath, title, description: lead, above: [] };
    return { canonicalPath, metadata: metadataOfQuoted(quoted, assets.origin ?? '', frame) };
  };
  return (
    <Document
      frame={frame}
      path={path ?? ''}
      viewer={viewer}
      assets={assets}
      head={path === undefined ? head : { ...head, ...canonical(path) }}
    >
      <div className={`${layout.grid} ${styles.page}`}>
        <div className={styles.column} data-island={viewer.logged ? undefined : island}>
          <h1 className={typography.title}>{heading}</h1>
          {lead ? <p className={typography.lead}>{lead}</p> : null}
          {children}
        </div>
      </div>
    </Document>
  );
}
