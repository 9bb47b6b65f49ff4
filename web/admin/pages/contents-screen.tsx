import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { listScreens } from '@parvis/contracts/site/routes/admin-screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { NothingListed } from '../lists/nothing-listed.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { useCanWrite } from '../shell/session.ts';
import { listContents } from './api/list-contents.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { ContentFilters } from './content-filters.tsx';
import { ContentList } from './content-list.tsx';
import { ContentsBulkBar } from './contents-bulk-bar.tsx';
import { type ContentsSearch, contentsSearchSchema } from './contents-search.ts';
import { CreateContentDialog } from './create-content-dialog.tsx';
import styles from './pages.module.css';
import { Paging } from './paging.tsx';
import { useSelection } from './selection.ts';
import { useColumns } from './use-columns.ts';
import { useCreating } from './use-creating.ts';

/** The list of the items of a kind; its search is in the address. */
export function ContentsScreen({ kind }: { readonly kind: ContentKind }) {
  const { create, ...search } = contentsSearchSchema.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const mayWrite = useCanWrite();
  const [creating, setCreating] = useCreating(create !== undefined && mayWrite);
  const { data, error, isPlaceholderData } = useQuery(listContents(kind, search));
  const columns = useColumns(kind);
  const selection = useSelection(data?.items ?? []);
  requireShown(data, error);
  const change = (changed: Partial<ContentsSearch>) =>
    void navigate({
      to: listScreens[kind],
      search: { ...search, page: undefined, ...changed },
      replace: true,
    });
  return (
    <section className={styles.screen}>
      <div className={styles.head}>
        <h1>
          <FormattedMessage id={`contents.title.${kind}`} />
        </h1>
        {mayWrite && (
          <Button className="button primary" onPress={() => setCreating(true)}>
            <Plus size={16} aria-hidden />
            <FormattedMessage id={`contents.create.${kind}`} />
          </Button>
        )}
      </div>
      <ContentFilters kind={kind} search={search} onChange={change} />
      <div className={styles.over}>
        <p role="status" className={styles.count}>
          {data && <FormattedMessage id="contents.count" values={{ total: data.total, kind }} />}
        </p>
        <ColumnsMenu columns={columns} />
      </div>
      <ContentsBulkBar selection={selection} />
      {!data && <Loading />}
      {data?.items.length === 0 && <NothingListed search={search} notFound="pages.none" />}
      {data && data.items.length > 0 && (
        <ContentList
          columns={columns.shown}
          items={data.items}
          sort={search.sort}
          onSort={(sort) => change({ sort })}
          selection={mayWrite ? selection : undefined}
          fading={isPlaceholderData}
        />
      )}
      {data && <Paging list={data} onPage={(page) => change({ page })} />}
      {creating && (
        <CreateContentDialog
          kind={kind}
          locale={search.locale}
          onClose={() => setCreating(false)}
        />
      )}
    </section>
  );
}
