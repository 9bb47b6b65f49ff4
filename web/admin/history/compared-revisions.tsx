import type { ModuleView, RevisionView } from '@parvis/contracts/content/views.ts';
import { useQueries } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ItemOfKind } from '../page-editor/api/read-editor.ts';
import { failureMessage } from '../requests/failure-message.ts';
import { Loading } from '../shell/frame.tsx';
import { readRevision } from './api/read-revision.ts';
import { Differences } from './differences.tsx';
import styles from './history.module.css';
import type { HistorySearch } from './history-search.ts';

interface ComparedRevisionsProps {
  readonly item: ItemOfKind;
  /** Absent for the item's header. */
  readonly module: Pick<ModuleView, 'id' | 'type'> | undefined;
  readonly search: HistorySearch;
  readonly revisions: readonly RevisionView[];
}

/**
 * Returns the two revisions to compare: those in the query, else the latest and the one before it;
 * undefined when there is only one.
 */
export function comparedPair(
  search: Pick<HistorySearch, 'before' | 'after'>,
  revisions: readonly Pick<RevisionView, 'revision'>[],
): { readonly before: number; readonly after: number } | undefined {
  const after = search.after ?? revisions[0]?.revision;
  const earlier = revisions.find(({ revision }) => after !== undefined && revision < after);
  const before = search.before ?? earlier?.revision;
  return after === undefined || before === undefined ? undefined : { before, after };
}

/** The word diff between two revisions. */
export function ComparedRevisions(props: ComparedRevisionsProps) {
  const { item, module, search, revisions } = props;
  const pair = comparedPair(search, revisions);
  return (
    <section className={styles.compared} aria-live="polite">
      {pair ? (
        <h2>
          <FormattedMessage id="differences.title" values={pair} />
        </h2>
      ) : (
        <p className={styles.none}>
          <FormattedMessage id="differences.only-one" />
        </p>
      )}
      {pair && <RevisionDifferences item={item} module={module} pair={pair} />}
    </section>
  );
}

interface RevisionDifferencesProps {
  readonly item: ItemOfKind;
  /** Absent for the item's header. */
  readonly module: Pick<ModuleView, 'id' | 'type'> | undefined;
  readonly pair: { readonly before: number; readonly after: number };
}

/** The words, fields and pictures that differ between two revisions. */
export function RevisionDifferences({ item, module, pair }: RevisionDifferencesProps) {
  const intl = useIntl();
  const [before, after] = useQueries({
    queries: [pair.before, pair.after].map((revision) => readRevision(item, module?.id, revision)),
  });
  const error = before?.error ?? after?.error;
  if (error) return <p role="alert">{failureMessage(intl, error)}</p>;
  if (!before?.data || !after?.data) return <Loading />;
  const type = module?.type ?? 'header';
  return <Differences type={type} before={before.data.data} after={after.data.data} />;
}
