import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { RequestRefused } from '../requests/failures.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Field } from '../shell/field.tsx';
import { confirmSignIn } from './api/own-account.ts';
import { useSubmit } from './use-submit.ts';

/**
 * Returns a function that sends a request, after asking for the password again if the server
 * requires it, and the dialog that asks.
 */
export function useConfirmed() {
  const [waiting, setWaiting] = useState<{ retry: () => void; leave: () => void }>();
  const confirmed = async <T,>(send: () => Promise<T>): Promise<T> => {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof RequestRefused) || error.problem.code !== 'sign-in-again') throw error;
      await new Promise<void>((resolve, reject) => {
        setWaiting({ retry: resolve, leave: () => reject(error) });
      });
      return send();
    }
  };
  const close = (then: () => void) => () => {
    setWaiting(undefined);
    then();
  };
  const dialog = waiting && (
    <ConfirmSignInDialog onConfirmed={close(waiting.retry)} onCancel={close(waiting.leave)} />
  );
  return { confirmed, dialog };
}

interface ConfirmSignInDialogProps {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

function ConfirmSignInDialog({ onConfirmed, onCancel }: ConfirmSignInDialogProps) {
  const intl = useIntl();
  const [password, setPassword] = useState('');
  const { onSubmit, sending, refused } = useSubmit(async () => {
    await confirmSignIn(password);
    onConfirmed();
  }, 'password');
  return (
    <DialogFrame title={intl.formatMessage({ id: 'account.confirm-title' })} onClose={onCancel}>
      <form onSubmit={onSubmit}>
        <p>
          <FormattedMessage id="account.confirm-intro" />
        </p>
        <Field
          label={intl.formatMessage({ id: 'account.present-password' })}
          type="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={setPassword}
          refused={refused.get('password')}
          required
        />
        <DialogActions>
          <Button type="submit" className="button primary" isDisabled={sending}>
            <FormattedMessage id="account.confirm" />
          </Button>
          <Button className="button" onPress={onCancel}>
            <FormattedMessage id="action.cancel" />
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
