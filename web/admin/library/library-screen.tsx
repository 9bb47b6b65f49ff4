import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { NothingListed } from '../lists/nothing-listed.tsx';
import frame from '../offers/offers.module.css';
import { Paging } from '../pages/paging.tsx';
import { useSelection } from '../pages/selection.ts';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { useCanWrite } from '../shell/session.ts';
import { AddVideo } from './add-video.tsx';
import { listLibrary } from './api/library.ts';
import styles from './library.module.css';
import { LibraryBulkBar } from './library-bulk-bar.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryRow } from './library-row.tsx';
import { type LibrarySearch, libraryKindSchema, libraryKinds } from './library-search.ts';
import { UploadZone } from './upload/upload-zone.tsx';
import { useLibraryUploads } from './upload/uploads-provider.tsx';

/**
 * The media library: who can reach each item, and its release; the kind and the search are in the
 * address.
 */
export function LibraryScreen() {
  const intl = useIntl();
  const kind = libraryKindSchema.parse(useParams({ from: '/admin/library/$type' }).type);
  const search = useSearch({ from: '/admin/library/$type' });
  const mayWrite = useCanWrite();
  const uploads = useLibraryUploads();
  const navigate = useNavigate({ from: '/admin/library/$type' });
  const { data, error, isPlaceholderData } = useQuery(listLibrary(kind, search));
  const selection = useSelection(data?.items ?? []);
  requireShown(data, error);
  const change = (changed: Partial<LibrarySearch>) =>
    void navigate({
      to: '.',
      params: { type: kind },
      search: { ...search, page: undefined, ...changed },
      replace: true,
    });
  return (
    <section className={frame.screen}>
      <div className={frame.head}>
        <h1>
          <FormattedMessage id="library.heading" />
        </h1>
        <nav className={frame.tabs} aria-label={intl.formatMessage({ id: 'library.kinds' })}>
          {libraryKinds.map((type) => (
            <Link
              key={type}
              to="/admin/library/$type"
              params={{ type }}
              activeOptions={{ includeSearch: false }}
            >
              <FormattedMessage id={`library.kind.${type}`} />
            </Link>
          ))}
        </nav>
      </div>
      <p className={frame.count}>
        <FormattedMessage id="library.rule" />
      </p>
      {mayWrite && <UploadZone uploads={uploads} />}
      {mayWrite && kind === 'video' && <AddVideo />}
      <LibraryFilters key={kind} search={search} onChange={change} />
      <p role="status" className={frame.count}>
        {data && <FormattedMessage id="library.count" values={{ total: data.total }} />}
      </p>
      {!data && <Loading />}
      {mayWrite && <LibraryBulkBar selection={selection} />}
      {data?.items.length === 0 && <NothingListed search={search} notFound="library.none" />}
      {data && data.items.length > 0 && (
        <ul className={styles.list} data-fading={isPlaceholderData}>
          {data.items.map((media) => (
            <LibraryRow key={media.id} media={media} selection={mayWrite ? selection : undefined} />
          ))}
        </ul>
      )}
      {data && <Paging list={data} onPage={(page) => change({ page })} />}
    </section>
  );
}
