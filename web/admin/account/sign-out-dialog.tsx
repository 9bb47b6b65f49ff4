import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';

interface SignOutDialogProps {
  /** The number of pages and forms with unsaved work. */
  readonly count: number;
  readonly onSignOut: (what: 'keep' | 'delete') => void;
  readonly onCancel: () => void;
}

/** Asks a user who signs out what to do with the unsaved work in this browser. */
export function SignOutDialog({ count, onSignOut, onCancel }: SignOutDialogProps) {
  const intl = useIntl();
  return (
    <DialogFrame
      role="alertdialog"
      title={intl.formatMessage({ id: 'sign-out.title' })}
      onClose={onCancel}
    >
      <p>
        <FormattedMessage id="sign-out.words" values={{ count }} />
      </p>
      <DialogActions>
        <Button className="button primary" autoFocus onPress={() => onSignOut('keep')}>
          <FormattedMessage id="sign-out.keep" />
        </Button>
        <Button className="button danger" onPress={() => onSignOut('delete')}>
          <FormattedMessage id="sign-out.delete" />
        </Button>
        <Button className="button" onPress={onCancel}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
