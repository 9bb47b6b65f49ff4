import type { TreeNode } from '@parvis/contracts/content/tree-endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { type MovedNode, moveNode } from './api/tree.ts';

/** Returns a function that moves a page; its notice offers to move it back. */
export function useMoveNode(from: string, onDone: () => void) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const refresh = useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: ['tree'] });
    void queryClient.invalidateQueries({ queryKey: ['content'] });
    void queryClient.invalidateQueries({ queryKey: ['contents'] });
  }, [queryClient]);
  const { run, busy } = useCommand(refresh);
  const move = async (node: MovedNode, to: string, isPublic: boolean, back?: string) => {
    const moved = await run({
      send: () => moveNode(node, to, isPublic),
      done: ({ url, revision: now }) => ({
        words: intl.formatMessage({ id: 'tree.moved' }, { url }),
        ...(back !== undefined && {
          action: {
            label: intl.formatMessage({ id: 'action.undo' }),
            run: () => void move({ ...node, revision: now }, back, isPublic),
          },
        }),
      }),
    });
    if (moved && back !== undefined) onDone();
  };
  return {
    busy,
    /** @param mayShow whether visitors see a published page move at once */
    run: (node: TreeNode, to: string, mayShow: boolean) =>
      void move(node, to, mayShow && node.status === 'published', from),
  };
}
