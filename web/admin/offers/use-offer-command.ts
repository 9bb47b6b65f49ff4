import { useCommand } from '../requests/use-command.ts';
import { useRefresh } from '../requests/use-refresh.ts';

/** Returns a function that runs a command on an offer: see `useCommand`. */
export function useOfferCommand() {
  return useCommand(useRefresh('offers'));
}
