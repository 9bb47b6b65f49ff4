import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import type { EditingSession } from './use-editing-session.ts';

/** Says who else is editing this page, and offers to read it or to take over. */
export function LockedDialog({ session: { state, send } }: { session: EditingSession }) {
  const intl = useIntl();
  const { holder, copies } = state.context;
  const setAside = () => send({ type: 'set aside' });
  return (
    <DialogFrame
      role="alertdialog"
      title={intl.formatMessage({ id: 'locked.title' }, { holder })}
      onClose={setAside}
    >
      <p>
        <FormattedMessage id="locked.words" values={{ holder }} />
      </p>
      {copies.size > 0 && (
        <p>
          <FormattedMessage id="locked.kept" />
        </p>
      )}
      <DialogActions>
        <Button className="button primary" onPress={setAside}>
          <FormattedMessage id="locked.read" />
        </Button>
        <Button className="button danger" onPress={() => send({ type: 'take over' })}>
          <FormattedMessage id="locked.take-over" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
