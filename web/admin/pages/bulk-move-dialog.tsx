import { treeKinds } from '@parvis/contracts/content/kinds.ts';
import { treeTop } from '@parvis/contracts/content/tree-endpoints.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContentPicker } from '../content-picker/content-picker.tsx';
import type { ChoosingDialog } from '../lists/bulk-bar.tsx';
import { moveNode } from '../tree/api/tree.ts';
import styles from '../tree/tree.module.css';
import type { ContentRow } from './api/list-contents.ts';
import { BulkDialog } from './bulk-dialog.tsx';

/** Moves pages under another one, or to the top of the tree. */
export const BulkMoveDialog: ChoosingDialog<ContentRow> = (props) => {
  const intl = useIntl();
  const [parent, setParent] = useState<{ readonly id: string; readonly title: string }>();
  const isTop = parent?.id === treeTop;
  const choice = (
    <>
      <ContentPicker
        key={String(isTop)}
        label={intl.formatMessage({ id: 'tree.move-under' })}
        {...(props.items[0] && { locale: props.items[0].locale })}
        kinds={treeKinds}
        chosen={isTop ? undefined : parent}
        onChoose={setParent}
      />
      <Button
        className={`button small ${styles.top}`}
        aria-pressed={isTop}
        onPress={() => setParent({ id: treeTop, title: '' })}
      >
        <FormattedMessage id="tree.move-to-top" />
      </Button>
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
