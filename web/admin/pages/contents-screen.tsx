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
import { type ContentRow, listContents } from './api/list-contents.ts';
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
  const shown: readonly ContentRow[] = data?.items ?? [];
  const filters = JSON.stringify({ kind, ...search, page: undefined, sort: undefined });
  const selection = useSelection(shown, filters);
  requireShown(data, error);
  const change = (changed: Partial<ContentsSearch>) =>
    void navigate({
      to: listScreens[kind],
      search: { ...search, page: undefined, ...changed },
      replace: true,
    });
  return (
    <section className={styles.screen}>
      <Head kind={kind} onCreate={mayWrite ? () => setCreating(true) : undefined} />
      <ContentFilters kind={kind} search={search} onChange={change} />
      <div className={styles.over}>
        <p role="status" className={styles.count}>
          {data && <FormattedMessage id="contents.count" values={{ total: data.total, kind }} />}
        </p>
        <ColumnsMenu columns={columns} />
      </div>
      {data && <ContentsBulkBar {...{ kind, search, shown, selection }} total={data.total} />}
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

interface HeadProps {
  readonly kind: ContentKind;
  /** Undefined for users who may only read. */
  readonly onCreate: (() => void) | undefined;
}

function Head({ kind, onCreate }: HeadProps) {
  return (
    <div className={styles.head}>
      <h1>
        <FormattedMessage id={`contents.title.${kind}`} />
      </h1>
      {onCreate && (
        <Button className="button primary" onPress={onCreate}>
          <Plus size={16} aria-hidden />
          <FormattedMessage id={`contents.create.${kind}`} />
        </Button>
      )}
    </div>
  );
}
