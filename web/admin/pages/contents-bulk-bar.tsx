import { useQueryClient } from '@tanstack/react-query';
import { BulkBar } from '../lists/bulk-bar.tsx';
import { appliesToSome, bulkActions, bulkCommands, isPlain } from './bulk-actions.ts';
import { BulkFileDialog } from './bulk-file-dialog.tsx';
import { BulkMoveDialog } from './bulk-move-dialog.tsx';
import { type SelectedContents, SelectMatching } from './select-matching.tsx';

const dialogs = { move: BulkMoveDialog, file: BulkFileDialog };

/** The commands on the selected content. */
export function ContentsBulkBar(selected: SelectedContents) {
  const { items, clear } = selected.selection;
  const queryClient = useQueryClient();
  return (
    <BulkBar
      count={items.length}
      more={<SelectMatching {...selected} />}
      actions={bulkActions}
      itemsFor={(action) => (appliesToSome(action, items) ? items : [])}
      command={async (action, item) => isPlain(action) && bulkCommands[action](item)}
      dialogs={dialogs}
      onClear={clear}
      onDone={() => void queryClient.invalidateQueries({ queryKey: ['contents'] })}
    />
  );
}
