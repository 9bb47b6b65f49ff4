import type { SiteSearch } from '@parvis/contracts/site/search/site-search.ts';
import { FormattedMessage } from 'react-intl';
import styles from './no-results.module.css';

interface NoResultsProps {
  readonly found: SiteSearch;
  readonly level: 2 | 3;
}

/** Shown when nothing was found: similar titles, and further hints. */
export function NoResults({ found, level }: NoResultsProps) {
  const { search, suggestions, hrefOf, locale } = found;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.none}>
      <Heading className={styles.title}>
        <FormattedMessage id="search.none.title" values={{ words: search }} />
      </Heading>
      <p className={styles.text}>
        <FormattedMessage id="search.none.text" />
      </p>
      {suggestions.length > 0 ? (
        <>
          <p className={styles.meant}>
            <FormattedMessage id="search.none.suggestions" />
          </p>
          <ul className={styles.suggestions} lang={locale}>
            {suggestions.map((title) => (
              <li key={title}>
                <a href={hrefOf({ search: title })}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
