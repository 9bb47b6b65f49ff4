import type { RedactionView } from '@parvis/contracts/redactions/endpoints.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormCommand } from '../requests/use-form-command.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Failure } from '../shell/failure.tsx';
import { Field } from '../shell/field.tsx';
import { confirmRedaction, refuseRedaction } from './api/redactions.ts';

interface DecisionProps {
  readonly redaction: RedactionView;
}

/** Confirms a redaction of somebody else, or refuses it; takes back one's own. */
export function Decision({ redaction }: DecisionProps) {
  const intl = useIntl();
  const { id, isOwn } = redaction;
  const [asking, setAsking] = useState<'confirm' | 'refuse'>();
  const { run, isBusy, failure } = useFormCommand('redactions');
  const close = () => setAsking(undefined);
  const confirm = () => {
    close();
    void run(() => confirmRedaction(id));
  };
  return (
    <>
      <Failure words={failure} />
      <p>
        {isOwn ? (
          <FormattedMessage id="redactions.own" />
        ) : (
          <Button
            className="button danger"
            isDisabled={isBusy}
            onPress={() => setAsking('confirm')}
          >
            <FormattedMessage id="redactions.confirm" />
          </Button>
        )}{' '}
        <Button className="button" isDisabled={isBusy} onPress={() => setAsking('refuse')}>
          <FormattedMessage id={isOwn ? 'redactions.take-back' : 'redactions.refuse'} />
        </Button>
      </p>
      {asking === 'confirm' && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'redactions.confirm-title' })}
          confirm={intl.formatMessage({ id: 'redactions.confirm' })}
          final
          onConfirm={confirm}
          onCancel={close}
        >
          <FormattedMessage id="redactions.confirm-words" />
        </ConfirmDialog>
      )}
      {asking === 'refuse' && (
        <RefuseDialog
          onRefuse={(reason) => {
            close();
            void run(() => refuseRedaction(id, reason));
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface RefuseDialogProps {
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
}

function RefuseDialog({ onRefuse, onClose }: RefuseDialogProps) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  return (
    <DialogFrame title={intl.formatMessage({ id: 'redactions.refuse-title' })} onClose={onClose}>
      <Field
        label={intl.formatMessage({ id: 'redactions.refuse-reason' })}
        value={reason}
        onChange={setReason}
        required
        autoFocus
      />
      <DialogActions>
        <Button
          className="button primary"
          isDisabled={reason.trim() === ''}
          onPress={() => onRefuse(reason)}
        >
          <FormattedMessage id="redactions.refuse" />
        </Button>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
