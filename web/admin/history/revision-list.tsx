import type { ContentView, ModuleView, RevisionView } from '@parvis/contracts/content/views.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageCommand } from '../page-editor/use-page-command.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { restoreRevision } from './api/restore-revision.ts';
import { comparedPair } from './compared-revisions.tsx';
import styles from './history.module.css';
import type { HistorySearch } from './history-search.ts';
import { RevisionRow } from './revision-row.tsx';

interface RevisionListProps {
  readonly content: ContentView;
  readonly module: ModuleView | undefined;
  readonly revisions: readonly RevisionView[];
  readonly search: HistorySearch;
  readonly mayWrite: boolean;
  readonly onChange: (changed: Partial<HistorySearch>) => void;
}

/** Every revision, newest first, with radio buttons that choose which two are compared. */
export function RevisionList(props: RevisionListProps) {
  const { content, module, revisions, search, mayWrite, onChange } = props;
  const intl = useIntl();
  const [restoring, setRestoring] = useState<number>();
  const { run } = usePageCommand(content.id);
  const newest = module?.revision ?? content.revision;
  const live = module ? module.liveRevision : content.liveRevision;
  const pair = comparedPair(search, revisions);
  const restore = (revision: number) =>
    run({
      send: () =>
        restoreRevision({ contentId: content.id, moduleId: module?.id, revision, newest }),
      done: () => ({ words: intl.formatMessage({ id: 'content.restored' }) }),
    });
  return (
    <>
      <ol className={styles.revisions} aria-label={intl.formatMessage({ id: 'history.revisions' })}>
        {revisions.map((revision) => (
          <RevisionRow
            key={revision.revision}
            revision={revision}
            url={content.url}
            part={module?.type ?? 'header'}
            newest={revision.revision === newest}
            live={revision.revision === live}
            pair={pair}
            previewed={search.preview === revision.revision}
            onCompare={(changed) => onChange({ ...pair, ...changed, preview: undefined })}
            onPreview={module && (() => onChange({ preview: revision.revision }))}
            onRestore={mayWrite ? () => setRestoring(revision.revision) : undefined}
          />
        ))}
      </ol>
      {restoring !== undefined && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'restore.title' }, { revision: restoring })}
          confirm={intl.formatMessage({ id: 'restore.confirm' })}
          onCancel={() => setRestoring(undefined)}
          onConfirm={() => {
            setRestoring(undefined);
            onChange({ before: undefined, after: undefined, preview: undefined });
            void restore(restoring);
          }}
        >
          <FormattedMessage
            id="restore.question"
            values={{ revision: restoring, next: newest + 1 }}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
