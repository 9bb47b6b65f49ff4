import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from './failure-message.ts';

/**
 * Sends one command at a time, and refetches its subject after it. Unlike those of `useCommand`, its
 * failures are for the form to show.
 * @param subject the key below which everything is refetched
 */
export function useFormCommand(subject: string) {
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
      await queryClient.invalidateQueries({ queryKey: [subject] });
      setBusy(false);
    }
  };
  return { run, isBusy, failure };
}
