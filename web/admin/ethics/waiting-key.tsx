import type { Officers } from '@parvis/contracts/ethics/key-endpoints.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { useRefresh } from '../requests/use-refresh.ts';
import { removeKey } from './api/keys.ts';
import styles from './ethics.module.css';
import { lockKey } from './key-ring.ts';
import { useCheckedKeys } from './use-checked-keys.ts';

/**
 * Shown to an officer whose key is waiting: the fingerprint to read to the officer who consents.
 */
export function WaitingKey({ identity, officers }: { identity: string; officers: Officers }) {
  const intl = useIntl();
  const refresh = useRefresh('ethics');
  const { run, busy } = useCommand(refresh);
  const own = useCheckedKeys(identity, officers)?.find(
    ({ accountId }) => accountId === officers.accountId,
  );
  return (
    <div className={styles.waiting}>
      <h2>
        <FormattedMessage id="ethics-desk.key.waiting-title" />
      </h2>
      <p>
        <FormattedMessage id="ethics-desk.key.waiting" />
      </p>
      {own?.trust === 'foreign' ? (
        <p>
          <strong>
            <FormattedMessage id="ethics-keys.trust.foreign" />
          </strong>
        </p>
      ) : (
        <code className={styles.fingerprint}>{own?.fingerprint}</code>
      )}
      <Button className="button small" onPress={() => void refresh()}>
        <FormattedMessage id="ethics-desk.key.look-again" />
      </Button>
      <Button
        className="button small"
        isDisabled={busy}
        onPress={() =>
          void run({
            send: async () => {
              await removeKey(officers.accountId);
              lockKey();
            },
            done: () => ({ words: intl.formatMessage({ id: 'ethics-desk.key.withdrawn' }) }),
          })
        }
      >
        <FormattedMessage id="ethics-desk.key.withdraw" />
      </Button>
    </div>
  );
}
