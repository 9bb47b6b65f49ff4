import { rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { whoAmI } from '../shell/session.ts';
import styles from './account.module.css';
import { listTokens } from './api/tokens.ts';

/**
 * Returns whether personal tokens stay valid when the password or a second factor changes, the field
 * that asks (if there are any), and a function that reads them again afterwards.
 */
export function useKeepTokens() {
  const queryClient = useQueryClient();
  const { data: account } = useSuspenseQuery(whoAmI);
  const mayHaveTokens = rolesPermit(account.roles, 'tokens.own') && !account.lacksSecondFactor;
  const { data } = useQuery({ ...listTokens, enabled: mayHaveTokens });
  const [keepTokens, setKeepTokens] = useState(false);
  const total = data?.total ?? 0;
  const field = total > 0 && (
    <label className={styles.keep}>
      <input
        type="checkbox"
        checked={keepTokens}
        onChange={(event) => setKeepTokens(event.target.checked)}
      />
      <span>
        <FormattedMessage id="tokens.keep" values={{ total }} />
      </span>
    </label>
  );
  return { keepTokens, field, refresh: () => queryClient.invalidateQueries(listTokens) };
}
