import type { MessageView } from '@parvis/contracts/contact/desk-endpoints.ts';
import { type ContactMessageId, contactStatuses } from '@parvis/contracts/contact/message.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { useCommand } from '../requests/use-command.ts';
import { useRefresh } from '../requests/use-refresh.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Loading } from '../shell/frame.tsx';

import { Moment } from '../shell/moment.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { changeStatus, eraseMessage, messagesKey, readMessage } from './api/messages.ts';
import styles from './contact.module.css';

interface MessageDialogProps {
  readonly id: ContactMessageId;
  readonly onClose: () => void;
}

/** One message, with its commands. */
export function MessageDialog({ id, onClose }: MessageDialogProps) {
  const intl = useIntl();
  const { data, error } = useQuery(readMessage(id));
  return (
    <DialogFrame
      title={data ? data.name : intl.formatMessage({ id: 'messages.message' })}
      onClose={onClose}
      wide
    >
      {error && <p role="alert">{failureMessage(intl, error)}</p>}
      {!data && !error && <Loading />}
      {data && <Message message={data} onClose={onClose} />}
    </DialogFrame>
  );
}

interface MessageProps {
  readonly message: MessageView;
  readonly onClose: () => void;
}

function Message({ message, onClose }: MessageProps) {
  const { formatMessage } = useIntl();
  const { id, name, email, theme, receivedAt, status } = message;
  const refresh = useRefresh(messagesKey);
  const { run, busy } = useCommand(refresh);
  return (
    <>
      <p className={styles.about}>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        {' · '}
        {theme || <FormattedMessage id="messages.no-theme" />}
        {' · '}
        <Moment at={receivedAt} />
      </p>
      <p className={styles.text}>{message.message}</p>
      <NativeSelect
        label={formatMessage({ id: 'messages.status' })}
        value={status}
        onChange={(chosen) => {
          const done = () => ({ words: formatMessage({ id: 'messages.changed' }, { name }) });
          if (!busy) void run({ send: () => changeStatus(id, chosen), done });
        }}
        options={contactStatuses.map((value) => ({
          value,
          label: formatMessage({ id: `messages.status-${value}` }),
        }))}
      />
      <DialogActions>
        <Button className="button primary" onPress={onClose}>
          <FormattedMessage id="messages.close" />
        </Button>
        <EraseButton message={message} onErased={onClose} />
      </DialogActions>
    </>
  );
}

interface EraseButtonProps {
  readonly message: MessageView;
  readonly onErased: () => void;
}

function EraseButton({ message: { id, name }, onErased }: EraseButtonProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const refresh = useCallback(async () => {
    onErased();
    await queryClient.invalidateQueries({ queryKey: [messagesKey, 'list'] });
  }, [queryClient, onErased]);
  const { run, busy } = useCommand(refresh);
  const title = formatMessage({ id: 'messages.erase-of' }, { name });
  return (
    <>
      <Button className="button danger" isDisabled={busy} onPress={() => setAsking(true)}>
        <FormattedMessage id="messages.erase" />
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirm={formatMessage({ id: 'messages.erase' })}
          final
          onConfirm={() => {
            setAsking(false);
            const done = () => ({ words: formatMessage({ id: 'messages.erased' }, { name }) });
            void run({ send: () => eraseMessage(id), done });
          }}
          onCancel={() => setAsking(false)}
        >
          <FormattedMessage id="messages.erase-question" />
        </ConfirmDialog>
      )}
    </>
  );
}
