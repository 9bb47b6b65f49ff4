import type { Officers } from '@parvis/contracts/ethics/key-endpoints.ts';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import styles from './ethics.module.css';
import { useCheckedKeys } from './use-checked-keys.ts';

/**
 * Notices above the reports: a key is waiting, or reports are sealed to one that you have not
 * compared.
 */
export function KeyNotices({ identity, officers }: { identity: string; officers: Officers }) {
  const keys = useCheckedKeys(identity, officers) ?? [];
  const waiting = keys.filter(({ state }) => state === 'waiting').length;
  const unknown = keys.filter(
    ({ state, trust }) => state === 'active' && (trust === 'not-compared' || trust === 'foreign'),
  ).length;
  if (waiting + unknown === 0) return null;
  return (
    <div className={styles.notices}>
      {unknown > 0 && (
        <p>
          <FormattedMessage id="ethics-keys.notice-unknown" values={{ count: unknown }} />
        </p>
      )}
      {waiting > 0 && (
        <p>
          <FormattedMessage id="ethics-keys.notice-waiting" values={{ count: waiting }} />
        </p>
      )}
      <Link to="/admin/ethics/keys">
        <FormattedMessage id="ethics-keys.notice-link" />
      </Link>
    </div>
  );
}
