import type { RelatedOffer } from '@parvis/contracts/careers/offer-views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import results from '../lists/results.module.css';
import { OfferItem } from './offer-row.server.tsx';
import { describeShared } from './offer-words.server.ts';
import styles from './related-offers.module.css';

/** The number shown initially. */
const relatedShown = 3;
const titleId = 'related';

interface RelatedOffersProps {
  readonly title: 'job.related' | 'job.closed.closest';
  readonly related: readonly RelatedOffer[];
  readonly locale: Locale;
}

/**
 * Offers similar to another, with what they have in common; those beyond the third are behind a
 * button.
 */
export function RelatedOffers({ title, related, locale }: RelatedOffersProps) {
  if (related.length === 0) return null;
  const others = related.slice(relatedShown);
  return (
    <section className={`${layout.grid} ${styles.related}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={typography.heading}>
        <FormattedMessage id={title} />
      </h2>
      <div className={styles.offers}>
        <Offers related={related.slice(0, relatedShown)} locale={locale} />
        {others.length === 0 ? null : (
          <details className={styles.others}>
            <summary>
              <FormattedMessage id="job.more-related" values={{ count: others.length }} />
            </summary>
            <Offers related={others} locale={locale} />
          </details>
        )}
      </div>
    </section>
  );
}

function Offers({ related, locale }: Pick<RelatedOffersProps, 'related' | 'locale'>) {
  const intl = useIntl();
  return (
    <ul className={results.rows}>
      {related.map((one) => (
        <OfferItem
          key={one.offer.id}
          offer={one.offer}
          locale={locale}
          reason={describeShared(one, locale, intl)}
        />
      ))}
    </ul>
  );
}
