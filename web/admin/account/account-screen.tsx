import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { whoAmI } from '../shell/session.ts';
import styles from './account.module.css';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TokensSection } from './tokens-section.tsx';

/** The signed-in account: its second factor, its password, its sessions and its tokens for scripts. */
export function AccountScreen() {
  const { data: account } = useSuspenseQuery(whoAmI);
  return (
    <div className={styles.screen}>
      <h1>
        <FormattedMessage id="account.title" />
      </h1>
      <SecondFactorSection />
      <PasswordSection />
      <SessionsSection />
      {!account.lacksSecondFactor && <TokensSection />}
    </div>
  );
}
