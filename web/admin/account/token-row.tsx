import type { TokenView } from '@parvis/contracts/accounts/endpoints.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import styles from './account.module.css';

/** One token; revoking asks for confirmation in place. */
export function TokenRow({ token, onRevoke }: { token: TokenView; onRevoke: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  const [shownAt] = useState(() => Date.now());
  const isExpired = Date.parse(token.expiresAt) <= shownAt;
  return (
    <li className={styles.token}>
      <strong>{token.name}</strong>
      <span>
        <FormattedMessage id="tokens.created-at" values={{ at: <Moment at={token.createdAt} /> }} />
      </span>
      <span>
        {token.lastUsedAt === null ? (
          <FormattedMessage id="tokens.never-used" />
        ) : (
          <FormattedMessage id="tokens.used-at" values={{ at: <Moment at={token.lastUsedAt} /> }} />
        )}
      </span>
      <span>
        <FormattedMessage
          id={isExpired ? 'tokens.expired-at' : 'tokens.expires-at'}
          values={{ at: <Moment at={token.expiresAt} /> }}
        />
      </span>
      {isConfirming ? (
        <span className={styles.asking}>
          <Button className="button danger" autoFocus onPress={onRevoke}>
            <FormattedMessage id="tokens.revoke-confirm" />
          </Button>
          <Button className="button" onPress={() => setConfirming(false)}>
            <FormattedMessage id="action.cancel" />
          </Button>
        </span>
      ) : (
        <Button className="button" onPress={() => setConfirming(true)}>
          <FormattedMessage id="tokens.revoke" />
        </Button>
      )}
    </li>
  );
}
