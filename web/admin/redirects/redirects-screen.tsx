import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ListScreen } from '../lists/list-screen.tsx';
import { listRedirects } from './api/list-redirects.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectRow } from './redirect-row.tsx';
import { RedirectTable } from './redirect-table.tsx';

const words = {
  title: 'redirects.title',
  count: 'redirects.count',
  none: 'redirects.none',
  search: 'redirects.search',
  create: 'redirects.create',
};
const columns = ['redirects.from', 'redirects.to', 'list.changed', 'list.actions'];

/** The list of redirects; its search is in the address. */
export function RedirectsScreen() {
  const search = useSearch({ from: '/admin/redirects' });
  return (
    <ListScreen
      words={words}
      columns={columns}
      result={useQuery(listRedirects(search))}
      renderRow={(redirect, onEdit) => (
        <RedirectRow key={redirect.id} redirect={redirect} onEdit={onEdit} />
      )}
      renderDialog={(redirect, onClose) => <RedirectDialog redirect={redirect} onClose={onClose} />}
    >
      <RedirectTable />
    </ListScreen>
  );
}
