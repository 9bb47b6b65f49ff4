import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { RequestRefused, refusedFields } from '../requests/failures.ts';
import { Field } from '../shell/field.tsx';
import styles from './account.module.css';
import { createToken, type NewToken } from './api/tokens.ts';

/** The form that creates a token. */
export function CreateTokenForm({ onCreated }: { onCreated: (token: NewToken) => void }) {
  const intl = useIntl();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string>();
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setRefused(undefined);
    try {
      onCreated(await createToken(name));
      setName('');
    } catch (error) {
      const field = error instanceof RequestRefused && refusedFields(error.problem).get('name');
      setRefused(field || failureMessage(intl, error));
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={styles.create} onSubmit={(event) => void submit(event)}>
      <Field
        label={intl.formatMessage({ id: 'tokens.name' })}
        value={name}
        onChange={setName}
        refused={refused}
        hint={intl.formatMessage({ id: 'tokens.name-hint' })}
      />
      <Button type="submit" className="button primary" isDisabled={sending}>
        <FormattedMessage id="tokens.create" />
      </Button>
    </form>
  );
}
