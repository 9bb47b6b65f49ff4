import type { Officers } from '@parvis/contracts/ethics/key-endpoints.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { useRefresh } from '../requests/use-refresh.ts';
import { Loading } from '../shell/frame.tsx';
import styles from './ethics.module.css';
import { type CheckedKey } from './key-checks.ts';
import { KeyDialog } from './key-dialog.tsx';
import { KeyGate } from './key-gate.tsx';
import { type KeyAction, KeyRow } from './key-row.tsx';
import { useCheckedKeys } from './use-checked-keys.ts';
import { useKeyActions } from './use-key-actions.ts';
import { useResealing } from './use-resealing.ts';

/** The keys to which reports are sealed, and those waiting for an officer’s consent. */
export function KeysScreen() {
  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage id="ethics-keys.title" />
      </h1>
      <p className={styles.intro}>
        <FormattedMessage id="ethics-keys.intro" />
      </p>
      <KeyGate>{(identity, officers) => <Keys identity={identity} officers={officers} />}</KeyGate>
    </section>
  );
}

function Keys({ identity, officers }: { identity: string; officers: Officers }) {
  const refresh = useRefresh('ethics');
  const keys = useCheckedKeys(identity, officers);
  const { run, busy } = useCommand(refresh);
  const { sealing, seal } = useResealing(identity, refresh);
  const [asking, setAsking] = useState<{ action: KeyAction; of: CheckedKey }>();
  const actions = useKeyActions({ identity, run, seal });
  if (!keys) return <Loading />;
  return (
    <>
      <ul className={styles.keys}>
        {keys.map((key) => (
          <KeyRow
            key={key.accountId}
            of={key}
            sealing={sealing?.accountId === key.accountId ? sealing : undefined}
            isBusy={busy || sealing !== undefined}
            onAction={(action) =>
              action === 'seal' ? void actions.seal(key) : setAsking({ action, of: key })
            }
          />
        ))}
      </ul>
      {asking && (
        <KeyDialog
          {...asking}
          onConfirm={() => {
            setAsking(undefined);
            void actions[asking.action](asking.of);
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
