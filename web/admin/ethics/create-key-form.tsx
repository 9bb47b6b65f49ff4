import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSubmit } from '../account/use-submit.ts';
import { Field } from '../shell/field.tsx';
import { useNotify } from '../shell/notices.tsx';
import { createKey, officersQuery } from './api/keys.ts';
import styles from './ethics.module.css';
import { unlockKey } from './key-ring.ts';

const minPassphraseLength = 16;

/** Creates the officer’s key pair in the browser; the private half is sealed before it is sent. */
export function CreateKeyForm() {
  const intl = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [refusedHere, setRefusedHere] = useState<'short' | 'differ'>();
  const { onSubmit, sending, refused } = useSubmit(async () => {
    const why = findRefusal(passphrase, repeated);
    setRefusedHere(why);
    if (why !== undefined) return;
    const { createKeyPair } = await import('./sealing.ts');
    const { identity, ...wrapped } = await createKeyPair(passphrase);
    await createKey(wrapped);
    unlockKey(identity);
    await queryClient.invalidateQueries(officersQuery);
    notify({ words: intl.formatMessage({ id: 'ethics-desk.key.created' }) });
  }, 'passphrase');
  const words = (why: 'short' | 'differ') =>
    refusedHere === why ? intl.formatMessage({ id: `ethics-desk.key.${why}` }) : undefined;
  return (
    <form className={styles.key} onSubmit={onSubmit}>
      <h2>
        <FormattedMessage id="ethics-desk.key.create" />
      </h2>
      <p>
        <FormattedMessage id="ethics-desk.key.create-text" />
      </p>
      <Field
        label={intl.formatMessage({ id: 'ethics-desk.key.passphrase' })}
        type="password"
        autoComplete="new-password"
        value={passphrase}
        onChange={setPassphrase}
        hint={intl.formatMessage({ id: 'ethics-desk.key.passphrase-hint' })}
        refused={words('short') ?? refused.get('passphrase')}
        required
      />
      <Field
        label={intl.formatMessage({ id: 'ethics-desk.key.repeat' })}
        type="password"
        autoComplete="new-password"
        value={repeated}
        onChange={setRepeated}
        refused={words('differ')}
        required
      />
      <Button type="submit" className="button primary" isDisabled={sending}>
        <FormattedMessage id={sending ? 'ethics-desk.busy' : 'ethics-desk.key.submit'} />
      </Button>
    </form>
  );
}

function findRefusal(passphrase: string, repeated: string): 'short' | 'differ' | undefined {
  if (passphrase.length < minPassphraseLength) return 'short';
  return passphrase === repeated ? undefined : 'differ';
}
