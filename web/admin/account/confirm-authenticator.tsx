import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '../shell/field.tsx';
import styles from './account.module.css';
import { confirmAuthenticator, type NewAuthenticator } from './api/second-factor.ts';
import { useKeepTokens } from './use-keep-tokens.tsx';
import { useSubmit } from './use-submit.ts';

interface ConfirmAuthenticatorProps {
  readonly added: NewAuthenticator;
  /** Called with the recovery codes. */
  readonly onConfirmed: (codes: readonly string[]) => void;
}

/** The key of a new authenticator, as a code to scan and as text, and the field for its first code. */
export function ConfirmAuthenticator({ added, onConfirmed }: ConfirmAuthenticatorProps) {
  const intl = useIntl();
  const [code, setCode] = useState('');
  const tokens = useKeepTokens();
  const { onSubmit, sending, refused } = useSubmit(async () => {
    onConfirmed((await confirmAuthenticator(code, tokens.keepTokens)).recoveryCodes);
    await tokens.refresh();
  }, 'code');
  return (
    <form className={styles.fields} onSubmit={onSubmit}>
      <p>
        <FormattedMessage id="factor.scan" />
      </p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(added.qrCode)}`}
        alt={intl.formatMessage({ id: 'factor.qr' })}
      />
      <Field
        label={intl.formatMessage({ id: 'factor.key' })}
        value={added.secret}
        onChange={() => undefined}
        readOnly
      />
      <Field
        label={intl.formatMessage({ id: 'factor.code' })}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        refused={refused.get('code')}
        required
      />
      {tokens.field}
      <Button type="submit" className="button primary" isDisabled={sending}>
        <FormattedMessage id="factor.confirm" />
      </Button>
    </form>
  );
}
