import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import typography from '../../ui/typography.module.css';
import { alertPath } from '../alerts/alert-path.server.ts';
import results from '../lists/results.module.css';
import { filterName } from './filter-name.server.ts';
import styles from './no-offers.module.css';

/**
 * Shown when no offer was found: wider radii and filters to remove, each with its number of
 * results.
 */
export function NoOffers({ list }: { readonly list: OffersList }) {
  if (list.active.length === 0)
    return (
      <div className={results.empty}>
        <p className={typography.lead}>
          <FormattedMessage id="offers.empty.nothing" />
        </p>
      </div>
    );
  return (
    <div className={results.empty}>
      <h3 className={typography.heading}>
        <FormattedMessage id="offers.empty.title" />
      </h3>
      <p className={typography.lead}>
        <FormattedMessage id="offers.empty.text" />
      </p>
      <WiderRadii list={list} />
      <FewerFilters list={list} />
      <p>
        <a href={alertPath(list)}>
          <FormattedMessage id="offers.empty.alert" />
        </a>
      </p>
      <p data-list-link={list.campaign ? undefined : true}>
        <a href={list.reset}>
          <FormattedMessage id="list.reset" />
        </a>
      </p>
    </div>
  );
}

function WiderRadii({ list }: { readonly list: OffersList }) {
  const { formatMessage } = useIntl();
  const radius = list.state.near?.radiusKm ?? 0;
  const wider = list.radii.filter(({ radiusKm }) => radiusKm > radius);
  if (wider.length === 0) return null;
  const title = formatMessage({ id: 'offers.empty.radii' });
  return (
    <ul className={styles.ways} aria-label={title}>
      {wider.map(({ radiusKm, href }) => (
        <li key={radiusKm} data-list-link>
          <a href={href}>
            <FormattedMessage id="offers.near" values={{ radius: radiusKm }} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The filters that can be removed, those with results first. */
function FewerFilters({ list }: { readonly list: OffersList }) {
  const intl = useIntl();
  const removable = list.active
    .filter(({ isHeld }) => !isHeld)
    .toSorted((one, other) => (other.resultsWithout ?? 0) - (one.resultsWithout ?? 0));
  if (removable.length === 0) return null;
  const title = intl.formatMessage({ id: 'offers.empty.filters' });
  return (
    <ul className={styles.ways} aria-label={title}>
      {removable.map((filter) => (
        <li key={`${filter.of} ${filter.name}`} data-list-link>
          <a href={filter.hrefWithout}>
            {withoutName(
              filterName(filter, list.state.near?.radiusKm, intl),
              filter.of === 'keywords',
              intl,
            )}
          </a>
          {filter.resultsWithout === undefined ? null : (
            <span className={styles.count}>
              <FormattedMessage id="offers.count" values={{ count: filter.resultsWithout }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

type Intl = Pick<ReturnType<typeof useIntl>, 'formatMessage'>;

/** Keywords already have quotation marks. */
function withoutName(name: string, isQuoted: boolean, { formatMessage }: Intl): string {
  const id = isQuoted ? 'offers.empty.without-words' : 'offers.empty.without';
  return formatMessage({ id }, { name });
}
