import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogActions } from '../shell/dialog-frame.tsx';
import { Field } from '../shell/field.tsx';
import { useCan } from '../shell/session.ts';

interface ApprovalRequestProps {
  readonly isDisabled: boolean;
  readonly onRequest: (note: string) => void;
  /** @param reason why it is published without approval */
  readonly onOverride: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Requests somebody else's approval, with a note; administrators may publish with a reason instead. */
export function ApprovalRequest(props: ApprovalRequestProps) {
  const { isDisabled, onRequest, onOverride, onCancel } = props;
  const intl = useIntl();
  const mayOverride = useCan('site.configure');
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  return (
    <>
      <p>
        <FormattedMessage id="approval.needed" />
      </p>
      <Field
        label={intl.formatMessage({ id: 'approval.note' })}
        rows={2}
        value={note}
        onChange={setNote}
        autoFocus
      />
      {mayOverride && (
        <details>
          <summary>
            <FormattedMessage id="approval.override" />
          </summary>
          <Field
            label={intl.formatMessage({ id: 'approval.reason' })}
            hint={intl.formatMessage({ id: 'approval.reason-hint' })}
            rows={2}
            value={reason}
            onChange={setReason}
            required
          />
          <Button
            className="button"
            isDisabled={isDisabled || reason.trim() === ''}
            onPress={() => onOverride(reason)}
          >
            <FormattedMessage id="approval.publish-anyway" />
          </Button>
        </details>
      )}
      <DialogActions>
        <Button className="button publish" isDisabled={isDisabled} onPress={() => onRequest(note)}>
          <FormattedMessage id="approval.request" />
        </Button>
        <Button className="button" onPress={onCancel}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </>
  );
}
