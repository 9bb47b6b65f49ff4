import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { useMayWrite } from '../shell/session.ts';
import { listPages } from './api/list-pages.ts';
import { CreatePageDialog } from './create-page-dialog.tsx';
import { PageFilters } from './page-filters.tsx';
import { PageList } from './page-list.tsx';
import styles from './pages.module.css';
import type { PagesSearch } from './pages-search.ts';
import { Paging } from './paging.tsx';

/** The list of pages; its search is kept in the address. */
export function PagesScreen() {
  const search = useSearch({ from: '/admin/pages' });
  const navigate = useNavigate({ from: '/admin/pages' });
  const mayWrite = useMayWrite();
  const [creating, setCreating] = useState(false);
  const { data, error, isPlaceholderData } = useQuery(listPages(search));
  if (error) throw error;
  const change = (changed: Partial<PagesSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...changed }, replace: true });
  return (
    <section className={styles.screen}>
      <div className={styles.head}>
        <h1>
          <FormattedMessage id="pages.title" />
        </h1>
        {mayWrite && (
          <Button className="button primary" onPress={() => setCreating(true)}>
            <Plus size={16} aria-hidden />
            <FormattedMessage id="pages.create" />
          </Button>
        )}
      </div>
      <PageFilters search={search} onChange={change} />
      <p role="status" className={styles.count}>
        {data && <FormattedMessage id="pages.count" values={{ total: data.total }} />}
      </p>
      {data && <PageList pages={data.items} fading={isPlaceholderData} />}
      {data && <Paging list={data} onPage={(page) => change({ page })} />}
      {creating && <CreatePageDialog locale={search.locale} onClose={() => setCreating(false)} />}
    </section>
  );
}
