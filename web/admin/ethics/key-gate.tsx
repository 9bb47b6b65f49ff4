import type { Officers } from '@parvis/contracts/ethics/key-endpoints.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useSubmit } from '../account/use-submit.ts';
import { Field } from '../shell/field.tsx';
import { officersQuery } from './api/keys.ts';
import { CreateKeyForm } from './create-key-form.tsx';
import styles from './ethics.module.css';
import { lockKey, unlockKey, useUnlockedKey, watchIdleness } from './key-ring.ts';
import { WaitingKey } from './waiting-key.tsx';

interface KeyGateProps {
  readonly children: (identity: string, officers: Officers) => ReactNode;
}

/**
 * Renders its children, which need the officer’s private key, once the key is created and unlocked.
 */
export function KeyGate({ children }: KeyGateProps) {
  const { data: officers } = useSuspenseQuery(officersQuery);
  const identity = useUnlockedKey();
  useEffect(watchIdleness, []);
  if (officers.wrappedIdentity === null) return <CreateKeyForm />;
  if (identity === undefined) return <UnlockForm wrappedIdentity={officers.wrappedIdentity} />;
  const own = officers.officers.find(({ accountId }) => accountId === officers.accountId);
  return (
    <div className={styles.open}>
      <Button className={`button small ${styles.lock}`} onPress={lockKey}>
        <FormattedMessage id="ethics-desk.lock" />
      </Button>
      {own?.state === 'waiting' ? (
        <WaitingKey identity={identity} officers={officers} />
      ) : own?.suspendedUntil ? (
        <SuspendedKey until={own.suspendedUntil} isAlone={isAlone(officers)} />
      ) : (
        children(identity, officers)
      )}
    </div>
  );
}

function isAlone({ accountId, officers }: Officers): boolean {
  return !officers.some(
    (one) => one.accountId !== accountId && one.state === 'active' && one.suspendedUntil === null,
  );
}

/** Shown to an officer whose account was reset. */
function SuspendedKey({ until, isAlone: alone }: { until: string; isAlone: boolean }) {
  const date = <FormattedDate value={until} timeZone="UTC" dateStyle="long" />;
  return (
    <p className={styles.note}>
      <FormattedMessage
        id={alone ? 'ethics-desk.key.suspended-until' : 'ethics-desk.key.suspended'}
        values={{ date }}
      />
    </p>
  );
}

function UnlockForm({ wrappedIdentity }: { wrappedIdentity: string }) {
  const intl = useIntl();
  const [passphrase, setPassphrase] = useState('');
  const { onSubmit, sending, refused } = useSubmit(
    async () => {
      const { unwrapKey } = await import('./sealing.ts');
      unlockKey(await unwrapKey(wrappedIdentity, passphrase));
    },
    'passphrase',
    () => intl.formatMessage({ id: 'ethics-desk.unlock-wrong' }),
  );
  return (
    <form className={styles.key} onSubmit={onSubmit}>
      <p>
        <FormattedMessage id="ethics-desk.unlock-text" />
      </p>
      <Field
        label={intl.formatMessage({ id: 'ethics-desk.key.passphrase' })}
        type="password"
        value={passphrase}
        onChange={setPassphrase}
        refused={refused.get('passphrase')}
        required
      />
      <Button type="submit" className="button primary" isDisabled={sending}>
        <FormattedMessage id={sending ? 'ethics-desk.busy' : 'ethics-desk.unlock'} />
      </Button>
      <p className={styles.soft}>
        <FormattedMessage id="ethics-desk.key.forgotten" />
      </p>
    </form>
  );
}
