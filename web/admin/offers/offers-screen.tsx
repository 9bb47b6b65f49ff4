import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { NothingListed } from '../lists/nothing-listed.tsx';
import { Paging } from '../pages/paging.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { listOffers } from './api/offers.ts';
import { OfferFilters } from './offer-filters.tsx';
import { OfferList } from './offer-list.tsx';
import styles from './offers.module.css';
import { OffersHead } from './offers-head.tsx';
import type { OffersSearch } from './offers-search.ts';

/** The list of offers, open or not; its search is in the address. */
export function OffersScreen() {
  const search = useSearch({ from: '/admin/offers' });
  const navigate = useNavigate({ from: '/admin/offers' });
  const { data, error, isPlaceholderData } = useQuery(listOffers(search));
  requireShown(data, error);
  const change = (changed: Partial<OffersSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...changed }, replace: true });
  return (
    <section className={styles.screen}>
      <OffersHead title="offer-list.title" />
      <OfferFilters search={search} onChange={change} />
      <p role="status" className={styles.count}>
        {data && <FormattedMessage id="offer-list.count" values={{ total: data.total }} />}
      </p>
      {!data && <Loading />}
      {data?.items.length === 0 && <NothingListed search={search} notFound="offer-list.none" />}
      {data && data.items.length > 0 && (
        <OfferList offers={data.items} fading={isPlaceholderData} />
      )}
      {data && <Paging list={data} onPage={(page) => change({ page })} />}
    </section>
  );
}
