import type { ListedAccount } from '@parvis/contracts/accounts/endpoints.ts';
import { type Role, roles } from '@parvis/contracts/accounts/roles.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfirmed } from '../account/confirm-sign-in.tsx';
import { useSubmit } from '../account/use-submit.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Field } from '../shell/field.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { useNotify } from '../shell/notices.tsx';
import { changeUser } from './api/users.ts';
import styles from './users.module.css';

interface ChangeUserDialogProps {
  readonly user: ListedAccount;
  /** Called with the address to which a link was mailed, if it changes. */
  readonly onChanged: (email: string | undefined) => void;
  readonly onCancel: () => void;
}

interface ChangeUserProps {
  readonly user: ListedAccount;
  readonly onChanged: () => void;
}

/** The button that opens the form with the name, the roles and the address of a user. */
export function ChangeUser({ user, onChanged }: ChangeUserProps) {
  const intl = useIntl();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const saved = (email: string | undefined) => {
    setOpen(false);
    const words =
      email === undefined
        ? intl.formatMessage({ id: 'users.changed' })
        : intl.formatMessage({ id: 'users.email-change-sent' }, { email });
    notify({ words });
    onChanged();
  };
  return (
    <>
      <Button
        className="button"
        aria-label={intl.formatMessage({ id: 'users.change-of' }, { name: user.name })}
        onPress={() => setOpen(true)}
      >
        <FormattedMessage id="users.change" />
      </Button>
      {isOpen && <ChangeUserDialog user={user} onChanged={saved} onCancel={() => setOpen(false)} />}
    </>
  );
}

/** Changes what differs; another address takes effect once it is confirmed. */
function ChangeUserDialog({ user, onChanged, onCancel }: ChangeUserDialogProps) {
  const intl = useIntl();
  const { language: locale } = useInterfaceLanguage();
  const [name, setName] = useState(user.name);
  const [email, setEmail] = useState(user.email);
  const [held, setHeld] = useState<readonly Role[]>(user.roles);
  const { confirmed, dialog } = useConfirmed();
  const { onSubmit, sending, refused } = useSubmit(async () => {
    await confirmed(() => changeUser(user, { name, email, roles: held, locale }));
    onChanged(email === user.email ? undefined : email);
  }, 'roles');
  return (
    <DialogFrame
      title={intl.formatMessage({ id: 'users.change-of' }, { name: user.name })}
      onClose={onCancel}
    >
      <form className={styles.invite} onSubmit={onSubmit}>
        <Field
          label={intl.formatMessage({ id: 'users.name' })}
          value={name}
          onChange={setName}
          refused={refused.get('name')}
          required
        />
        <Field
          label={intl.formatMessage({ id: 'users.email' })}
          hint={intl.formatMessage({ id: 'users.email-hint' })}
          type="email"
          value={email}
          onChange={setEmail}
          refused={refused.get('email')}
          required
        />
        <RoleFields held={held} onChange={setHeld} refused={refused.get('roles')} />
        <DialogActions>
          <Button type="submit" className="button primary" isDisabled={sending}>
            <FormattedMessage id="users.save" />
          </Button>
          <Button className="button" onPress={onCancel}>
            <FormattedMessage id="action.cancel" />
          </Button>
        </DialogActions>
      </form>
      {dialog}
    </DialogFrame>
  );
}

interface RoleFieldsProps {
  readonly held: readonly Role[];
  readonly onChange: (held: readonly Role[]) => void;
  readonly refused: string | undefined;
}

function RoleFields({ held, onChange, refused }: RoleFieldsProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.roles}>
      <legend>
        <FormattedMessage id="users.role" />
      </legend>
      {roles.map((role) => (
        <label key={role}>
          <input
            type="checkbox"
            checked={held.includes(role)}
            onChange={({ target }) => {
              const others = held.filter((one) => one !== role);
              onChange(target.checked ? [...others, role] : others);
            }}
          />
          {intl.formatMessage({ id: `role.${role}` })}
        </label>
      ))}
      <p role="alert" className={styles.refused}>
        {refused}
      </p>
    </fieldset>
  );
}
