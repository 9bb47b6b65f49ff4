import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { useNotify } from '../shell/notices.tsx';
import styles from './account.module.css';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { listPasskeys, removePasskey } from './api/passkeys.ts';
import { useConfirmed } from './confirm-sign-in.tsx';
import { PasskeyRow } from './passkey-row.tsx';

interface PasskeysPartProps {
  /** Whether there is also an authenticator. */
  readonly hasAuthenticator: boolean;
  /** Called with new recovery codes, or with none when the codes were removed. */
  readonly onChanged: (codes?: readonly string[]) => void;
}

/** Lists, adds and removes the account's passkeys. */
export function PasskeysPart({ hasAuthenticator, onChanged }: PasskeysPartProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { data } = useSuspenseQuery(listPasskeys);
  const { confirmed, dialog } = useConfirmed();
  const say = (id: string) => notify({ words: intl.formatMessage({ id }) });
  const isLast = data.items.length === 1 && !hasAuthenticator;
  const remove = async (id: string) => {
    try {
      await confirmed(() => removePasskey(id));
      say('passkeys.removed');
      onChanged(isLast ? [] : undefined);
    } catch (error) {
      notify({ words: failureMessage(intl, error), tone: 'failed' });
    }
  };
  return (
    <section className={`${styles.section} ${styles.part}`} aria-labelledby="passkeys">
      <h3 id="passkeys">
        <FormattedMessage id="passkeys.title" />
      </h3>
      <p className={styles.intro}>
        <FormattedMessage id="passkeys.intro" />
      </p>
      {data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLast={isLast}
              onRemove={() => void remove(passkey.id)}
            />
          ))}
        </ul>
      )}
      <AddPasskeyForm
        onAdded={(codes) => {
          say('passkeys.added');
          onChanged(codes.length > 0 ? codes : undefined);
        }}
      />
      {dialog}
    </section>
  );
}
