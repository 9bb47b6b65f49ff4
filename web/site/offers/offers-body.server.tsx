import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import { offersPagesByButton } from '@parvis/contracts/limits/lists.ts';
import { useIntl } from 'react-intl';
import { Island } from '../../ui/island/island.tsx';
import { EditBar } from '../alerts/edit-bar.server.tsx';
import { ResultsFrame } from '../lists/results-frame.server.tsx';
import { SavedSearches } from '../saved-searches/saved-searches.server.tsx';
import { OffersFilters } from './offers-filters.tsx';
import { offersFiltersProps } from './offers-filters-props.server.ts';
import { OffersHeader } from './offers-header.server.tsx';
import { OffersMap } from './offers-map.server.tsx';
import { OffersPagination } from './offers-pagination.server.tsx';
import { MoreOffers, OffersResults, SimilarOffers } from './offers-results.server.tsx';

interface OffersBodyProps {
  readonly list: OffersList;
  /** Whether it is static, as for editors. */
  readonly isStill: boolean;
}

/**
 * The filters of the offers, and the filtered offers. Its form and its links work without script.
 */
export function OffersBody({ list, isStill }: OffersBodyProps) {
  const { locale, nearby } = list;
  const props = offersFiltersProps(list, useIntl());
  if (list.map && list.map.length > 0)
    return (
      <>
        <OffersFilters {...props} view="map" />
        <ResultsFrame
          island="offers"
          list={list}
          pagesByButton={offersPagesByButton}
          isDense
          header={<OffersHeader list={list} />}
          results={null}
          pagination={null}
        >
          <OffersMap places={list.map} />
        </ResultsFrame>
      </>
    );
  return (
    <>
      {isStill ? (
        <OffersFilters {...props} />
      ) : (
        <Island name="offers" wake="visible" restores of={OffersFilters} props={props} />
      )}
      <ResultsFrame
        island="offers"
        list={list}
        pagesByButton={offersPagesByButton}
        isDense
        header={<OffersHeader list={list} />}
        results={<OffersResults list={list} />}
        pagination={<OffersPagination list={list} />}
      >
        <div data-list="nearby">
          <MoreOffers title="offers.nearby" offers={nearby} locale={locale} />
        </div>
        <div data-list="similar">
          <SimilarOffers list={list} />
        </div>
      </ResultsFrame>
      {isStill ? null : <SavedSearches />}
      {isStill ? null : <EditBar locale={locale} />}
    </>
  );
}
