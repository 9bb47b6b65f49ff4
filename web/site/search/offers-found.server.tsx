import type { FoundOffersOfSearch } from '@parvis/contracts/site/search/site-search.ts';
import { FormattedMessage } from 'react-intl';
import styles from './no-results.module.css';

/** How many job offers a search finds, with a link to them; or to the only one. */
export function OffersFound({ offers }: { readonly offers: FoundOffersOfSearch | undefined }) {
  if (offers === undefined) return null;
  const { total, path, only } = offers;
  return (
    <ul className={styles.suggestions}>
      <li>
        <a href={only?.path ?? path}>
          {only === undefined ? (
            <FormattedMessage id="search.offers" values={{ count: total }} />
          ) : (
            <FormattedMessage id="search.offer" values={{ title: only.title }} />
          )}
        </a>
      </li>
    </ul>
  );
}
