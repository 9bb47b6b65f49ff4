import { FormattedMessage } from 'react-intl';
import styles from './ethics.module.css';
import { KeyGate } from './key-gate.tsx';
import { KeyNotices } from './key-notices.tsx';
import { ReportList } from './report-list.tsx';

/** The ethics reports, for ethics officers alone. */
export function EthicsScreen() {
  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage id="ethics-desk.title" />
      </h1>
      <p>
        <FormattedMessage id="ethics-desk.intro" />
      </p>
      <KeyGate>
        {(identity, officers) => (
          <>
            <KeyNotices identity={identity} officers={officers} />
            <ReportList />
          </>
        )}
      </KeyGate>
    </section>
  );
}
