import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { useNotify } from '../shell/notices.tsx';
import { whoAmI } from '../shell/session.ts';
import styles from './account.module.css';
import { listSessions } from './api/own-account.ts';
import {
  addAuthenticator,
  getSecondFactor,
  type NewAuthenticator,
  removeAuthenticator,
} from './api/second-factor.ts';
import { ConfirmAuthenticator } from './confirm-authenticator.tsx';
import { useConfirmed } from './confirm-sign-in.tsx';

/** The codes that follow the password: adding an authenticator, and removing it. */
export function SecondFactorSection() {
  const intl = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(getSecondFactor);
  const { data: account } = useSuspenseQuery(whoAmI);
  const { confirmed, dialog } = useConfirmed();
  const [added, setAdded] = useState<NewAuthenticator>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const report = (error: unknown) => notify({ words: failureMessage(intl, error), tone: 'failed' });
  const refresh = async () => {
    await queryClient.invalidateQueries(whoAmI);
    await queryClient.invalidateQueries(getSecondFactor);
    await queryClient.invalidateQueries(listSessions);
  };
  const add = () => void confirmed(addAuthenticator).then(setAdded, report);
  const remove = async () => {
    await confirmed(removeAuthenticator);
    setCodes([]);
    notify({ words: intl.formatMessage({ id: 'factor.removed' }) });
    await refresh();
  };
  return (
    <section className={styles.section}>
      <h2>
        <FormattedMessage id="factor.title" />
      </h2>
      <p className={styles.intro}>
        <SecondFactorWords lacks={account.lacksSecondFactor} {...data} />
      </p>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      {added && (
        <ConfirmAuthenticator
          added={added}
          onConfirmed={(shown) => {
            setAdded(undefined);
            setCodes(shown);
            void refresh();
          }}
        />
      )}
      {!data.enabled && !added && (
        <Button className="button primary" onPress={add}>
          <FormattedMessage id="factor.add" />
        </Button>
      )}
      {data.enabled && <RemoveAuthenticator onRemove={() => void remove().catch(report)} />}
      {dialog}
    </section>
  );
}

interface SecondFactorWordsProps {
  readonly lacks: true | undefined;
  readonly enabled: boolean;
  readonly recoveryCodes: number;
}

function SecondFactorWords({ lacks, enabled, recoveryCodes: left }: SecondFactorWordsProps) {
  if (enabled) return <FormattedMessage id="factor.on" values={{ left }} />;
  return <FormattedMessage id={lacks ? 'factor.missing' : 'factor.intro'} />;
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className={styles.secret} role="status">
      <p>
        <FormattedMessage id="factor.codes" />
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}

function RemoveAuthenticator({ onRemove }: { onRemove: () => void }) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const title = intl.formatMessage({ id: 'factor.remove' });
  return (
    <>
      <Button className="button" onPress={() => setAsking(true)}>
        {title}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirm={title}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onRemove();
          }}
        >
          <FormattedMessage id="factor.remove-question" />
        </ConfirmDialog>
      )}
    </>
  );
}
