import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { useNotify } from '../shell/notices.tsx';
import styles from './account.module.css';
import { listTokens, type NewToken, revokeToken } from './api/tokens.ts';
import { CreateTokenForm } from './create-token-form.tsx';
import { TokenRow } from './token-row.tsx';
import { TokenSecret } from './token-secret.tsx';

/** Personal tokens for scripts: list, create, revoke. */
export function TokensSection() {
  const intl = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(listTokens);
  const [created, setCreated] = useState<NewToken>();
  const refresh = () => queryClient.invalidateQueries(listTokens);
  const revoke = (id: string) =>
    revokeToken(id).then(
      () => {
        notify({ words: intl.formatMessage({ id: 'tokens.revoked' }) });
        if (created?.id === id) setCreated(undefined);
        return refresh();
      },
      (error: unknown) => notify({ words: failureMessage(intl, error), tone: 'failed' }),
    );
  return (
    <section className={styles.section}>
      <h2>
        <FormattedMessage id="tokens.title" />
      </h2>
      <p className={styles.intro}>
        <FormattedMessage id="tokens.intro" />
      </p>
      <CreateTokenForm
        onCreated={(token) => {
          setCreated(token);
          void refresh();
        }}
      />
      {created && <TokenSecret token={created} />}
      {data.items.length === 0 ? (
        <p className={styles.intro}>
          <FormattedMessage id="tokens.none" />
        </p>
      ) : (
        <ul className={styles.list}>
          {data.items.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => void revoke(token.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
