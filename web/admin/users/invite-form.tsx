import { type Role, roles } from '@parvis/contracts/accounts/roles.ts';
import { defaultLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfirmed } from '../account/confirm-sign-in.tsx';
import { useSubmit } from '../account/use-submit.ts';
import { Field } from '../shell/field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { useNotify } from '../shell/notices.tsx';
import { inviteUser } from './api/users.ts';
import styles from './users.module.css';

/** Invites a user: they choose their password by a link mailed to them. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const intl = useIntl();
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const { confirmed, dialog } = useConfirmed();
  const { onSubmit, sending, refused } = useSubmit(async () => {
    await confirmed(() => inviteUser({ email, name, roles: [role], locale }));
    notify({ words: intl.formatMessage({ id: 'users.invited' }, { email }) });
    setEmail('');
    setName('');
    onInvited();
  }, 'email');
  return (
    <>
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
          type="email"
          value={email}
          onChange={setEmail}
          refused={refused.get('email')}
          required
        />
        <NativeSelect
          label={intl.formatMessage({ id: 'users.role' })}
          value={role}
          onChange={setRole}
          options={roles.map((one) => ({
            value: one,
            label: intl.formatMessage({ id: `role.${one}` }),
          }))}
        />
        <NativeSelect
          label={intl.formatMessage({ id: 'users.language' })}
          value={locale}
          onChange={setLocale}
          options={locales.map((one) => ({
            value: one,
            label: intl.formatMessage({ id: `locale.${one}` }),
          }))}
        />
        <Button type="submit" className="button primary" isDisabled={sending}>
          <FormattedMessage id="users.send-invitation" />
        </Button>
      </form>
      {dialog}
    </>
  );
}
