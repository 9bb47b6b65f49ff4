import type { ListedAccount } from '@parvis/contracts/accounts/endpoints.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import styles from './users.module.css';

interface UserRowProps {
  readonly user: ListedAccount;
  readonly onSendLink: () => void;
  readonly onClose: () => void;
}

/** One account, with what an administrator does to it; each asks for confirmation. */
export function UserRow({ user, onSendLink, onClose }: UserRowProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState<'link' | 'close'>();
  const { name } = user;
  return (
    <li className={styles.user}>
      <strong>{name}</strong>
      <span>{user.email}</span>
      <span>
        {user.roles.map((role) => intl.formatMessage({ id: `role.${role}` })).join(', ')}
        {user.invited && (
          <em>
            <FormattedMessage id="users.waiting" />
          </em>
        )}
      </span>
      <span className={styles.actions}>
        <Button
          className="button"
          aria-label={intl.formatMessage({ id: 'users.send-link-to' }, { name })}
          onPress={() => setAsking('link')}
        >
          <FormattedMessage id="users.send-link" />
        </Button>
        <Button
          className="button"
          aria-label={intl.formatMessage({ id: 'users.close-of' }, { name })}
          onPress={() => setAsking('close')}
        >
          <FormattedMessage id="users.close" />
        </Button>
      </span>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage(
            { id: asking === 'link' ? 'users.send-link-to' : 'users.close-of' },
            { name },
          )}
          confirm={intl.formatMessage({
            id: asking === 'link' ? 'users.send-link' : 'users.close',
          })}
          onConfirm={() => {
            setAsking(undefined);
            if (asking === 'link') onSendLink();
            else onClose();
          }}
          onCancel={() => setAsking(undefined)}
        >
          <FormattedMessage
            id={asking === 'link' ? 'users.link-question' : 'users.close-question'}
            values={{ name }}
          />
        </ConfirmDialog>
      )}
    </li>
  );
}
