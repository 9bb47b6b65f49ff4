import type { RevisionEntry } from '@parvis/contracts/revisions/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import lists from '../lists/lists.module.css';
import { Paging } from '../pages/paging.tsx';
import { Loading } from '../shell/frame.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { listRevisions } from './api/list-revisions.ts';
import {
  entities,
  type RevisionedEntity,
  type RevisionedType,
  revisionedTypes,
} from './entities.ts';
import { EntityHead } from './entity-head.tsx';
import { RevisionItem } from './revision-item.tsx';
import styles from './revisions.module.css';
import { useRestore } from './use-restore.ts';

/**
 * All revisions of an item that is saved as a whole, with changes, authors, and buttons to restore
 * them.
 */
export function RevisionsScreen() {
  const { type, id } = useParams({ from: '/admin/history/$type/$id' });
  const { page, ...list } = useSearch({ from: '/admin/history/$type/$id' });
  const known = revisionedTypes.find((one) => one === type);
  if (known === undefined || !entities[known].isAt({ id, ...list })) return <NotFoundScreen />;
  // With its own queries: those of another item keep its revisions while these load.
  return <Revisions key={`${type} ${id}`} of={{ type: known, id, ...list }} page={page} />;
}

interface RevisionsProps {
  readonly of: RevisionedEntity;
  readonly page: number | undefined;
}

function Revisions({ of, page }: RevisionsProps) {
  const navigate = useNavigate({ from: '/admin/history/$type/$id' });
  const { data, error } = useQuery(listRevisions(of, page));
  // The revision that a restoration follows is on the first page.
  const newest = useQuery(listRevisions(of, undefined));
  const names = useMentionedNames(of.type, data?.items ?? []);
  const failure = error ?? newest.error;
  if (failure) throw failure;
  const latest = newest.data?.items[0];
  return (
    <section className={lists.screen}>
      <EntityHead of={of} newest={latest} />
      <p role="status" className={lists.count}>
        {data && <FormattedMessage id="history.count" values={{ count: data.total }} />}
      </p>
      {data && names ? (
        <Entries of={of} entries={data.items} names={names} newest={latest} />
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

/** Returns the names of what revisions mention, by id; undefined while they load. */
function useMentionedNames(type: RevisionedType, revisions: readonly RevisionEntry[]) {
  const { language } = useInterfaceLanguage();
  const { mentions, readNames } = entities[type];
  const mentioned = revisions.flatMap(({ content, former }) =>
    [content, former].flatMap((one) => (one === null ? [] : mentions(one))),
  );
  const ids = [...new Set(mentioned)];
  const { data, isPending } = useQuery({
    queryKey: ['revisions', 'names', type, ids, language],
    queryFn: () => readNames(ids, language),
  });
  return isPending ? undefined : (data ?? new Map<string, string>());
}

interface EntriesProps {
  readonly of: RevisionedEntity;
  readonly entries: readonly RevisionEntry[];
  readonly names: ReadonlyMap<string, string>;
  readonly newest: RevisionEntry | undefined;
}

function Entries({ of, entries, names, newest }: EntriesProps) {
  const intl = useIntl();
  const { restore, busy, mayRestore } = useRestore(of);
  return (
    <ol className={styles.list} aria-label={intl.formatMessage({ id: 'history.revisions' })}>
      {entries.map((entry) => {
        const isNewest = entry.at === newest?.at && entry.revision === newest.revision;
        const isRestorable = mayRestore && newest && !newest.deleted && !isNewest && !entry.deleted;
        return (
          <RevisionItem
            key={`${entry.revision} ${entry.at}`}
            entity={entities[of.type]}
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
