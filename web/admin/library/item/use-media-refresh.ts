import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Returns a function that refetches everything of the library. */
export function useMediaRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: ['media'] }), [queryClient]);
}
