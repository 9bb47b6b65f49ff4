import type { TokenView } from '@parvis/contracts/accounts/endpoints.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import styles from './account.module.css';
import { ScopeWords } from './scope-fields.tsx';

interface TokenRowProps {
  readonly token: TokenView;
  /** Its owner's name, where the tokens of several accounts are listed. */
  readonly owner?: string;
  readonly onRevoke: () => void;
}

/** One token; revoking asks for confirmation in place. */
export function TokenRow({ token, owner, onRevoke }: TokenRowProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [shownAt] = useState(() => Date.now());
  const isExpired = Date.parse(token.expiresAt) <= shownAt;
  return (
    <li className={styles.token}>
      <strong>
        {token.name}
        {owner !== undefined && <em>{owner}</em>}
      </strong>
      <span>
        <ScopeWords scopes={token.scopes} />
      </span>
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
