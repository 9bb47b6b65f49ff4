import type { ListedOffer } from '@parvis/contracts/careers/offer-views.ts';
import { listPlaceNames } from '@parvis/contracts/careers/places-in-words.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { CachedPart } from '../../server/cached-part.tsx';
import stretched from '../../ui/stretched-link.module.css';
import { Tag } from '../../ui/tag/tag.tsx';
import rows from '../lists/rows.module.css';
import styles from './offer-row.module.css';
import { formatDay, placesOnSite } from './offer-words.server.ts';

interface OfferRowProps {
  readonly offer: ListedOffer;
  readonly locale: Locale;
  /** What it has in common with another offer, if it is shown as a similar one. */
  readonly reason?: string | undefined;
}

/** An offer as a row: place, title, employer, date. */
function OfferRow({ offer, locale, reason }: OfferRowProps) {
  const intl = useIntl();
  const { id, path, title, writtenIn, facts, facets, publishedAt, closesAt } = offer;
  const said = [facts.entity, facts.domain, facts.experience, facts.remote];
  return (
    <article
      className={`${stretched.area} ${rows.row} ${styles.offer}`}
      data-ref={id}
      data-domain={facets.domain}
      data-group={facets.entity}
      data-id={id}
    >
      <Where offer={offer} />
      <div className={rows.words}>
        {facts.contract === undefined ? null : <Tag>{facts.contract}</Tag>}
        <h3 className={rows.title}>
          <a
            className={stretched.link}
            href={path}
            lang={writtenIn === locale ? undefined : writtenIn}
          >
            {title}
          </a>
        </h3>
        <p className={rows.summary}>{said.filter((fact) => fact !== undefined).join(' · ')}</p>
        {reason === undefined ? null : <p className={styles.reason}>{reason}</p>}
      </div>
      <p className={styles.dates}>
        <time dateTime={publishedAt}>
          <FormattedMessage id="offers.published" values={{ day: formatDay(intl, publishedAt) }} />
        </time>
        {closesAt === undefined ? null : (
          <time dateTime={closesAt}>
            <FormattedMessage id="offers.until" values={{ day: formatDay(intl, closesAt) }} />
          </time>
        )}
      </p>
    </article>
  );
}

/** Its places: the first ones by name, and all of them on hovering; then the countries. */
function Where({ offer: { places, distanceKm } }: Pick<OfferRowProps, 'offer'>) {
  const intl = useIntl();
  const { name, within } = placesOnSite(places, intl);
  const all = listPlaceNames(places);
  return (
    <p className={styles.place}>
      <span className={styles.city} title={all.length > 1 ? all.join(', ') : undefined}>
        {name}
      </span>
      {within === undefined ? null : <span>{within}</span>}
      {distanceKm === undefined ? null : (
        <span>
          <FormattedMessage id="offers.distance" values={{ distance: Math.round(distanceKm) }} />
        </span>
      )}
    </p>
  );
}

/** The same row as a cached item of a list. */
export function OfferItem(row: OfferRowProps) {
  const { offer, locale, reason } = row;
  return (
    <CachedPart as="li" name="offer" locale={locale} shown={[offer, reason]}>
      <OfferRow {...row} />
    </CachedPart>
  );
}
