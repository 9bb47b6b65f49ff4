import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './ethics.module.css';
import type { CheckedKey } from './key-checks.ts';
import type { Sealing } from './use-resealing.ts';

/** An action on a key; `retire` is `remove` for your own key. */
export type KeyAction = 'consent' | 'compare' | 'seal' | 'reinstate' | 'remove' | 'retire';

interface KeyRowProps {
  readonly of: CheckedKey;
  readonly sealing: Sealing | undefined;
  readonly isBusy: boolean;
  readonly onAction: (action: KeyAction) => void;
}

/** One key: its owner, its fingerprint, whether it is trusted, and its actions. */
export function KeyRow({ of: key, sealing, isBusy, onAction }: KeyRowProps) {
  const intl = useIntl();
  const { name, state, fingerprint, trust } = key;
  const say = (action: KeyAction) =>
    intl.formatMessage({ id: `ethics-keys.do.${wordOf(action, key)}` });
  return (
    <li className={styles.keyRow} data-trust={state === 'waiting' ? 'waiting' : trust}>
      <h2>
        {name}
        {trust === 'own' && (
          <>
            {' '}
            <span className={styles.soft}>
              <FormattedMessage id="ethics-keys.you" />
            </span>
          </>
        )}
      </h2>
      <p className={styles.standing}>
        <Standing of={key} />
      </p>
      <p>
        <span className={styles.soft}>
          <FormattedMessage id="ethics-keys.fingerprint" />
        </span>{' '}
        <code className={styles.fingerprint}>{fingerprint}</code>
      </p>
      <Trouble of={key} />
      {sealing === undefined ? <Unread of={key} /> : <Sealed {...sealing} />}
      <div className={styles.actions}>
        {listActions(key).map((action) => (
          <Button
            key={action}
            className={classOf(action)}
            isDisabled={isBusy}
            aria-label={`${say(action)} – ${name}`}
            onPress={() => onAction(action)}
          >
            {say(action)}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** Whether the key is accepted, by whose consent, and whether you have compared it. */
function Standing({ of: { state, trust, consentBy } }: { of: CheckedKey }) {
  if (state === 'waiting') return <FormattedMessage id="ethics-keys.waiting" />;
  return (
    <>
      {consentBy === null ? (
        <FormattedMessage id="ethics-keys.first" />
      ) : (
        <FormattedMessage id="ethics-keys.consent-by" values={{ name: consentBy }} />
      )}
      {trust !== 'own' && (
        <>
          {' '}
          <strong>
            <FormattedMessage id={`ethics-keys.trust.${trust}`} />
          </strong>
        </>
      )}
    </>
  );
}

/** Why a key does not count: its officer’s account was reset, or nothing can be sealed to it. */
function Trouble({ of: { name, suspendedUntil, isDamaged } }: { of: CheckedKey }) {
  return (
    <>
      {suspendedUntil !== null && (
        <p className={styles.note}>
          <FormattedMessage id="ethics-keys.suspended" values={{ name }} />
        </p>
      )}
      {isDamaged && (
        <p className={styles.note}>
          <FormattedMessage id="ethics-keys.damaged" />
        </p>
      )}
    </>
  );
}

function Unread({ of: { state, unread } }: { of: CheckedKey }) {
  if (state === 'waiting' || unread === 0) return null;
  return (
    <p>
      <FormattedMessage id="ethics-keys.unread" values={{ count: unread }} />
    </p>
  );
}

function Sealed({ sealed, total }: Sealing) {
  const words = { done: Math.min(sealed, total), total };
  return (
    <p role="status" className={styles.sealing}>
      <progress max={Math.max(total, 1)} value={sealed} aria-hidden />
      <FormattedMessage id="ethics-keys.sealing" values={words} />
    </p>
  );
}

function listActions(key: CheckedKey): readonly KeyAction[] {
  const isOther = key.suspendedUntil !== null && key.trust !== 'own';
  return isOther ? ['reinstate', ...listUsualActions(key)] : listUsualActions(key);
}

function listUsualActions({ state, trust, unread }: CheckedKey): readonly KeyAction[] {
  if (state === 'waiting') return ['consent', 'remove'];
  if (trust === 'own') return ['retire'];
  const ready: readonly KeyAction[] = trust === 'compared' ? [] : ['compare'];
  return trust === 'compared' && unread > 0 ? ['seal', 'remove'] : [...ready, 'remove'];
}

function wordOf(action: KeyAction, { state }: CheckedKey): KeyAction | 'refuse' {
  return action === 'remove' && state === 'waiting' ? 'refuse' : action;
}

function classOf(action: KeyAction): string {
  if (action === 'remove' || action === 'retire') return 'button small danger';
  return 'button small primary';
}
