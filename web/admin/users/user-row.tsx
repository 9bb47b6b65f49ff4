import type { ListedAccount } from '@parvis/contracts/accounts/endpoints.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { ChangeUser } from './change-user.tsx';
import styles from './users.module.css';

interface UserRowProps {
  readonly user: ListedAccount;
  readonly onChanged: () => void;
  readonly onSendLink: () => void;
  readonly onResetFactor: () => void;
  readonly onClose: () => void;
}

/** The confirmation before each action. */
const words = {
  link: { of: 'users.send-link-to', act: 'users.send-link', question: 'users.link-question' },
  factor: { of: 'users.reset-of', act: 'users.reset', question: 'users.reset-question' },
  close: { of: 'users.close-of', act: 'users.close', question: 'users.close-question' },
} as const;
type Act = keyof typeof words;

/** One account, with an administrator's commands; each requires confirmation. */
export function UserRow({ user, onChanged, onSendLink, onResetFactor, onClose }: UserRowProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState<Act>();
  const { name } = user;
  const acts = { link: onSendLink, factor: onResetFactor, close: onClose };
  const offered: readonly Act[] = user.secondFactor
    ? ['link', 'factor', 'close']
    : ['link', 'close'];
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
        <ChangeUser user={user} onChanged={onChanged} />
        {offered.map((act) => (
          <Button
            key={act}
            className={act === 'link' ? 'button' : 'button danger'}
            aria-label={intl.formatMessage({ id: words[act].of }, { name })}
            onPress={() => setAsking(act)}
          >
            <FormattedMessage id={words[act].act} />
          </Button>
        ))}
      </span>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage({ id: words[asking].of }, { name })}
          confirm={intl.formatMessage({ id: words[asking].act })}
          final={asking !== 'link'}
          onConfirm={() => {
            setAsking(undefined);
            acts[asking]();
          }}
          onCancel={() => setAsking(undefined)}
        >
          <FormattedMessage id={words[asking].question} values={{ name }} />
        </ConfirmDialog>
      )}
    </li>
  );
}
