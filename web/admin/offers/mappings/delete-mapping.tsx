import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommand } from '../../requests/use-command.ts';
import { useRefresh } from '../../requests/use-refresh.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { useCanWrite } from '../../shell/session.ts';
import { deleteMapping } from './mapping-requests.ts';

interface DeleteMappingProps {
  readonly name: string;
  readonly revision: number;
}

/** The button that deletes a mapping, once that is confirmed. */
export function DeleteMapping({ name, revision }: DeleteMappingProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { run, busy } = useCommand(useRefresh('offer-mappings'));
  const [isAsking, setAsking] = useState(false);
  if (!useCanWrite()) return null;
  const confirmed = async () => {
    setAsking(false);
    const done = await run({
      send: async () => {
        await deleteMapping(name, revision);
        return true;
      },
    });
    if (done) await navigate({ to: '/admin/offers/mappings', search: {} });
  };
  return (
    <>
      <Button className="button small" isDisabled={busy} onPress={() => setAsking(true)}>
        <FormattedMessage id="mappings.delete" />
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'mappings.delete-title' }, { name })}
          confirm={intl.formatMessage({ id: 'mappings.delete' })}
          onConfirm={() => void confirmed()}
          onCancel={() => setAsking(false)}
        >
          <FormattedMessage id="mappings.delete-question" />
        </ConfirmDialog>
      )}
    </>
  );
}
