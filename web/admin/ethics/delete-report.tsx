import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { deleteReport } from './api/ethics.ts';
import styles from './ethics.module.css';

/** Deletes the open report after confirmation. */
export function DeleteReport({ id }: { id: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const leave = useCallback(async () => {
    await navigate({ to: '/admin/ethics' });
    queryClient.removeQueries({ queryKey: ['ethics', 'report', id] });
    await queryClient.invalidateQueries({ queryKey: ['ethics', 'reports'] });
  }, [navigate, queryClient, id]);
  const { run, busy } = useCommand(leave);
  const words = intl.formatMessage({ id: 'ethics-desk.delete' });
  return (
    <>
      <Button
        className={`button small danger ${styles.delete}`}
        isDisabled={busy}
        onPress={() => setAsking(true)}
      >
        {words}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words}
          confirm={words}
          final
          onConfirm={() => {
            setAsking(false);
            void run({
              send: () => deleteReport(id),
              done: () => ({ words: intl.formatMessage({ id: 'ethics-desk.deleted' }) }),
            });
          }}
          onCancel={() => setAsking(false)}
        >
          <FormattedMessage id="ethics-desk.delete-question" />
        </ConfirmDialog>
      )}
    </>
  );
}
