import { treeKinds } from '@parvis/contracts/content/kinds.ts';
import { type TreeNode, treeTop } from '@parvis/contracts/content/tree-endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameContent } from '../content-picker/api/find-content.ts';
import { ContentPicker } from '../content-picker/content-picker.tsx';
import { AddressChanges } from '../page-editor/address-changes.tsx';
import { rehearseMove } from '../page-editor/api/rehearse-move.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import styles from './tree.module.css';
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
  const [parent, setParent] = useState(to);
  const { data: named } = useQuery(nameContent(parent && parent !== treeTop ? [parent] : []));
  const chosen = parent === undefined ? undefined : named?.get(parent);
  const move = useMoveNode(from, onClose);
  return (
    <DialogFrame
      title={intl.formatMessage({ id: 'tree.move-title' }, { title: node.title })}
      onClose={onClose}
    >
      <ContentPicker
        key={chosen?.id ?? parent ?? ''}
        label={intl.formatMessage({ id: 'tree.move-under' })}
        locale={locale}
        kinds={treeKinds}
        chosen={chosen}
        onChoose={(item) => setParent(item?.id)}
        except={node.id}
      />
      {from !== treeTop && (
        <Button
          className={`button small ${styles.top}`}
          aria-pressed={parent === treeTop}
          onPress={() => setParent(treeTop)}
        >
          <FormattedMessage id="tree.move-to-top" />
        </Button>
      )}
      {parent !== undefined && <Consequences node={node} parent={parent} title={chosen?.title} />}
      <DialogActions>
        <MoveButton node={node} parent={parent} busy={move.busy} onMove={move.run} />
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

interface ConsequencesProps {
  readonly node: TreeNode;
  readonly parent: string;
  /** Title of the new parent, once known. */
  readonly title: string | undefined;
}

function Consequences({ node, parent, title }: ConsequencesProps) {
  const parentId = parent === treeTop ? null : parent;
  return (
    <div>
      <p>
        {parent === treeTop ? (
          <FormattedMessage id="tree.moves-to-top" values={{ url: node.url }} />
        ) : (
          <FormattedMessage id="tree.moves-under" values={{ url: node.url, title: title ?? '…' }} />
        )}
      </p>
      {node.headerPending && (
        <p className="note">
          <FormattedMessage id="tree.moves-pending" />
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
  readonly onMove: (node: TreeNode, parent: string) => void;
}

/** Enabled once the effects of the move are known, and it is permitted. */
function MoveButton({ node, parent, busy, onMove }: MoveButtonProps) {
  const parentId = parent === treeTop ? null : parent;
  const requested = parent !== undefined;
  const { isSuccess } = useQuery({ ...rehearseMove(node.id, { parentId }), enabled: requested });
  return (
    <Button
      className="button primary"
      isDisabled={!requested || !isSuccess || busy}
      onPress={() => requested && onMove(node, parent)}
    >
      <FormattedMessage id="tree.move-confirm" />
    </Button>
  );
}
