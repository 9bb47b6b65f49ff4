import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import { offersPagesByButton } from '@parvis/contracts/limits/lists.ts';
import { useIntl } from 'react-intl';
import { WayOn } from '../lists/way-on.server.tsx';

/** The way on: more offers up to the second page, numbered pages from there. */
export function OffersPagination({ list }: { readonly list: OffersList }) {
  const { formatMessage } = useIntl();
  const { state, pages, hrefOf } = list;
  return (
    <WayOn
      page={state.page}
      pages={pages}
      hrefOf={hrefOf}
      pagesByButton={offersPagesByButton}
      more={formatMessage({ id: 'offers.more' })}
    />
  );
}
