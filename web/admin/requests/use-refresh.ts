import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Returns a stable function that refetches all queries whose key begins with `name`. */
export function useRefresh(name: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: [name] }),
    [queryClient, name],
  );
}
