import { type ResultKind, resultKinds } from '@parvis/contracts/site/search/result-kinds.ts';
import type { SearchData } from '@parvis/contracts/site/search/search-data.ts';
import type { SearchResult, SiteSearch } from '@parvis/contracts/site/search/site-search.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedMessage, RawIntlProvider, useIntl } from 'react-intl';
import { publicIntl } from '../../server/intl.ts';
import { AccountBlock } from './account-block.server.tsx';
import { FoundRow } from './found-row.server.tsx';
import { NoResults } from './no-results.server.tsx';
import { OffersFound } from './offers-found.server.tsx';
import styles from './search-answer.module.css';

/**
 * Returns the results shown while the visitor types, their HTML rendered by the components of the
 * page.
 */
export function searchData(found: SiteSearch): string {
  const html = (part: ReactNode) =>
    renderToStaticMarkup(
      <RawIntlProvider value={publicIntl(found.locale)}>{part}</RawIntlProvider>,
    );
  const { banks } = found;
  const data: SearchData = {
    success: true,
    html: html(<FirstResults found={found} />),
    account: banks !== undefined,
    accountHtml: banks === undefined ? '' : html(<AccountBlock banks={banks} />),
  };
  return JSON.stringify(data);
}

/** The best results, grouped by kind, and the link to all of them. */
function FirstResults({ found }: { readonly found: SiteSearch }) {
  const { formatMessage } = useIntl();
  const { items, total, offers, hrefOf } = found;
  const counts = [
    ...(total > 0 || offers === undefined
      ? [formatMessage({ id: 'search.count' }, { count: total })]
      : []),
    ...(offers ? [formatMessage({ id: 'search.offers' }, { count: offers.total })] : []),
  ];
  return (
    <>
      {/* Announced when the results are inserted. */}
      <p className="visually-hidden" data-search="count">
        {counts.join(', ')}
      </p>
      <OffersFound offers={offers} />
      {items.length === 0 ? (
        offers === undefined && <NoResults found={found} level={3} />
      ) : (
        <>
          {byKind(items).map(([kind, ofKind]) => (
            <KindGroup key={kind} kind={kind} items={ofKind} found={found} />
          ))}
          {total > items.length ? (
            <p className={styles.all}>
              <a href={hrefOf({})}>
                <FormattedMessage id="search.all-results" values={{ count: total }} />
              </a>
            </p>
          ) : null}
        </>
      )}
    </>
  );
}

interface KindGroupProps {
  readonly kind: ResultKind;
  readonly items: readonly SearchResult[];
  readonly found: SiteSearch;
}

function KindGroup({ kind, items, found }: KindGroupProps) {
  const { counts, hrefOf, locale } = found;
  const count = counts[kind] ?? 0;
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h3 className={styles.kind}>
          <FormattedMessage id={`search.kind.${kind}`} />
        </h3>
        {count > items.length ? (
          <a className={styles.more} href={hrefOf({ kind })}>
            <FormattedMessage id="search.all-of-kind" values={{ count }} />
            <span className="visually-hidden">
              {' '}
              <FormattedMessage id={`search.kind.${kind}`} />
            </span>
          </a>
        ) : null}
      </div>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={item.path}>
            <FoundRow item={item} locale={locale} level={4} saysKind={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Results grouped by kind: the kind of the best one first. */
function byKind(
  items: readonly SearchResult[],
): readonly (readonly [ResultKind, SearchResult[]])[] {
  const first = (kind: ResultKind) => items.findIndex((item) => item.kind === kind);
  return resultKinds
    .filter((kind) => first(kind) >= 0)
    .toSorted((one, other) => first(one) - first(other))
    .map((kind) => [kind, items.filter((item) => item.kind === kind)]);
}
