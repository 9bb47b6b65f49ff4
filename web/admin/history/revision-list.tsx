import type { ContentView, HistoryView } from '@parvis/contracts/content/views.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePageCommand } from '../page-editor/use-page-command.ts';
import { restoreRevision } from './api/restore-revision.ts';
import { comparedPair } from './compared-revisions.tsx';
import { filterHistory } from './filter-history.ts';
import styles from './history.module.css';
import { HistoryFilter } from './history-filter.tsx';
import type { HistoryModule } from './history-module.ts';
import type { HistorySearch } from './history-search.ts';
import { inOrder } from './in-order.ts';
import { RestoreRevisionDialog } from './restore-revision-dialog.tsx';
import { RevisionRow } from './revision-row.tsx';
import { StepRow } from './step-row.tsx';
import { TakeOutDialog } from './take-out-dialog.tsx';

interface RevisionListProps {
  readonly content: ContentView;
  readonly module: HistoryModule | undefined;
  readonly history: HistoryView;
  readonly search: HistorySearch;
  readonly mayWrite: boolean;
  readonly onChange: (changed: Partial<HistorySearch>) => void;
}

/**
 * Every revision and step, newest first, with radio buttons that choose which two revisions are
 * compared.
 */
export function RevisionList(props: RevisionListProps) {
  const { content, module, history, search, mayWrite, onChange } = props;
  const intl = useIntl();
  const [restoring, setRestoring] = useState<number>();
  const [takenOut, setTakenOut] = useState<number>();
  const { run } = usePageCommand(content.id);
  const { revision: newest, liveRevision: live } = module ?? content;
  const pair = comparedPair(search, history.revisions);
  const entries = inOrder(filterHistory(history, search.by, search.what));
  const restore = (revision: number) =>
    run({
      send: () => restoreRevision({ item: content, moduleId: module?.id, revision, newest }),
      done: () => ({ words: intl.formatMessage({ id: 'content.restored' }) }),
    });
  return (
    <div className={styles.side}>
      <HistoryFilter history={history} search={search} count={entries.length} onChange={onChange} />
      <ol aria-label={intl.formatMessage({ id: 'history.revisions' })}>
        {entries.map((entry) =>
          'step' in entry ? (
            <StepRow
              key={`${entry.step} ${entry.at} ${entry.module?.id}`}
              step={entry}
              url={content.url}
            />
          ) : (
            <RevisionRow
              key={entry.revision}
              revision={entry}
              url={content.url}
              part={module?.type ?? 'header'}
              newest={entry.revision === newest}
              live={entry.revision === live}
              pair={pair}
              previewed={search.preview === entry.revision}
              onCompare={(changed) => onChange({ ...pair, ...changed, preview: undefined })}
              onPreview={module && (() => onChange({ preview: entry.revision }))}
              onRestore={mayWrite ? () => setRestoring(entry.revision) : undefined}
              onTakeOut={mayWrite ? () => setTakenOut(entry.revision) : undefined}
            />
          ),
        )}
      </ol>
      <OpenDialog
        {...{ content, module, restoring, takenOut }}
        onClose={() => {
          setRestoring(undefined);
          setTakenOut(undefined);
        }}
        onRestore={(revision) => {
          onChange({ before: undefined, after: undefined, preview: undefined });
          void restore(revision);
        }}
      />
    </div>
  );
}

interface OpenDialogProps extends Pick<RevisionListProps, 'content' | 'module'> {
  readonly restoring: number | undefined;
  readonly takenOut: number | undefined;
  readonly onClose: () => void;
  readonly onRestore: (revision: number) => void;
}

/** The dialog that restores a revision, or takes its change out. */
function OpenDialog({ restoring, takenOut, onClose, onRestore, ...of }: OpenDialogProps) {
  if (takenOut !== undefined)
    return <TakeOutDialog {...of} revision={takenOut} onClose={onClose} />;
  if (restoring === undefined) return null;
  return (
    <RestoreRevisionDialog
      {...of}
      revision={restoring}
      onCancel={onClose}
      onRestore={() => {
        onClose();
        onRestore(restoring);
      }}
    />
  );
}
