import { usualTokenScopes } from '@parvis/contracts/accounts/token-scopes.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '../shell/field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import styles from './account.module.css';
import { createToken, type NewToken } from './api/tokens.ts';
import { useConfirmed } from './confirm-sign-in.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { useSubmit } from './use-submit.ts';

/** Lifetimes of a token, in days. */
const terms = ['7', '30', '90'] as const;

/** The form that creates a token; it requires the password unless it was entered recently. */
export function CreateTokenForm({ onCreated }: { onCreated: (token: NewToken) => void }) {
  const intl = useIntl();
  const [name, setName] = useState('');
  const [days, setDays] = useState<(typeof terms)[number]>('30');
  const [scopes, setScopes] = useState(usualTokenScopes);
  const { confirmed, dialog } = useConfirmed();
  const { onSubmit, sending, refused } = useSubmit(async () => {
    onCreated(await confirmed(() => createToken(name, Number(days), scopes)));
    setName('');
  }, 'name');
  return (
    <>
      <form className={styles.newToken} onSubmit={onSubmit}>
        <Field
          label={intl.formatMessage({ id: 'tokens.name' })}
          value={name}
          onChange={setName}
          refused={refused.get('name')}
          required
          hint={intl.formatMessage({ id: 'tokens.name-hint' })}
        />
        <NativeSelect
          label={intl.formatMessage({ id: 'tokens.days' })}
          value={days}
          onChange={setDays}
          options={terms.map((term) => ({
            value: term,
            label: intl.formatMessage({ id: 'tokens.days-option' }, { days: Number(term) }),
          }))}
        />
        <ScopeFields scopes={scopes} onChange={setScopes} refused={refused.get('scopes')} />
        <Button type="submit" className="button primary" isDisabled={sending}>
          <FormattedMessage id="tokens.create" />
        </Button>
      </form>
      {dialog}
    </>
  );
}
