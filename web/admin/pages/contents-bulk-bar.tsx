import { useQueryClient } from '@tanstack/react-query';
import { BulkBar } from '../lists/bulk-bar.tsx';
import type { ContentRow } from './api/list-contents.ts';
import { appliesToSome, bulkActions, bulkCommands } from './bulk-actions.ts';
import type { Selection } from './selection.ts';

/** The commands on the selected content. */
export function ContentsBulkBar({
  selection: { items, clear },
}: {
  readonly selection: Selection<ContentRow>;
}) {
  const queryClient = useQueryClient();
  return (
    <BulkBar
      count={items.length}
      actions={bulkActions}
      itemsFor={(action) => (appliesToSome(action, items) ? items : [])}
      command={(action, item) => bulkCommands[action](item)}
      onClear={clear}
      onDone={() => void queryClient.invalidateQueries({ queryKey: ['contents'] })}
    />
  );
}
