import type { TreeNode } from '@parvis/contracts/content/tree-endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { moveNode } from './api/tree.ts';

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
  const move = async (
    { id, kind }: Pick<TreeNode, 'id' | 'kind'>,
    revision: number,
    to: string,
    back?: string,
  ) => {
    const moved = await run({
      send: () => moveNode({ id, kind, revision }, to),
      done: ({ url, revision: now }) => ({
        words: intl.formatMessage({ id: 'tree.moved' }, { url }),
        ...(back !== undefined && {
          action: {
            label: intl.formatMessage({ id: 'action.undo' }),
            run: () => void move({ id, kind }, now, back),
          },
        }),
      }),
    });
    if (moved && back !== undefined) onDone();
  };
  return { busy, run: (node: TreeNode, to: string) => void move(node, node.revision, to, from) };
}
