import type { ClosedOffer, ListedOffer } from '@parvis/contracts/careers/offer-views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import typography from '../../ui/typography.module.css';
import styles from './closed-offer.module.css';
import { formatDay } from './offer-words.server.ts';
import { offersPage } from './offers-page.server.ts';
import { MoreOffers } from './offers-results.server.tsx';

interface ClosedOfferProps {
  readonly locale: Locale;
  /** The offer; undefined for a notice that names no offer. */
  readonly offer: ClosedOffer | undefined;
  /** Level of the title in its page's outline. */
  readonly level: 1 | 2;
}

/** A notice that an offer is closed and since when, with links to others. */
export function ClosedOfferNotice({ locale, offer, level }: ClosedOfferProps) {
  const intl = useIntl();
  const Heading = `h${level}` as const;
  const isForeign = offer !== undefined && offer.writtenIn !== locale;
  return (
    <div className={styles.notice}>
      {offer === undefined ? null : (
        <Tag tone="beacon">{intl.formatMessage({ id: 'job.closed.tag' })}</Tag>
      )}
      <Heading className={typography.title} lang={isForeign ? offer.writtenIn : undefined}>
        {offer?.title ?? intl.formatMessage({ id: 'job.closed.any' })}
      </Heading>
      <p className={typography.lead}>
        {offer === undefined ? null : (
          <>
            <FormattedMessage
              id="job.closed.on"
              values={{ day: formatDay(intl, offer.closedAt) }}
            />{' '}
          </>
        )}
        <FormattedMessage id="job.closed.text" />
      </p>
      <p>
        <Link kind="onward" href={offer?.list ?? offersPage(locale, intl).path}>
          {intl.formatMessage({ id: offer === undefined ? 'job.all' : 'job.closed.list' })}
        </Link>
      </p>
    </div>
  );
}

interface UnavailableOfferProps {
  readonly locale: Locale;
  readonly offer: ClosedOffer | undefined;
  readonly instead: readonly ListedOffer[];
}

/** The same as a block, with alternative open offers. */
export function UnavailableOffer({ locale, offer, instead }: UnavailableOfferProps) {
  const title = offer && offer.closest.length > 0 ? 'job.closed.closest' : 'offers.newest';
  return (
    <section className={`${layout.grid} ${styles.block}`}>
      <ClosedOfferNotice locale={locale} offer={offer} level={2} />
      <MoreOffers title={title} offers={instead} locale={locale} />
    </section>
  );
}
