import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';

interface DeleteButtonProps {
  /** What is deleted, as its readers know it. */
  readonly name: string;
  /** The id of the question that is asked first; it has the name. */
  readonly question: string;
  readonly send: () => Promise<unknown>;
  /** Brings it back; offered where it was deleted. */
  readonly undo?: () => Promise<unknown>;
  /** The first part of the key of what has to be read again. */
  readonly list: string;
  readonly onDeleted?: () => void;
}

/** Deletes an item of a list, after a confirmation. */
export function DeleteButton({ name, question, send, undo, list, onDeleted }: DeleteButtonProps) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: [list] }),
    [queryClient, list],
  );
  const { run, busy } = useCommand(refresh);
  const title = intl.formatMessage({ id: 'list.delete-of' }, { name });
  const bringBack = () => {
    const done = () => ({ words: intl.formatMessage({ id: 'list.undeleted' }, { name }) });
    if (undo) void run({ send: undo, done });
  };
  const remove = async () => {
    setAsking(false);
    const done = () => ({
      words: intl.formatMessage({ id: 'list.deleted' }, { name }),
      ...(undo && { action: { label: intl.formatMessage({ id: 'action.undo' }), run: bringBack } }),
    });
    const result = await run({ send: () => send().then(() => true), done });
    if (result) onDeleted?.();
  };
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
      {asking && (
        <ConfirmDialog
          title={title}
          confirm={intl.formatMessage({ id: 'list.delete' })}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          {intl.formatMessage({ id: question }, { name })}
        </ConfirmDialog>
      )}
    </>
  );
}
