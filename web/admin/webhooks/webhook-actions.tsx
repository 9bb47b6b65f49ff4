import type { WebhookView } from '@parvis/contracts/webhooks/endpoints.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormCommand } from '../requests/use-form-command.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';
import { SecretOnce } from '../shell/secret-once.tsx';
import { deleteWebhook, rotateSecret, testWebhook } from './api/webhooks.ts';
import styles from './webhooks.module.css';

/** Buttons that test a webhook, replace its secret, and delete it. */
export function WebhookActions({ one: { id } }: { readonly one: WebhookView }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'rotate' | 'delete'>();
  const [secret, setSecret] = useState<string>();
  const { run, isBusy, failure } = useFormCommand('webhooks');
  const words = (name: string) => intl.formatMessage({ id: `webhooks.${name}` });
  const rotate = async () => setSecret((await run(() => rotateSecret(id)))?.sent.secret);
  const remove = async () => {
    if ((await run(() => deleteWebhook(id))) !== undefined)
      await navigate({ to: '/admin/webhooks' });
  };
  return (
    <>
      <div className={styles.actions}>
        <Button
          className="button"
          isDisabled={isBusy}
          onPress={() => void run(() => testWebhook(id))}
        >
          <FormattedMessage id="webhooks.test" />
        </Button>
        <Button className="button" onPress={() => setAsks('rotate')}>
          <FormattedMessage id="webhooks.rotate" />
        </Button>
        <Button className="button danger" onPress={() => setAsks('delete')}>
          <FormattedMessage id="webhooks.delete" />
        </Button>
      </div>
      <Failure words={failure} />
      {secret !== undefined && (
        <SecretOnce secret={secret} label={words('secret')}>
          <FormattedMessage id="webhooks.secret-once" />
        </SecretOnce>
      )}
      {asks !== undefined && (
        <ConfirmDialog
          title={words(asks === 'rotate' ? 'rotate' : 'delete')}
          confirm={words(asks === 'rotate' ? 'rotate' : 'delete')}
          final={asks === 'delete'}
          onCancel={() => setAsks(undefined)}
          onConfirm={() => {
            setAsks(undefined);
            void (asks === 'rotate' ? rotate() : remove());
          }}
        >
          <p>{words(asks === 'rotate' ? 'rotate-effect' : 'delete-effect')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
