import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import type { Assets } from '../../server/assets.ts';
import { Document } from '../../server/document.tsx';
import { metadataOfQuoted } from '../../server/head-metadata.tsx';
import { intlForSite } from '../../server/intl.ts';
import { ListBody } from './list-body.server.tsx';
import { ListHead } from './list-head.server.tsx';
import { composeLead, documentTitle, plainTitle } from './list-title.server.tsx';

interface ListDocumentProps {
  readonly frame: SiteFrame;
  readonly list: FilteredList;
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** A list that visitors filter, below its header. */
export function ListDocument({ frame, list, viewer, assets }: ListDocumentProps) {
  const { locale, address: path } = list;
  const description = composeLead(list, intlForSite(locale, frame));
  const quoted = { locale, path, title: plainTitle(list, frame), description, above: [] };
  return (
    <Document
      frame={frame}
      path={list.base}
      viewer={viewer}
      assets={assets}
      marks={list.campaign ? ['page-campaign'] : []}
      head={{
        title: documentTitle(list, frame),
        description,
        canonicalPath: path,
        isIndexed: list.isIndexed,
        metadata: metadataOfQuoted(quoted, assets.origin ?? '', frame),
        // The language switch leads to the first page: another language may have fewer.
        isUntranslated: list.state.page > 1,
      }}
    >
      <ListHead list={list} />
      <ListBody list={list} isStill={viewer.logged} />
    </Document>
  );
}
