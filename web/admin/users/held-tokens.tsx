import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TokenRow } from '../account/token-row.tsx';
import { Paging } from '../pages/paging.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { useCommand } from '../requests/use-command.ts';
import { useRefresh } from '../requests/use-refresh.ts';
import { Loading } from '../shell/frame.tsx';
import { listHeldTokens, revokeHeldToken } from './api/held-tokens.ts';
import styles from './users.module.css';

/** The personal tokens of all accounts, which administrators can revoke. */
export function HeldTokens() {
  const intl = useIntl();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(listHeldTokens(page));
  const { run } = useCommand(useRefresh('held-tokens'));
  const revoke = (id: string) =>
    run({
      send: () => revokeHeldToken(id),
      done: () => ({ words: intl.formatMessage({ id: 'tokens.revoked' }) }),
    });
  requireShown(data, error);
  return (
    <>
      <h2>
        <FormattedMessage id="users.tokens" />
      </h2>
      {!data && <Loading />}
      {data?.total === 0 && (
        <p>
          <FormattedMessage id="users.no-tokens" />
        </p>
      )}
      <ul className={styles.list}>
        {data?.items.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            owner={token.account.name}
            onRevoke={() => void revoke(token.id)}
          />
        ))}
      </ul>
      {data && <Paging list={data} onPage={(to = 1) => setPage(to)} />}
    </>
  );
}
