import { formatSalary } from '@parvis/contracts/careers/format-salary.ts';
import type { ListedOffer } from '@parvis/contracts/careers/offer-views.ts';
import { listPlaceNames } from '@parvis/contracts/careers/places-in-words.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { CachedPart } from '../../server/cached-part.tsx';
import stretched from '../../ui/stretched-link.module.css';
import rows from '../lists/rows.module.css';
import styles from './offer-row.module.css';
import { placesOnSite, shortDay } from './offer-words.server.ts';

interface OfferRowProps {
  readonly offer: ListedOffer;
  readonly locale: Locale;
  /** What it has in common with another offer, if it is shown as a similar one. */
  readonly reason?: string | undefined;
}

/**
 * An offer as a row: title and employer, then a column each for place, contract, salary and dates,
 * so that no fact breaks over two lines.
 */
function OfferRow({ offer, locale, reason }: OfferRowProps) {
  const { id, path, title, writtenIn, facts, facets, salary } = offer;
  return (
    <article
      className={`${stretched.area} ${rows.row} ${styles.offer}`}
      data-ref={id}
      data-domain={facets.domain}
      data-group={facets.entity}
      data-id={id}
    >
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a
            className={stretched.link}
            href={path}
            lang={writtenIn === locale ? undefined : writtenIn}
          >
            {title}
          </a>
        </h3>
        <Cell first={facts.entity} second={facts.domain} />
        {reason === undefined ? null : <p className={styles.reason}>{reason}</p>}
      </div>
      <Where offer={offer} />
      <Cell first={facts.contract} second={facts.remote} />
      <Cell first={salary && formatSalary(salary, locale)} second={facts.experience} />
      <Dates offer={offer} />
    </article>
  );
}

interface CellProps {
  readonly first: string | undefined;
  /** Shown where there is space for it. */
  readonly second: string | undefined;
}

/** Two facts, each on a line of its own. */
function Cell({ first, second }: CellProps) {
  return (
    <p className={styles.cell}>
      {first === undefined ? null : <span>{first}</span>}{' '}
      {second === undefined ? null : <span>{second}</span>}
    </p>
  );
}

/** Its places: the first ones by name, and all of them on hovering; then the countries. */
function Where({ offer: { places, distanceKm } }: Pick<OfferRowProps, 'offer'>) {
  const intl = useIntl();
  const { name, within } = placesOnSite(places, intl);
  const all = listPlaceNames(places);
  return (
    <p className={`${styles.cell} ${styles.place}`}>
      <span title={all.length > 1 ? all.join(', ') : undefined}>{name}</span>{' '}
      {within === undefined ? null : <span>{within}</span>}{' '}
      {distanceKm === undefined ? null : (
        <span>
          <FormattedMessage id="offers.distance" values={{ distance: Math.round(distanceKm) }} />
        </span>
      )}
    </p>
  );
}

function Dates({ offer: { publishedAt, closesAt } }: Pick<OfferRowProps, 'offer'>) {
  const intl = useIntl();
  return (
    <p className={styles.cell}>
      <time dateTime={publishedAt}>
        <FormattedMessage id="offers.published" values={{ day: shortDay(intl, publishedAt) }} />
      </time>{' '}
      {closesAt === undefined ? null : (
        <time dateTime={closesAt}>
          <FormattedMessage id="offers.until" values={{ day: shortDay(intl, closesAt) }} />
        </time>
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
