import { FormattedMessage } from 'react-intl';
import styles from './account.module.css';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TokensSection } from './tokens-section.tsx';

/** The signed-in account: its password, its sessions and its tokens for scripts. */
export function AccountScreen() {
  return (
    <div className={styles.screen}>
      <h1>
        <FormattedMessage id="account.title" />
      </h1>
      <PasswordSection />
      <SessionsSection />
      <TokensSection />
    </div>
  );
}
