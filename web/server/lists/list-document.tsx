import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import type { Assets } from '../assets.ts';
import { Document } from '../document.tsx';
import { wordsIn } from '../words.ts';
import { ListBody } from './list-body.tsx';
import { ListHead } from './list-head.tsx';
import { documentTitle, leadOf } from './list-title.tsx';

interface ListDocumentProps {
  readonly frame: SiteFrame;
  readonly list: FilteredList;
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** A list that visitors filter, under its head. */
export function ListDocument({ frame, list, viewer, assets }: ListDocumentProps) {
  return (
    <Document
      frame={frame}
      path={list.base}
      viewer={viewer}
      assets={assets}
      marks={list.campaign ? ['page-campaign'] : []}
      head={{
        title: documentTitle(list),
        description: leadOf(list, wordsIn[list.locale]),
        canonicalPath: list.isIndexed ? list.address : undefined,
        // The language switch leads to the first page: the other language may have fewer.
        isUntranslated: list.state.page > 1,
      }}
    >
      <ListHead list={list} />
      <ListBody list={list} isStill={viewer.logged} />
    </Document>
  );
}
