import type { ListedImport } from '@parvis/contracts/content-import/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import pages from '../pages/pages.module.css';
import { Paging } from '../pages/paging.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { Moment } from '../shell/moment.tsx';
import { listContentImports } from './api/content-imports.ts';
import styles from './content-imports.module.css';
import { ImportStateMark } from './import-state-mark.tsx';
import { UploadForm } from './upload-form.tsx';

/** The imports of content, and a form for another. */
export function ContentImportsScreen() {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(listContentImports(page));
  requireShown(data, error);
  return (
    <section className={pages.screen}>
      <h1>
        <FormattedMessage id="content-imports.title" />
      </h1>
      <p className={styles.intro}>
        <FormattedMessage id="content-imports.intro" />
      </p>
      <UploadForm />
      <h2>
        <FormattedMessage id="content-imports.list" />
      </h2>
      {!data && <Loading />}
      {data?.total === 0 && (
        <p className={pages.none}>
          <FormattedMessage id="content-imports.none" />
        </p>
      )}
      {data && data.total > 0 && <ImportTable items={data.items} />}
      {data && <Paging list={data} onPage={(next) => setPage(next ?? 1)} />}
    </section>
  );
}

function ImportTable({ items }: { readonly items: readonly ListedImport[] }) {
  return (
    <div className={styles.wide}>
      <table className={pages.table}>
        <thead>
          <tr>
            {(['file', 'state', 'by'] as const).map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`content-imports.column.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.id}>
              <td className={pages.title}>
                <Link to="/admin/content-imports/$id" params={{ id: one.id }}>
                  {one.filename}
                </Link>
              </td>
              <td>
                <ImportStateMark state={one.state} />
              </td>
              <td>
                {one.by}
                <span className={styles.line}>
                  <Moment at={one.createdAt} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
