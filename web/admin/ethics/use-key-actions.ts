import { useIntl } from 'react-intl';
import type { useCommand } from '../requests/use-command.ts';
import { consentToKey, recordKeyCheck, reinstateKey, removeKey } from './api/keys.ts';
import { type CheckedKey, computeCheck } from './key-checks.ts';
import { lockKey } from './key-ring.ts';
import type { KeyAction } from './key-row.tsx';
import type { useResealing } from './use-resealing.ts';

interface KeyActionsParts {
  readonly identity: string;
  readonly run: ReturnType<typeof useCommand>['run'];
  readonly seal: ReturnType<typeof useResealing>['seal'];
}

/** Returns the actions on an officer's key. */
export function useKeyActions({ identity, run, seal }: KeyActionsParts) {
  const intl = useIntl();
  const done =
    (id: 'consented' | 'noted' | 'reinstated' | 'removed' | 'refused', name: string) => () => ({
      words: intl.formatMessage({ id: `ethics-keys.${id}` }, { name }),
    });
  const compared = async (key: CheckedKey) => ({
    recipient: key.recipient,
    check: await computeCheck(identity, key),
  });
  const actions: Record<KeyAction, (key: CheckedKey) => Promise<void>> = {
    async consent(key) {
      const send = async () => {
        await consentToKey(key.accountId, await compared(key));
        return true;
      };
      const isDone = await run({ send, done: done('consented', key.name) });
      if (isDone && key.unread > 0) await seal(key, key.unread);
    },
    async compare(key) {
      const send = async () => recordKeyCheck(key.accountId, await compared(key));
      await run({ send, done: done('noted', key.name) });
    },
    async reinstate(key) {
      const send = () => reinstateKey(key.accountId);
      await run({ send, done: done('reinstated', key.name) });
    },
    async remove(key) {
      const send = () => removeKey(key.accountId);
      await run({ send, done: done(key.state === 'waiting' ? 'refused' : 'removed', key.name) });
    },
    seal: (key) => seal(key, key.unread),
    async retire(key) {
      const send = async () => {
        await removeKey(key.accountId);
        lockKey();
      };
      await run({ send, done: done('removed', key.name) });
    },
  };
  return actions;
}
