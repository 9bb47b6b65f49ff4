import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import styles from './secret-once.module.css';

interface SecretOnceProps {
  readonly secret: string;
  /** The name of its field. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A secret that was just made, to copy; it cannot be shown again. */
export function SecretOnce({ secret, label, children }: SecretOnceProps) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={styles.secret} role="status">
      <p>{children}</p>
      <div className={styles.row}>
        <input
          readOnly
          value={secret}
          aria-label={label}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button className="button" onPress={() => void copy()}>
          <FormattedMessage id={copied ? 'tokens.copied' : 'tokens.copy'} />
        </Button>
      </div>
    </div>
  );
}
