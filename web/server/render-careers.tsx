import type { Screen, Viewer } from '@parvis/contracts/site/screens.ts';
import { CareersDocument } from '../site/careers/careers-document.server.tsx';
import { ClosedOfferDocument } from '../site/offers/closed-offer-document.server.tsx';
import { OfferDocument } from '../site/offers/offer-document.server.tsx';
import { offersData } from '../site/offers/offers-data.server.tsx';
import { OffersDocument } from '../site/offers/offers-document.server.tsx';
import { offersFeedXml } from '../site/offers/offers-feed.server.ts';
import { placesData, suggestionsData } from '../site/offers/suggestions.server.tsx';
import { unavailableOfferBlock } from '../site/offers/unavailable-offer.server.tsx';
import type { Assets } from './assets.ts';
import { data, type Rendered, type UnrenderedDocument } from './rendered.ts';

/** The screens of the careers portal. */
export type CareersPortalScreen = Extract<
  Screen,
  {
    readonly screen:
      | 'careers'
      | 'offers'
      | 'offers-data'
      | 'offers-feed'
      | 'offer-suggestions'
      | 'offer-places'
      | 'offer'
      | 'closed-offer'
      | 'unavailable-offer';
  }
>;

/** Renders a screen of the careers portal: a document, or data. */
export function renderCareers(
  screen: CareersPortalScreen,
  common: { readonly viewer: Viewer; readonly assets: Assets },
): UnrenderedDocument | Rendered {
  const origin = common.assets.origin ?? '';
  switch (screen.screen) {
    case 'careers':
      return { status: 200, document: <CareersDocument {...screen} {...common} /> };
    case 'offers':
      return { status: 200, document: <OffersDocument {...screen} {...common} /> };
    case 'offers-data':
      return data('application/json', offersData(screen.list, origin, screen));
    case 'offers-feed':
      return data('application/rss+xml', offersFeedXml(screen, origin));
    case 'offer-suggestions':
      return data('application/json', suggestionsData(screen.locale, screen.suggestions));
    case 'offer-places':
      return data('application/json', placesData(screen.locale, screen.places));
    case 'offer':
      return { status: 200, document: <OfferDocument {...screen} {...common} /> };
    case 'closed-offer':
      return { status: 410, document: <ClosedOfferDocument {...screen} {...common} /> };
    case 'unavailable-offer':
      return unavailableOfferBlock(screen);
  }
}
