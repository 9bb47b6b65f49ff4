import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readEditor } from '../page-editor/api/read-editor.ts';
import { useItemOfPath } from '../page-editor/use-item-of-path.ts';
import { Paging } from '../pages/paging.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { readVersions } from './api/read-versions.ts';
import styles from './history.module.css';
import { ShownVersion } from './shown-version.tsx';
import { VersionRow } from './version-row.tsx';
import type { VersionsSearch } from './versions-search.ts';

/** What visitors saw of an item, from when to when: to compare, to look at, and to restore. */
export function VersionsScreen() {
  const intl = useIntl();
  const item = useItemOfPath('/admin/content/$kind/$id/versions');
  const search = useSearch({ from: '/admin/content/$kind/$id/versions' });
  const navigate = useNavigate({ from: '/admin/content/$kind/$id/versions' });
  const page = useQuery({ ...readEditor(item), refetchInterval: false });
  const list = useQuery(readVersions(item, search.page ?? 1));
  requireShown(page.data && list.data, page.error ?? list.error);
  if (!page.data || !list.data) return <Loading />;
  const { content } = page.data;
  const { items } = list.data;
  const shown = items.find(({ number }) => number === search.version) ?? items[0];
  const go = (changed: VersionsSearch) => void navigate({ search: changed, replace: true });
  return (
    <section className={styles.screen}>
      <header className={styles.head}>
        <Link
          to="/admin/content/$kind/$id/edit"
          params={{ kind: item.kind, id: item.id }}
          aria-label={intl.formatMessage({ id: 'history.back' }, { kind: item.kind })}
        >
          <ArrowLeft size={18} aria-hidden />
        </Link>
        <h1>
          <FormattedMessage id="versions.title" values={{ title: content.title }} />
        </h1>
      </header>
      {shown === undefined ? (
        <p className={styles.none}>
          <FormattedMessage id="versions.none" />
        </p>
      ) : (
        <div className={styles.columns}>
          <div className={styles.side}>
            <ol aria-label={intl.formatMessage({ id: 'versions.list' })}>
              {items.map((version) => (
                <VersionRow
                  key={version.number}
                  version={version}
                  isShown={version === shown}
                  onShow={() => go({ page: search.page, version: version.number })}
                />
              ))}
            </ol>
            <Paging list={list.data} onPage={(wanted) => go({ page: wanted })} />
          </div>
          <ShownVersion
            key={shown.number}
            content={content}
            version={shown}
            others={items}
            comparedWith={search.with}
            onCompare={(other) => go({ ...search, version: shown.number, with: other })}
          />
        </div>
      )}
    </section>
  );
}
