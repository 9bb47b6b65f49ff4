import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';

/** Sends one command at a time, and reads the list again after it. */
export function useRedactionCommand() {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** @returns whether it was done; otherwise `failure` says why not */
  const run = async (send: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await send();
      return true;
    } catch (error) {
      setFailure(failureMessage(intl, error));
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['redactions'] });
      setBusy(false);
    }
  };
  return { run, isBusy, failure };
}
