import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { FoundWork } from '../drafts/found-work.tsx';
import { useTypedTexts } from '../drafts/use-typed-texts.ts';
import { DialogActions } from '../shell/dialog-frame.tsx';
import { Field } from '../shell/field.tsx';
import { useCan } from '../shell/session.ts';

interface ApprovalRequestProps {
  readonly contentId: string;
  readonly isDisabled: boolean;
  /** Resolves to undefined when it failed: what was typed is kept. */
  readonly onRequest: (note: string) => Promise<unknown>;
  /** The same for a publication without approval. @param reason why it may be */
  readonly onOverride: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Requests somebody else's approval, with a note; administrators may publish with a reason instead. */
export function ApprovalRequest(props: ApprovalRequestProps) {
  const { contentId, isDisabled, onRequest, onOverride, onClose } = props;
  const intl = useIntl();
  const mayOverride = useCan('site.configure');
  const { texts, type, discard, ...kept } = useTypedTexts(`approval-request-${contentId}`);
  const { note = '', reason = '' } = texts;
  const settle = async (sent: Promise<unknown>) => {
    if ((await sent) !== undefined) discard();
    onClose();
  };
  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <>
      <FoundWork {...kept} />
      <p>
        <FormattedMessage id="approval.needed" />
      </p>
      <Field
        label={intl.formatMessage({ id: 'approval.note' })}
        rows={2}
        value={note}
        onChange={(text) => type('note', text)}
        autoFocus
      />
      {mayOverride && (
        <Override
          reason={reason}
          isDisabled={isDisabled}
          onType={(text) => type('reason', text)}
          onOverride={() => void settle(onOverride(reason))}
        />
      )}
      <DialogActions>
        <Button
          className="button publish"
          isDisabled={isDisabled}
          onPress={() => void settle(onRequest(note))}
        >
          <FormattedMessage id="approval.request" />
        </Button>
        <Button className="button" onPress={cancel}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </>
  );
}

interface OverrideProps {
  readonly reason: string;
  readonly isDisabled: boolean;
  readonly onType: (reason: string) => void;
  readonly onOverride: () => void;
}

/** Publishes without approval, for a reason. */
function Override({ reason, isDisabled, onType, onOverride }: OverrideProps) {
  const intl = useIntl();
  return (
    <details>
      <summary>
        <FormattedMessage id="approval.override" />
      </summary>
      <Field
        label={intl.formatMessage({ id: 'approval.reason' })}
        hint={intl.formatMessage({ id: 'approval.reason-hint' })}
        rows={2}
        value={reason}
        onChange={onType}
        required
      />
      <Button
        className="button"
        isDisabled={isDisabled || reason.trim() === ''}
        onPress={onOverride}
      >
        <FormattedMessage id="approval.publish-anyway" />
      </Button>
    </details>
  );
}
