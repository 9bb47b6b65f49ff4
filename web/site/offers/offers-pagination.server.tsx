import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import { offersPagesByButton } from '@parvis/contracts/limits/lists.ts';
import { useIntl } from 'react-intl';
import { NextPages } from '../lists/next-pages.server.tsx';

/** The pagination: “show more” up to the second page, numbered pages from there. */
export function OffersPagination({ list }: { readonly list: OffersList }) {
  const { formatMessage } = useIntl();
  return (
    <NextPages
      list={list}
      pagesByButton={offersPagesByButton}
      more={formatMessage({ id: 'offers.more' })}
    />
  );
}
