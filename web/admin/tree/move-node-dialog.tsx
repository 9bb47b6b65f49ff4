import { type TreeNode, treeTop } from '@parvis/contracts/content/tree-endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameContent } from '../content-picker/api/find-content.ts';
import { AddressChanges } from '../page-editor/address-changes.tsx';
import { rehearseMove } from '../page-editor/api/rehearse-move.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { type Parent, ParentChoice } from './parent-choice.tsx';
import { useMoveNode } from './use-move-node.ts';

interface MoveNodeDialogProps {
  readonly node: TreeNode;
  /** Its parent, or the word for the top. */
  readonly from: string;
  /** Its new parent, if already chosen. */
  readonly to?: string;
  readonly locale: Locale;
  readonly onClose: () => void;
}

/**
 * Asks for the new parent of a page, shows which addresses change, and moves it after confirmation.
 */
export function MoveNodeDialog({ node, from, to, locale, onClose }: MoveNodeDialogProps) {
  const intl = useIntl();
  const { chosen, named, choose } = useParent(to);
  const move = useMoveNode(from, onClose);
  return (
    <DialogFrame
      title={intl.formatMessage({ id: 'tree.move-title' }, { title: node.title })}
      onClose={onClose}
    >
      <ParentChoice
        key={named?.id}
        chosen={chosen}
        locale={locale}
        offersTop={from !== treeTop}
        except={node.id}
        onChoose={choose}
      />
      {chosen && <Consequences node={node} parent={chosen.id} title={chosen.title} />}
      <DialogActions>
        <MoveButton node={node} parent={chosen?.id} busy={move.busy} onMove={move.run} />
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

/** Returns the chosen parent; the title of the one that is chosen at first is read. */
function useParent(first: string | undefined) {
  const [chosen, choose] = useState<Parent | undefined>(
    first === undefined ? undefined : { id: first, title: '' },
  );
  const { data } = useQuery(nameContent(first === undefined || first === treeTop ? [] : [first]));
  const named = first === undefined ? undefined : data?.get(first);
  return { chosen: chosen?.id === named?.id ? named : chosen, named, choose };
}

interface ConsequencesProps {
  readonly node: TreeNode;
  readonly parent: string;
  /** Title of the new parent; empty until it is known. */
  readonly title: string;
}

function Consequences({ node, parent, title }: ConsequencesProps) {
  const parentId = parent === treeTop ? null : parent;
  const { data } = useQuery(rehearseMove(node.id, { parentId }));
  return (
    <div>
      <p>
        {parent === treeTop ? (
          <FormattedMessage id="tree.moves-to-top" values={{ url: node.url }} />
        ) : (
          <FormattedMessage id="tree.moves-under" values={{ url: node.url, title: title || '…' }} />
        )}
      </p>
      {(data?.needsApproval || node.headerPending) && (
        <p className="note">
          <FormattedMessage
            id={data?.needsApproval ? 'tree.moves-with-approval' : 'tree.moves-pending'}
          />
        </p>
      )}
      <AddressChanges id={node.id} header={{ parentId }} />
    </div>
  );
}

interface MoveButtonProps {
  readonly node: TreeNode;
  readonly parent: string | undefined;
  readonly busy: boolean;
  readonly onMove: ReturnType<typeof useMoveNode>['run'];
}

/** Enabled once the effects of the move are known, and it is permitted. */
function MoveButton({ node, parent, busy, onMove }: MoveButtonProps) {
  const parentId = parent === treeTop ? null : parent;
  const requested = parent !== undefined;
  const { data } = useQuery({ ...rehearseMove(node.id, { parentId }), enabled: requested });
  return (
    <Button
      className="button primary"
      isDisabled={!requested || data === undefined || busy}
      onPress={() => requested && data && onMove(node, parent, !data.needsApproval)}
    >
      <FormattedMessage id="tree.move-confirm" />
    </Button>
  );
}
