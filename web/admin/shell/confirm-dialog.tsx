import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { DialogActions, DialogFrame } from './dialog-frame.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The label of the confirm button: a verb, never “OK”. */
  readonly confirm: string;
  /** Whether the effect cannot be undone: the button is red, and does not take the focus. */
  readonly final?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A dialog that asks for confirmation. */
export function ConfirmDialog({ final = false, ...props }: ConfirmDialogProps) {
  return (
    <DialogFrame title={props.title} onClose={props.onCancel}>
      <div>{props.children}</div>
      <DialogActions>
        <Button
          className={`button ${final ? 'danger' : 'primary'}`}
          autoFocus={!final}
          onPress={props.onConfirm}
        >
          {props.confirm}
        </Button>
        <Button className="button" onPress={props.onCancel}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
