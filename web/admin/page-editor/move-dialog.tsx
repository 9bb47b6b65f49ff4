import { isTreeKind } from '@parvis/contracts/content/kinds.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { AddressChanges } from './address-changes.tsx';
import type { Move } from './moves.ts';
import type { PartData } from './part.ts';

interface MoveDialogProps {
  readonly move: Move;
  readonly content: ContentView;
  /** The header to be saved. */
  readonly header: PartData;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks for confirmation before a save that changes the address of a published page, with the
 * consequences.
 */
export function MoveDialog({ move, content, header, onConfirm, onCancel }: MoveDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      title={intl.formatMessage(
        { id: move === 'renamed' ? 'move.renamed' : 'move.placed' },
        { kind: content.kind },
      )}
      confirm={intl.formatMessage({ id: 'move.confirm' })}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <FormattedMessage id="move.words" values={{ kind: content.kind, url: content.url }} />
      {isTreeKind(content.kind) && <AddressChanges id={content.id} header={header} />}
    </ConfirmDialog>
  );
}
