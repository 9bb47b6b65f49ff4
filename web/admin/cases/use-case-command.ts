import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';

/** Sends one command at a time, and reads the cases again after it. */
export function useCaseCommand() {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** @returns what was sent back; undefined when it failed, and then `failure` says why */
  const run = async <Sent>(
    send: () => Promise<Sent>,
  ): Promise<{ readonly sent: Sent } | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      return { sent: await send() };
    } catch (error) {
      setFailure(failureMessage(intl, error));
      return undefined;
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['cases'] });
      setBusy(false);
    }
  };
  return { run, isBusy, failure };
}
