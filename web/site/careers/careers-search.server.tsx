import type { CareersLanding } from '@parvis/contracts/careers/careers-landing.ts';
import { maxKeywordsLength } from '@parvis/contracts/site/filters/list-state.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './careers-search.module.css';

/** The search of all offers, which opens their list, and links to those of each contract. */
export function CareersSearch({ landing }: { readonly landing: CareersLanding }) {
  const { formatMessage } = useIntl();
  const { offers, contracts } = landing;
  const id = 'careers-search';
  return (
    <search className={styles.search}>
      <form action={offers} method="get" className={styles.form}>
        <label htmlFor={id}>{formatMessage({ id: 'careers.search' })}</label>
        <div className={styles.line}>
          <input
            id={id}
            type="search"
            name="q"
            maxLength={maxKeywordsLength}
            placeholder={formatMessage({ id: 'offers.keywords-example' })}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit">{formatMessage({ id: 'offers.search' })}</button>
        </div>
      </form>
      <ul className={styles.contracts} aria-label={formatMessage({ id: 'careers.contracts' })}>
        {contracts.map(({ name, href, results }) => (
          <li key={href}>
            <a href={href}>
              {name} <span>{results}</span>
            </a>
          </li>
        ))}
        <li>
          <AllOffersLink landing={landing} />
        </li>
      </ul>
    </search>
  );
}

/** The link to the complete list. */
export function AllOffersLink({ landing }: { readonly landing: CareersLanding }) {
  const { offers, total, isSearchUnavailable } = landing;
  return (
    <a href={offers}>
      {isSearchUnavailable || total === 0 ? (
        <FormattedMessage id="careers.all-away" />
      ) : (
        <FormattedMessage id="careers.all" values={{ count: total }} />
      )}
    </a>
  );
}
