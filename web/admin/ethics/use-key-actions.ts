import { useIntl } from 'react-intl';
import type { useCommand } from '../requests/use-command.ts';
import { consentToKey, noteCheck, removeKey } from './api/keys.ts';
import { checkOf, type JudgedKey } from './key-checks.ts';
import { lockKey } from './key-ring.ts';
import type { KeyAction } from './key-row.tsx';
import type { useSealingAgain } from './use-sealing-again.ts';

interface KeyActionsParts {
  readonly identity: string;
  readonly run: ReturnType<typeof useCommand>['run'];
  readonly seal: ReturnType<typeof useSealingAgain>['seal'];
}

/** Returns the actions on an officer's key. */
export function useKeyActions({ identity, run, seal }: KeyActionsParts) {
  const intl = useIntl();
  const done = (id: 'consented' | 'noted' | 'removed' | 'refused', name: string) => () => ({
    words: intl.formatMessage({ id: `ethics-keys.${id}` }, { name }),
  });
  const compared = async (key: JudgedKey) => ({
    recipient: key.recipient,
    check: await checkOf(identity, key),
  });
  const actions: Record<KeyAction, (key: JudgedKey) => Promise<void>> = {
    async consent(key) {
      const send = async () => {
        await consentToKey(key.accountId, await compared(key));
        return true;
      };
      const isDone = await run({ send, done: done('consented', key.name) });
      if (isDone && key.unread > 0) await seal(key, key.unread);
    },
    async compare(key) {
      const send = async () => noteCheck(key.accountId, await compared(key));
      await run({ send, done: done('noted', key.name) });
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
