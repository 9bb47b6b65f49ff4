import type { RevisionEntry } from '@parvis/contracts/revisions/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import lists from '../lists/lists.module.css';
import { Paging } from '../pages/paging.tsx';
import { Loading } from '../shell/frame.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { listRevisions } from './api/revisions.ts';
import { EntityHead } from './entity-head.tsx';
import { RevisionItem } from './revision-item.tsx';
import { type RevisionedEntity, revisionedEntitySchema } from './revisioned-entity.ts';
import styles from './revisions.module.css';
import { useNames } from './use-names.ts';
import { useRestore } from './use-restore.ts';

/**
 * All revisions of an item that is saved as a whole, with changes, authors, and buttons to restore
 * them.
 */
export function RevisionsScreen() {
  const params = useParams({ from: '/admin/history/$type/$id' });
  const { page, ...search } = useSearch({ from: '/admin/history/$type/$id' });
  const thing = revisionedEntitySchema.safeParse({ ...params, ...search });
  if (!thing.success) return <NotFoundScreen />;
  // With its own queries: those of another item keep its revisions while these load.
  return <Revisions key={`${params.type} ${params.id}`} thing={thing.data} page={page} />;
}

interface RevisionsProps {
  readonly thing: RevisionedEntity;
  readonly page: number | undefined;
}

function Revisions({ thing, page }: RevisionsProps) {
  const navigate = useNavigate({ from: '/admin/history/$type/$id' });
  const { data, error } = useQuery(listRevisions(thing, page));
  // The revision that a restoration follows is on the first page.
  const newest = useQuery(listRevisions(thing, undefined));
  const names = useNames(thing.type, data?.items ?? []);
  const failure = error ?? newest.error;
  if (failure) throw failure;
  const latest = newest.data?.items[0];
  return (
    <section className={lists.screen}>
      <EntityHead thing={thing} newest={latest} />
      <p role="status" className={lists.count}>
        {data && <FormattedMessage id="history.count" values={{ count: data.total }} />}
      </p>
      {data && names ? (
        <Entries thing={thing} entries={data.items} names={names} newest={latest} />
      ) : (
        <Loading />
      )}
      {data && (
        <Paging
          list={data}
          onPage={(next) => void navigate({ search: (now) => ({ ...now, page: next }) })}
        />
      )}
    </section>
  );
}

interface EntriesProps {
  readonly thing: RevisionedEntity;
  readonly entries: readonly RevisionEntry[];
  readonly names: ReadonlyMap<string, string>;
  readonly newest: RevisionEntry | undefined;
}

function Entries({ thing, entries, names, newest }: EntriesProps) {
  const intl = useIntl();
  const { restore, busy, mayRestore } = useRestore(thing);
  return (
    <ol className={styles.list} aria-label={intl.formatMessage({ id: 'history.revisions' })}>
      {entries.map((entry) => {
        const isNewest = entry.at === newest?.at && entry.revision === newest.revision;
        const isRestorable = mayRestore && newest && !newest.deleted && !isNewest && !entry.deleted;
        return (
          <RevisionItem
            key={`${entry.revision} ${entry.at}`}
            type={thing.type}
            entry={entry}
            names={names}
            isNewest={isNewest}
            busy={busy}
            onRestore={isRestorable ? () => restore(entry, newest.revision) : undefined}
          />
        );
      })}
    </ol>
  );
}
