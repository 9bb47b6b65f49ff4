import type { ContentView, ModuleView } from '@parvis/contracts/content/views.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';

interface RestoreRevisionDialogProps {
  readonly content: ContentView;
  /** Undefined for the header. */
  readonly module: ModuleView | undefined;
  readonly revision: number;
  readonly onRestore: (draft: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks whether to restore a revision, and whether visitors are to see it. */
export function RestoreRevisionDialog(props: RestoreRevisionDialogProps) {
  const { content, module, revision, onRestore, onCancel } = props;
  const intl = useIntl();
  const { revision: newest, liveRevision: live } = module ?? content;
  const shown = content.status === 'published' && (module?.active ?? true);
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
        <Button className="button primary" autoFocus onPress={() => onRestore(true)}>
          <FormattedMessage id={shown ? 'restore.as-draft' : 'restore.confirm'} />
        </Button>
        {shown && (
          <Button className="button" onPress={() => onRestore(false)}>
            <FormattedMessage id="restore.live" />
          </Button>
        )}
        <Button className="button" onPress={onCancel}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
