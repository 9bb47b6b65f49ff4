import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '../shell/field.tsx';
import { useNotify } from '../shell/notices.tsx';
import styles from './account.module.css';
import { changePassword, listSessions } from './api/own-account.ts';
import { useKeepTokens } from './use-keep-tokens.tsx';
import { useSubmit } from './use-submit.ts';

/** Changes the user's own password; requires the current one. */
export function PasswordSection() {
  const intl = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [present, setPresent] = useState('');
  const [password, setPassword] = useState('');
  const tokens = useKeepTokens();
  const { onSubmit, sending, refused } = useSubmit(async () => {
    await changePassword(present, password, tokens.keepTokens);
    setPresent('');
    setPassword('');
    notify({ words: intl.formatMessage({ id: 'account.password-changed' }) });
    await Promise.all([queryClient.invalidateQueries(listSessions), tokens.refresh()]);
  }, 'present');
  return (
    <section className={styles.section}>
      <h2>
        <FormattedMessage id="account.password" />
      </h2>
      <form className={styles.fields} onSubmit={onSubmit}>
        <Field
          label={intl.formatMessage({ id: 'account.present-password' })}
          type="password"
          autoComplete="current-password"
          value={present}
          onChange={setPresent}
          refused={refused.get('present')}
          required
        />
        <Field
          label={intl.formatMessage({ id: 'account.new-password' })}
          hint={intl.formatMessage({ id: 'account.new-password-hint' })}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          refused={refused.get('password')}
          required
        />
        {tokens.field}
        <Button type="submit" className="button primary" isDisabled={sending}>
          <FormattedMessage id="account.change-password" />
        </Button>
      </form>
    </section>
  );
}
