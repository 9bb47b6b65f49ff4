import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Returns a function that has everything of the library read again. */
export function useMediaRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: ['media'] }), [queryClient]);
}
