import type { ContentImport } from '@parvis/contracts/content-import/endpoints.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormCommand } from '../requests/use-form-command.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';
import { deleteContentImport, startContentImport } from './api/content-imports.ts';
import styles from './content-imports.module.css';

/** Buttons that rehearse an import again, and delete it with its reports. */
export function ImportActions({ one: { id, hasFile } }: { readonly one: ContentImport }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, failure } = useFormCommand('content-imports');
  const remove = async () => {
    setAsking(false);
    if ((await run(() => deleteContentImport(id))) !== undefined)
      await navigate({ to: '/admin/content-imports' });
  };
  return (
    <>
      <div className={styles.actions}>
        {hasFile && (
          <Button
            className="button"
            isDisabled={isBusy}
            onPress={() => void run(() => startContentImport(id, [], true))}
          >
            <FormattedMessage id="content-imports.rehearse" />
          </Button>
        )}
        <Button className="button danger" isDisabled={isBusy} onPress={() => setAsking(true)}>
          <FormattedMessage id="content-imports.delete" />
        </Button>
      </div>
      <Failure words={failure} />
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'content-imports.delete' })}
          confirm={intl.formatMessage({ id: 'content-imports.delete' })}
          final
          onCancel={() => setAsking(false)}
          onConfirm={() => void remove()}
        >
          <p>
            <FormattedMessage id="content-imports.delete-effect" />
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
