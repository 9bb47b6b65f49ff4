import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { CreateAlertLink } from '../alerts/create-alert-link.server.tsx';
import { ManageAlertsLink } from '../alerts/manage-alerts-link.server.tsx';
import { ActiveFilters } from '../lists/active-filters.server.tsx';
import head from '../lists/results-header.module.css';
import { SaveSearch } from '../saved-searches/saved-searches.server.tsx';
import { filterName } from './filter-name.server.ts';
import styles from './offers-header.module.css';

/** The number of offers and countries, the sort order, and the active filters. */
export function OffersHeader({ list }: { readonly list: OffersList }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { total, countries, corrected, isSearchUnavailable } = list;
  return (
    <div className={styles.header}>
      <h2 className={`${styles.count} ${head.count}`} data-list="count" tabIndex={-1}>
        <span data-number="total">{formatMessage({ id: 'offers.count' }, { count: total })}</span>
        {total > 0 && countries > 0 ? (
          <>
            {' '}
            <span data-number="countries">
              {formatMessage({ id: 'offers.countries' }, { count: countries })}
            </span>
          </>
        ) : null}
      </h2>
      <Tools list={list} />
      {isSearchUnavailable ? <Note id="offers.away" /> : null}
      {corrected === undefined ? null : (
        <p className={styles.note}>
          <FormattedMessage id="offers.corrected" values={{ words: corrected }} />
        </p>
      )}
      <ActiveFilters
        list={list}
        nameOf={(filter) => filterName(filter, list.state.near?.radiusKm, intl)}
      />
    </div>
  );
}

function Note({ id }: { readonly id: 'offers.away' }) {
  return (
    <p className={styles.note}>
      <FormattedMessage id={id} />
    </p>
  );
}

/** The list, and the map of its places. */
function Views({ list }: { readonly list: OffersList }) {
  const { address, mapHref, map } = list;
  const views = [
    { id: 'offers.view.list', href: address, isShown: !map },
    { id: 'offers.view.map', href: mapHref, isShown: map !== undefined },
  ] as const;
  return (
    <ul className={styles.sorts} aria-label={useIntl().formatMessage({ id: 'offers.view' })}>
      {views.map(({ id, href, isShown }) => (
        <li key={id}>
          <a href={href} aria-current={isShown ? 'true' : undefined}>
            <FormattedMessage id={id} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The sort orders, if there are several; then alerts, saved searches and the feed. */
function Tools({ list }: { readonly list: OffersList }) {
  const { sort, sorts, feed, total, map } = list;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.tools}>
      <Views list={list} />
      {total > 1 && sorts.length > 1 && !map ? (
        <ul className={styles.sorts} aria-label={formatMessage({ id: 'offers.sort' })}>
          {sorts.map((one) => (
            <li key={one.sort} data-list-link>
              <a href={one.href} aria-current={one.sort === sort ? 'true' : undefined}>
                <FormattedMessage id={`offers.sort.${one.sort}`} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <CreateAlertLink list={list} />
      <SaveSearch list={list} />
      <p>
        <ManageAlertsLink locale={list.locale} />
      </p>
      <a className={head.feed} href={feed} type="application/rss+xml">
        {formatMessage({ id: 'offers.feed' })}
      </a>
    </div>
  );
}
