import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { useRefresh } from '../requests/use-refresh.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';

/** How an item of a list is deleted, and how that is undone. */
interface Deletion {
  /** The item's name. */
  readonly name: string;
  readonly send: () => Promise<unknown>;
  /** Undoes the deletion; offered in the notice. */
  readonly undo?: () => Promise<unknown>;
  /** The first part of the query key to refetch. */
  readonly list: string;
  readonly onDeleted?: () => void;
}

/** Deletes an item of a list, shows a notice, and offers to undo it. */
function useDeletion({ name, send, undo, list, onDeleted }: Deletion) {
  const intl = useIntl();
  const refresh = useRefresh(list);
  const { run, busy } = useCommand(refresh);
  const bringBack = () => {
    const done = () => ({ words: intl.formatMessage({ id: 'list.undeleted' }, { name }) });
    if (undo) void run({ send: undo, done });
  };
  const remove = async () => {
    const done = () => ({
      words: intl.formatMessage({ id: 'list.deleted' }, { name }),
      ...(undo && { action: { label: intl.formatMessage({ id: 'action.undo' }), run: bringBack } }),
    });
    const result = await run({ send: () => send().then(() => true), done });
    if (result) onDeleted?.();
  };
  return { remove, busy };
}

interface DeleteButtonProps extends Deletion {
  /** The message id of the confirmation, which takes the name. */
  readonly question: string;
  /** Shown instead of the confirmation, for an item that may be in use. */
  readonly children?: (question: ReactNode, close: () => void) => ReactNode;
}

/** Deletes an item of a list, after a confirmation. */
export function DeleteButton({ question, children, ...deletion }: DeleteButtonProps) {
  const intl = useIntl();
  const { name } = deletion;
  const [asking, setAsking] = useState(false);
  const { remove, busy } = useDeletion(deletion);
  const title = intl.formatMessage({ id: 'list.delete-of' }, { name });
  const close = () => setAsking(false);
  const confirm = (
    <ConfirmDialog
      title={title}
      confirm={intl.formatMessage({ id: 'list.delete' })}
      onConfirm={() => {
        close();
        void remove();
      }}
      onCancel={close}
    >
      {intl.formatMessage({ id: question }, { name })}
    </ConfirmDialog>
  );
  return (
    <>
      <Button
        className="button small danger"
        aria-label={title}
        isDisabled={busy}
        onPress={() => setAsking(true)}
      >
        <FormattedMessage id="list.delete" />
      </Button>
      {asking && (children ? children(confirm, close) : confirm)}
    </>
  );
}
