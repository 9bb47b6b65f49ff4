import type { ContentView } from '@parvis/contracts/content/views.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import type { HistoryModule } from './history-module.ts';

interface RestoreRevisionDialogProps {
  readonly content: ContentView;
  /** Undefined for the header. */
  readonly module: HistoryModule | undefined;
  readonly revision: number;
  readonly onRestore: () => void;
  readonly onCancel: () => void;
}

/** Asks whether to restore a revision in the draft. */
export function RestoreRevisionDialog(props: RestoreRevisionDialogProps) {
  const { content, module, revision, onRestore, onCancel } = props;
  const intl = useIntl();
  const { revision: newest, liveRevision: live } = module ?? content;
  return (
    <DialogFrame
      title={intl.formatMessage({ id: 'restore.title' }, { revision })}
      onClose={onCancel}
    >
      <p>
        <FormattedMessage id="restore.question" values={{ revision, next: newest + 1 }} />
      </p>
      <p>
        {live === null ? (
          <FormattedMessage id="restore.not-shown" />
        ) : (
          <FormattedMessage id="restore.shown" values={{ revision: live }} />
        )}
      </p>
      <DialogActions>
        <Button className="button primary" autoFocus onPress={onRestore}>
          <FormattedMessage id="restore.confirm" />
        </Button>
        <Button className="button" onPress={onCancel}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
