import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import styles from '../account/account.module.css';

/** The address of a new link, which no request returns again. */
export function CreatedLink({ address }: { readonly address: string }) {
  const [copied, setCopied] = useState(false);
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={styles.secret} role="status">
      <p>
        <FormattedMessage id="preview-link.created" />
      </p>
      <label htmlFor={id}>
        <FormattedMessage id="preview-link.address" />
      </label>
      <div className={styles.secretRow}>
        <input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
        <Button className="button" onPress={() => void copy()}>
          <FormattedMessage id={copied ? 'tokens.copied' : 'tokens.copy'} />
        </Button>
      </div>
    </div>
  );
}
