import { treeKinds } from '@parvis/contracts/content/kinds.ts';
import { treeTop } from '@parvis/contracts/content/tree-endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContentPicker } from '../content-picker/content-picker.tsx';
import styles from './tree.module.css';

/** The place that an item moves to: another item, or the top of the tree, which has no title. */
export interface Parent {
  readonly id: string;
  readonly title: string;
}

interface ParentChoiceProps {
  readonly chosen: Parent | undefined;
  readonly locale: Locale | undefined;
  /** Whether the top of the tree can be chosen. */
  readonly offersTop: boolean;
  /** The item that moves. */
  readonly except?: string;
  readonly onChoose: (parent: Parent | undefined) => void;
}

/** Picks the item that others move under, or the top of the tree. */
export function ParentChoice({ chosen, locale, offersTop, except, onChoose }: ParentChoiceProps) {
  const intl = useIntl();
  const isTop = chosen?.id === treeTop;
  // A new picker forgets its words. Only the button makes one: while it has the focus, it would
  // open its list.
  const [cleared, setCleared] = useState(0);
  return (
    <>
      <ContentPicker
        key={cleared}
        label={intl.formatMessage({ id: 'tree.move-under' })}
        {...(locale && { locale })}
        kinds={treeKinds}
        chosen={isTop ? undefined : chosen}
        onChoose={onChoose}
        except={except}
      />
      {offersTop && (
        <Button
          className={`button small ${styles.top}`}
          aria-pressed={isTop}
          onPress={() => {
            setCleared(cleared + 1);
            onChoose({ id: treeTop, title: '' });
          }}
        >
          <FormattedMessage id="tree.move-to-top" />
        </Button>
      )}
    </>
  );
}
