import type { ContentView } from '@parvis/contracts/content/views.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import type { Move } from './moves.ts';

interface MoveDialogProps {
  readonly move: Move;
  readonly content: ContentView;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a save that changes the address of a page that visitors see, and says what becomes of it. */
export function MoveDialog({ move, content, onConfirm, onCancel }: MoveDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: move === 'renamed' ? 'move.renamed' : 'move.placed' })}
      confirm={intl.formatMessage({ id: 'move.confirm' })}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <FormattedMessage id="move.words" values={{ url: content.url }} />
    </ConfirmDialog>
  );
}
