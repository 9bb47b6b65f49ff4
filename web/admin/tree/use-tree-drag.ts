import { type TreeNode, treeTop } from '@parvis/contracts/content/tree-endpoints.ts';
import { isTextDropItem, useDragAndDrop } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { rowsById, type TreeRow } from './use-levels.ts';

const dragType = 'application/x-parvis-page';

/** Returns the row of the dragged page, unless it is already there or was dropped on itself. */
export function rowToMove(rows: ReadonlyMap<string, TreeRow>, dragged: string, to: string) {
  const row = rows.get(dragged);
  return row?.kind === 'node' && row.parent !== to && row.id !== to ? row : undefined;
}

/**
 * Handles dragging pages, by the mouse or the keyboard: onto the new parent, or onto the list
 * itself for the top. Pages are ordered by title only, so none is dropped between others.
 */
export function useTreeDrag(
  rows: readonly TreeRow[],
  onDrop: (node: TreeNode, from: string, to: string) => void,
) {
  const intl = useIntl();
  const byId = rowsById(rows);
  const drop = async (items: readonly Parameters<typeof isTextDropItem>[0][], to: string) => {
    const dropped = items.find(isTextDropItem);
    const row = dropped && rowToMove(byId, await dropped.getText(dragType), to);
    if (row) onDrop(row.node, row.parent, to);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    acceptedDragTypes: [dragType],
    getItems: (keys) =>
      [...keys].map((key) => {
        const row = byId.get(String(key));
        const title =
          row?.kind === 'node' ? row.node.title : intl.formatMessage({ id: 'tree.title' });
        return { [dragType]: String(key), 'text/plain': title };
      }),
    getAllowedDropOperations: () => ['move'],
    shouldAcceptItemDrop: (target) =>
      target.dropPosition === 'on' && byId.get(String(target.key))?.kind === 'node',
    onItemDrop: ({ items, target }) => void drop(items, String(target.key)),
    onRootDrop: ({ items }) => void drop(items, treeTop),
  });
  return dragAndDropHooks;
}
