import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './account.module.css';
import type { NewToken } from './api/tokens.ts';

/** The secret of a token just created; it cannot be shown again. */
export function TokenSecret({ token }: { token: NewToken }) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(token.secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={styles.secret} role="status">
      <p>
        <FormattedMessage id="tokens.secret" values={{ name: token.name }} />
      </p>
      <div className={styles.secretRow}>
        <input
          readOnly
          value={token.secret}
          aria-label={intl.formatMessage({ id: 'tokens.secret-label' })}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button className="button" onPress={() => void copy()}>
          <FormattedMessage id={copied ? 'tokens.copied' : 'tokens.copy'} />
        </Button>
      </div>
    </div>
  );
}
