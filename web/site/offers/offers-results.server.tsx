import type { ListedOffer, OffersList } from '@parvis/contracts/careers/offer-views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { FormattedMessage } from 'react-intl';
import typography from '../../ui/typography.module.css';
import styles from '../lists/results.module.css';
import more from './no-offers.module.css';
import { NoOffers } from './no-offers.server.tsx';
import { OfferItem } from './offer-row.server.tsx';

/** The offers of one page of the list, or ways to widen the search when there are none. */
export function OffersResults({ list }: { readonly list: OffersList }) {
  if (list.entries.length === 0) return <NoOffers list={list} />;
  return (
    <ul className={styles.rows} data-list="items">
      {list.entries.map((offer) => (
        <OfferItem key={offer.id} offer={offer} locale={list.locale} />
      ))}
    </ul>
  );
}

interface MoreOffersProps {
  readonly title: 'offers.similar' | 'offers.nearby' | 'job.closed.closest';
  readonly offers: readonly ListedOffer[];
  readonly locale: Locale;
}

/** Offers outside of the search results, under a title with the reason. */
export function MoreOffers({ title, offers, locale }: MoreOffersProps) {
  if (offers.length === 0) return null;
  return (
    <section className={more.more} aria-labelledby={title}>
      <h2 id={title} className={typography.heading}>
        <FormattedMessage id={title} />
      </h2>
      <ul className={styles.rows}>
        {offers.map((offer) => (
          <OfferItem key={offer.id} offer={offer} locale={locale} />
        ))}
      </ul>
    </section>
  );
}
