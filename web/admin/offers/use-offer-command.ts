import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useCommand } from '../requests/use-command.ts';

/** Returns a function that runs a command on an offer: see `useCommand`. */
export function useOfferCommand() {
  const queryClient = useQueryClient();
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: ['offers'] }),
    [queryClient],
  );
  return useCommand(refresh);
}
