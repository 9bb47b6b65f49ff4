import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { PasskeyNotProvided } from '../../ui/passkeys/request-passkey.ts';
import { failureMessage } from '../requests/failure-message.ts';
import { Field } from '../shell/field.tsx';
import styles from './account.module.css';
import { addPasskey } from './api/passkeys.ts';
import { useConfirmed } from './confirm-sign-in.tsx';
import { useKeepTokens } from './use-keep-tokens.tsx';
import { useSubmit } from './use-submit.ts';

interface AddPasskeyFormProps {
  /** Called with recovery codes, if new ones were created. */
  readonly onAdded: (codes: readonly string[]) => void;
}

/**
 * Adds a named passkey through the browser, or shows a notice if the browser does not support
 * passkeys.
 */
export function AddPasskeyForm({ onAdded }: AddPasskeyFormProps) {
  const intl = useIntl();
  const [name, setName] = useState('');
  const [isUnnamed, setUnnamed] = useState(false);
  const { confirmed, dialog } = useConfirmed();
  const tokens = useKeepTokens();
  const { onSubmit, sending, refused } = useSubmit(
    async () => {
      // Requested before the browser creates the passkey, which would otherwise remain on the
      // device unused.
      setUnnamed(name.trim() === '');
      if (name.trim() === '') return;
      onAdded(await confirmed(() => addPasskey(name, tokens.keepTokens)));
      setName('');
      await tokens.refresh();
    },
    'passkey',
    wordsFor,
  );
  if (!browserSupportsWebAuthn())
    return (
      <p>
        <FormattedMessage id="passkeys.failure.unsupported" />
      </p>
    );
  return (
    <>
      <form className={styles.create} onSubmit={onSubmit}>
        <Field
          label={intl.formatMessage({ id: 'passkeys.name' })}
          hint={intl.formatMessage({ id: 'passkeys.name-hint' })}
          value={name}
          onChange={setName}
          refused={isUnnamed ? intl.formatMessage({ id: 'passkeys.unnamed' }) : refused.get('name')}
          required
        />
        <Button type="submit" className="button primary" isDisabled={sending}>
          <FormattedMessage id="passkeys.add" />
        </Button>
      </form>
      {tokens.field}
      <p role="alert" className={styles.failure}>
        {refused.get('passkey')}
      </p>
      {dialog}
    </>
  );
}

function wordsFor(intl: IntlShape, error: unknown): string {
  if (!(error instanceof PasskeyNotProvided)) return failureMessage(intl, error);
  return intl.formatMessage({ id: `passkeys.failure.${error.failure}` });
}
