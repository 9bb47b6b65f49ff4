import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import styles from './ethics.module.css';
import type { CheckedKey } from './key-checks.ts';
import type { KeyAction } from './key-row.tsx';

interface KeyDialogProps {
  readonly action: KeyAction;
  readonly of: CheckedKey;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before an action on a key. */
export function KeyDialog(props: KeyDialogProps) {
  const { action, of, onConfirm, onCancel } = props;
  const intl = useIntl();
  if (action === 'consent' || action === 'compare')
    return <CompareDialog {...props} action={action} />;
  const what = action === 'remove' && of.state === 'waiting' ? 'refuse' : action;
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: `ethics-keys.ask.${what}` }, { name: of.name })}
      confirm={intl.formatMessage({ id: `ethics-keys.do.${what}` })}
      final={action === 'remove' || action === 'retire'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <FormattedMessage id={`ethics-keys.text.${what}`} values={{ name: of.name }} />
    </ConfirmDialog>
  );
}

/** Lets two people compare a key before it is trusted. */
function CompareDialog(props: KeyDialogProps & { readonly action: 'consent' | 'compare' }) {
  const { action, of, onConfirm, onCancel } = props;
  const { name, fingerprint, unread } = of;
  const intl = useIntl();
  const [isCompared, setCompared] = useState(false);
  return (
    <DialogFrame
      title={intl.formatMessage({ id: `ethics-keys.ask.${action}` }, { name })}
      onClose={onCancel}
    >
      <p>
        <FormattedMessage id="ethics-keys.compare-text" values={{ name }} />
      </p>
      <p>
        <code className={styles.fingerprint}>{fingerprint}</code>
      </p>
      <p>
        <FormattedMessage id={`ethics-keys.text.${action}`} values={{ name, count: unread }} />
      </p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isCompared}
          onChange={({ target }) => setCompared(target.checked)}
        />
        <FormattedMessage id="ethics-keys.compared" values={{ name }} />
      </label>
      <DialogActions>
        <Button className="button primary" isDisabled={!isCompared} onPress={onConfirm}>
          <FormattedMessage id={`ethics-keys.do.${action}`} />
        </Button>
        <Button className="button" onPress={onCancel}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
