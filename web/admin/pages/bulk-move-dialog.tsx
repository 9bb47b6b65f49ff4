import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChoosingDialog } from '../lists/bulk-bar.tsx';
import { moveNode } from '../tree/api/tree.ts';
import { type Parent, ParentChoice } from '../tree/parent-choice.tsx';
import type { ContentRow } from './api/list-contents.ts';
import { BulkDialog } from './bulk-dialog.tsx';

/** Moves pages under another one, or to the top of the tree. */
export const BulkMoveDialog: ChoosingDialog<ContentRow> = (props) => {
  const [parent, setParent] = useState<Parent>();
  const choice = (
    <>
      <ParentChoice
        chosen={parent}
        locale={props.items[0]?.locale}
        offersTop
        onChoose={setParent}
      />
      <p className="note">
        <FormattedMessage id="bulk.moves-public" />
      </p>
    </>
  );
  return (
    <BulkDialog<ContentRow>
      {...props}
      choice={choice}
      command={parent && ((item) => moveNode(item, parent.id))}
    />
  );
};
