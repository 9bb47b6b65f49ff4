import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useCommand } from '../requests/use-command.ts';

/** Returns a function that runs a command on an item: see `useCommand`. */
export function usePageCommand(contentId: string) {
  const queryClient = useQueryClient();
  const refresh = useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: ['content', contentId] });
    void queryClient.invalidateQueries({ queryKey: ['contents'] });
    void queryClient.invalidateQueries({ queryKey: ['history', contentId] });
    void queryClient.invalidateQueries({ queryKey: ['merges'] });
    void queryClient.invalidateQueries({ queryKey: ['approvals'] });
  }, [contentId, queryClient]);
  return useCommand(refresh);
}
export type RunPageCommand = ReturnType<typeof usePageCommand>['run'];
