import { resultKinds } from '@parvis/contracts/site/search/result-kinds.ts';
import type { SiteSearch } from '@parvis/contracts/site/search/site-search.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import typography from '../../ui/typography.module.css';
import { AccountBlock } from './account-block.server.tsx';
import styles from './found-page.module.css';
import { FoundRow } from './found-row.server.tsx';
import { NoResults } from './no-results.server.tsx';
import { OffersFound } from './offers-found.server.tsx';

/** A page of results, with links to each kind of result and to further pages. */
export function FoundPage({ found }: { readonly found: SiteSearch }) {
  const { formatMessage } = useIntl();
  const { locale, kind, page, pages, total, counts, items, banks, offers, hrefOf } = found;
  const shown = kind === undefined ? total : (counts[kind] ?? 0);
  return (
    <>
      {banks === undefined ? null : <AccountBlock banks={banks} />}
      <OffersFound offers={offers} />
      {total === 0 ? (
        offers === undefined && <NoResults found={found} level={2} />
      ) : (
        <div className={styles.found}>
          <Kinds found={found} />
          <div>
            <h2 className={`${typography.heading} ${styles.count}`}>
              <FormattedMessage id="search.count" values={{ count: shown }} />
            </h2>
            <ul className={styles.rows}>
              {items.map((item) => (
                <li key={item.path}>
                  <FoundRow item={item} locale={locale} level={3} saysKind={kind === undefined} />
                </li>
              ))}
            </ul>
            <Pagination
              current={page}
              total={pages}
              hrefOf={(other) => hrefOf({ ...(kind && { kind }), page: other })}
              labels={{
                label: formatMessage({ id: 'list.pagination' }),
                previous: formatMessage({ id: 'list.previous' }),
                next: formatMessage({ id: 'list.next' }),
                page: (number) => formatMessage({ id: 'list.page' }, { page: number }),
              }}
            />
          </div>
        </div>
      )}
    </>
  );
}

/** The number of results of each kind, with a link to that kind alone. */
function Kinds({ found }: { readonly found: SiteSearch }) {
  const { formatMessage } = useIntl();
  const { kind, total, counts, hrefOf } = found;
  const kinds = resultKinds.flatMap((one) => {
    const count = counts[one] ?? 0;
    return count === 0 && one !== kind ? [] : [{ one, count }];
  });
  return (
    <nav className={styles.kinds} aria-label={formatMessage({ id: 'search.kinds' })}>
      <ul>
        <li>
          <a href={hrefOf({})} aria-current={kind === undefined ? 'true' : undefined}>
            <FormattedMessage id="search.kind.all" />
            <span className={styles.number}>{total}</span>
          </a>
        </li>
        {kinds.map(({ one, count }) => (
          <li key={one}>
            <a href={hrefOf({ kind: one })} aria-current={kind === one ? 'true' : undefined}>
              <FormattedMessage id={`search.kind.${one}`} />
              <span className={styles.number}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
