import type { PasskeyView } from '@parvis/contracts/accounts/passkey-endpoints.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Moment } from '../shell/moment.tsx';
import styles from './account.module.css';

interface PasskeyRowProps {
  readonly passkey: PasskeyView;
  /** True when there is no other second factor: removing the passkey removes the last one. */
  readonly isLast: boolean;
  readonly onRemove: () => void;
}

/** One passkey; removing it requires confirmation. */
export function PasskeyRow({ passkey, isLast, onRemove }: PasskeyRowProps) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { name, createdAt, lastUsedAt } = passkey;
  const removeThis = intl.formatMessage({ id: 'passkeys.remove-of' }, { name });
  return (
    <li className={styles.passkey}>
      <strong>{name}</strong>
      <span>
        <FormattedMessage id="passkeys.created-at" values={{ at: <Moment at={createdAt} /> }} />
      </span>
      <span>
        {lastUsedAt === null ? (
          <FormattedMessage id="passkeys.never-used" />
        ) : (
          <FormattedMessage id="passkeys.used-at" values={{ at: <Moment at={lastUsedAt} /> }} />
        )}
      </span>
      <Button className="button danger" aria-label={removeThis} onPress={() => setAsking(true)}>
        <FormattedMessage id="passkeys.remove" />
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={removeThis}
          confirm={intl.formatMessage({ id: 'passkeys.remove' })}
          final
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onRemove();
          }}
        >
          <FormattedMessage id={isLast ? 'passkeys.remove-last' : 'passkeys.remove-question'} />
        </ConfirmDialog>
      )}
    </li>
  );
}
