import type { OffersScreen, Viewer } from '@parvis/contracts/site/screens.ts';
import type { Assets } from '../../server/assets.ts';
import { Breadcrumb } from '../../server/breadcrumb.tsx';
import { ChartHead } from '../../server/chart-head.tsx';
import { Document } from '../../server/document.tsx';
import { metadataOfQuoted } from '../../server/head-metadata.tsx';
import { homePath } from '../../server/home-path.ts';
import { intlForSite } from '../../server/intl.ts';
import typography from '../../ui/typography.module.css';
import { careersPage } from './careers-page.server.ts';
import { OffersBody } from './offers-body.server.tsx';
import styles from './offers-document.module.css';
import { composeLead, documentTitle, OffersTitle, plainTitle } from './offers-title.server.tsx';

interface OffersDocumentProps extends OffersScreen {
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** The list of job offers below its header. */
export function OffersDocument({ frame, list, viewer, assets }: OffersDocumentProps) {
  const { locale, address: path, campaign } = list;
  const intl = intlForSite(locale, frame);
  const lead = composeLead(list, intl);
  const above = [careersPage(locale), ...(campaign ? [campaign] : [])];
  const title = plainTitle(list, frame);
  const quoted = { locale, path, title, description: lead, above };
  return (
    <Document
      frame={frame}
      path={list.base}
      viewer={viewer}
      assets={assets}
      marks={campaign ? ['page-campaign'] : []}
      head={{
        title: documentTitle(list, frame),
        description: lead,
        canonicalPath: path,
        isIndexed: list.isIndexed,
        metadata: metadataOfQuoted(quoted, assets.origin ?? '', frame),
        // The language switch leads to the first page: another language may have fewer.
        isUntranslated: list.state.page > 1,
      }}
    >
      <ChartHead seed="offers" size="low">
        <div className={styles.words}>
          <Breadcrumb
            home={{ title: intl.formatMessage({ id: 'breadcrumb.home' }), path: homePath(locale) }}
            above={above}
            title={intl.formatMessage({ id: 'offers.title' })}
          />
          <h1 className={`${typography.title} ${styles.title}`} data-list="title">
            <OffersTitle list={list} />
          </h1>
          {lead ? <p className={`${typography.lead} ${styles.lead}`}>{lead}</p> : null}
        </div>
      </ChartHead>
      <OffersBody list={list} isStill={viewer.logged} />
    </Document>
  );
}
