import type { ListedOffer, OffersList } from '@parvis/contracts/careers/offer-views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { FormattedMessage } from 'react-intl';
import typography from '../../ui/typography.module.css';
import styles from '../lists/results.module.css';
import more from './no-offers.module.css';
import { NoOffers } from './no-offers.server.tsx';
import { OfferItem } from './offer-row.server.tsx';
import header from './offers-header.module.css';

/** The offers of one page of the list, or ways to widen the search when there are none. */
export function OffersResults({ list }: { readonly list: OffersList }) {
  const { entries, most, locale } = list;
  if (entries.length > 0) return <Rows offers={entries} locale={locale} />;
  if (most.length === 0) return <NoOffers list={list} />;
  return (
    <>
      <p className={header.note}>
        <FormattedMessage id="offers.most" />
      </p>
      <Rows offers={most} locale={locale} />
      <NoOffers list={list} />
    </>
  );
}

interface RowsProps {
  readonly offers: readonly ListedOffer[];
  readonly locale: Locale;
}

function Rows({ offers, locale }: RowsProps) {
  return (
    <ul className={styles.rows} data-list="items">
      {offers.map((offer) => (
        <OfferItem key={offer.id} offer={offer} locale={locale} />
      ))}
    </ul>
  );
}

interface MoreOffersProps extends RowsProps {
  readonly title: 'offers.similar' | 'offers.newest' | 'offers.nearby' | 'job.closed.closest';
}

/** Offers close to those of the list; the newest ones when nothing is. */
export function SimilarOffers({ list }: { readonly list: OffersList }) {
  const { areNewest, similar, locale } = list;
  const title = areNewest ? 'offers.newest' : 'offers.similar';
  return <MoreOffers title={title} offers={similar} locale={locale} />;
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
