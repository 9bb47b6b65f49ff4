import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { whoAmI } from '../shell/session.ts';
import styles from './account.module.css';
import { listSessions } from './api/own-account.ts';
import { listPasskeys } from './api/passkeys.ts';
import { getSecondFactor } from './api/second-factor.ts';
import { listTokens } from './api/tokens.ts';
import { AuthenticatorPart } from './authenticator-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';

/** The second factor: passkeys, authenticator codes, and recovery codes. */
export function SecondFactorSection() {
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(getSecondFactor);
  const { data: passkeys } = useSuspenseQuery(listPasskeys);
  const { data: account } = useSuspenseQuery(whoAmI);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const refresh = async () => {
    for (const read of [whoAmI, getSecondFactor, listPasskeys, listSessions, listTokens])
      await queryClient.invalidateQueries({ queryKey: read.queryKey });
  };
  const changed = (shown?: readonly string[]) => {
    if (shown !== undefined) setCodes(shown);
    void refresh();
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
      <PasskeysPart hasAuthenticator={data.authenticator} onChanged={changed} />
      <AuthenticatorPart
        isOn={data.authenticator}
        isLast={passkeys.items.length === 0}
        onChanged={changed}
      />
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
