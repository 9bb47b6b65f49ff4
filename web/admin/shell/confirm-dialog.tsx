import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { DialogActions, DialogFrame } from './dialog-frame.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The label of the confirm button: a verb, never “OK”. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A dialog that asks for confirmation. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <DialogFrame title={props.title} onClose={props.onCancel}>
      <div>{props.children}</div>
      <DialogActions>
        <Button className="button primary" autoFocus onPress={props.onConfirm}>
          {props.confirm}
        </Button>
        <Button className="button" onPress={props.onCancel}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
