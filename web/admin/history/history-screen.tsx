import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { readEditor } from '../page-editor/api/read-editor.ts';
import { DeletedPage } from '../page-editor/deleted-page.tsx';
import { useItemOfPath } from '../page-editor/use-item-of-path.ts';
import { RequestRefused } from '../requests/failures.ts';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { useCanWrite } from '../shell/session.ts';
import { readHistory } from './api/read-history.ts';
import { ComparedRevisions } from './compared-revisions.tsx';
import styles from './history.module.css';
import { HistoryHead } from './history-head.tsx';
import type { HistorySearch } from './history-search.ts';
import { RevisionList } from './revision-list.tsx';
import { RevisionPreview } from './revision-preview.tsx';

/** The history of a module or header: revisions to compare, preview and restore. */
export function HistoryScreen() {
  const item = useItemOfPath('/admin/content/$kind/$id/history');
  const search = useSearch({ from: '/admin/content/$kind/$id/history' });
  const navigate = useNavigate({ from: '/admin/content/$kind/$id/history' });
  const mayWrite = useCanWrite();
  const page = useQuery({ ...readEditor(item), refetchInterval: false });
  const history = useQuery(readHistory(item, search.module));
  if (page.error instanceof RequestRefused && page.error.problem.code === 'content-deleted')
    return <DeletedPage item={item} />;
  const error = page.error ?? history.error;
  requireShown(page.data && history.data, error);
  if (!page.data || !history.data) return <Loading />;
  const { content } = page.data;
  const deleted = content.deletedModules.find(({ id }) => id === search.module);
  const module = deleted ?? content.modules.find(({ id }) => id === search.module);
  const { revisions } = history.data;
  const change = (changed: Partial<HistorySearch>) =>
    void navigate({ search: { ...search, ...changed }, replace: true });
  return (
    <section className={styles.screen}>
      <HistoryHead item={item} title={content.title} module={module} />
      <div className={styles.columns}>
        <RevisionList
          content={content}
          module={module}
          history={history.data}
          search={search}
          // A deleted module comes back as a whole, in the editor.
          mayWrite={mayWrite && deleted === undefined}
          onChange={change}
        />
        {search.preview !== undefined && module ? (
          <RevisionPreview content={content} module={module} revision={search.preview} />
        ) : (
          <ComparedRevisions item={item} module={module} search={search} revisions={revisions} />
        )}
      </div>
    </section>
  );
}
