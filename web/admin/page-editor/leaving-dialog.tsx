import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import type { EditingSession } from './use-editing-session.ts';

interface LeavingDialogProps {
  readonly kind: ContentKind;
  readonly session: EditingSession;
  readonly save: () => void;
}

/**
 * Asks for confirmation before leaving a page with unsaved work, which remains in this browser
 * either way.
 */
export function LeavingDialog({ kind, session: { state }, save }: LeavingDialogProps) {
  const intl = useIntl();
  const dirty = state.context.copies.size > 0;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  const { status, proceed } = blocker;
  useEffect(() => {
    if (status === 'blocked' && !dirty) proceed?.();
  }, [status, dirty, proceed]);
  if (status !== 'blocked' || !dirty) return null;
  return (
    <DialogFrame
      role="alertdialog"
      title={intl.formatMessage({ id: 'leaving.title' })}
      onClose={() => blocker.reset()}
    >
      <p>
        <FormattedMessage id="leaving.words" values={{ kind, count: state.context.copies.size }} />
      </p>
      <DialogActions>
        <Button className="button primary" autoFocus onPress={save}>
          <FormattedMessage id="leaving.save" />
        </Button>
        <Button className="button" onPress={() => blocker.proceed()}>
          <FormattedMessage id="leaving.keep" />
        </Button>
        <Button className="button" onPress={() => blocker.reset()}>
          <FormattedMessage id="leaving.stay" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
