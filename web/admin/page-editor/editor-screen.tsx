import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RequestRefused } from '../requests/failures.ts';
import { Loading } from '../shell/frame.tsx';
import { whoAmI } from '../shell/session.ts';
import { readEditor } from './api/read-editor.ts';
import { DeletedPage } from './deleted-page.tsx';
import { PageEditor } from './page-editor.tsx';

/** Opens a page for editing, or read-only if the user may not write. */
export function EditorScreen() {
  const { id } = useParams({ from: '/admin/pages/$id' });
  const { data: account } = useSuspenseQuery(whoAmI);
  const { data, error } = useQuery(readEditor(id));
  if (error instanceof RequestRefused && error.problem.code === 'content-deleted') {
    return <DeletedPage id={id} />;
  }
  if (data === undefined && error) throw error;
  if (data === undefined) return <Loading />;
  return <PageEditor key={id} {...data} accountId={account.id} />;
}
