import { usePrefetchQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { richTextScript } from '../blocks/rich-text-input.tsx';
import { RequestRefused } from '../requests/failures.ts';
import { Loading } from '../shell/frame.tsx';
import { whoAmI } from '../shell/session.ts';
import { readEditor } from './api/read-editor.ts';
import { DeletedPage } from './deleted-page.tsx';
import { PageEditor } from './page-editor.tsx';
import { useItemOfPath } from './use-item-of-path.ts';

/** Opens an item of any kind for editing, or read-only if the user may not write. */
export function EditorScreen() {
  const item = useItemOfPath('/admin/content/$kind/$id/edit');
  // The connection may fail before a text is opened.
  usePrefetchQuery(richTextScript);
  const { data: account } = useSuspenseQuery(whoAmI);
  const { data, error } = useQuery(readEditor(item));
  if (error instanceof RequestRefused && error.problem.code === 'content-deleted') {
    return <DeletedPage item={item} />;
  }
  // An open editor stays when the session ends, because it contains the typed text.
  if (data === undefined && error) throw error;
  if (data === undefined) return <Loading />;
  return <PageEditor key={item.id} {...data} accountId={account.id} />;
}
