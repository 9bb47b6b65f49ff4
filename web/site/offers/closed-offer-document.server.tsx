import type { ClosedOfferScreen, Viewer } from '@parvis/contracts/site/screens.ts';
import type { Assets } from '../../server/assets.ts';
import { ChartHead } from '../../server/chart-head.tsx';
import { Document } from '../../server/document.tsx';
import { intlForSite, titleOnSite } from '../../server/intl.ts';
import { BackToSearch } from '../back-to-search/back-to-search.server.tsx';
import { ClosedOfferNotice } from './closed-offer.server.tsx';
import { RelatedOffers } from './related-offers.server.tsx';

interface ClosedOfferDocumentProps extends ClosedOfferScreen {
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** The page of a closed offer: the day it closed, and the most similar open ones. */
export function ClosedOfferDocument({ frame, offer, viewer, assets }: ClosedOfferDocumentProps) {
  const { locale } = frame;
  const { title, path, closest } = offer;
  return (
    <Document
      frame={frame}
      path={path}
      viewer={viewer}
      assets={assets}
      head={{ title: titleOnSite(intlForSite(locale, frame), title) }}
    >
      <ChartHead seed={path} size="large">
        {viewer.logged ? null : <BackToSearch locale={locale} />}
        <ClosedOfferNotice locale={locale} offer={offer} level={1} />
      </ChartHead>
      <RelatedOffers title="job.closed.closest" related={closest} locale={locale} />
    </Document>
  );
}
