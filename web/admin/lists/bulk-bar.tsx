import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { BulkDialog, type BulkDialogProps } from '../pages/bulk-dialog.tsx';
import styles from '../pages/pages.module.css';

/** The dialog of an action that something must be chosen for. */
export type ChoosingDialog<Item> = ComponentType<
  Pick<BulkDialogProps<Item>, 'title' | 'action' | 'items' | 'onClose'>
>;

interface BulkBarProps<Name extends string, Item> {
  readonly count: number;
  /** How to select more. */
  readonly more?: ReactNode;
  readonly actions: readonly Name[];
  /** The selected items that an action applies to; none where it does not apply. */
  readonly itemsFor: (action: Name) => readonly Item[];
  readonly command: (action: Name, item: Item) => Promise<unknown>;
  /** The actions that something must be chosen for; `command` never gets them. */
  readonly dialogs?: Readonly<Record<string, ChoosingDialog<Item>>>;
  readonly onClear: () => void;
  /** Called once an action was carried out. */
  readonly onDone: () => void;
}

/** The actions on the selected items. */
export function BulkBar<
  Name extends string,
  Item extends { readonly id: string; readonly title: string },
>(props: BulkBarProps<Name, Item>) {
  const { count, more, actions, itemsFor, onClear, onDone } = props;
  // The items as selected: the list may be refetched before the dialog is closed.
  const [requested, setRequested] = useState<{
    readonly action: Name;
    readonly items: readonly Item[];
  }>();
  if (count === 0 && requested === undefined) return null;
  const close = (done: boolean) => {
    setRequested(undefined);
    if (!done) return;
    onClear();
    onDone();
  };
  return (
    <div className={styles.bulk}>
      <p role="status">
        <FormattedMessage id="bulk.selected" values={{ count }} /> {more}
      </p>
      {actions
        .map((action) => ({ action, items: itemsFor(action) }))
        .filter(({ items }) => items.length > 0)
        .map((one) => (
          <Button key={one.action} className="button small" onPress={() => setRequested(one)}>
            <FormattedMessage id={`bulk.action.${one.action}`} />
          </Button>
        ))}
      <Button className="button small" onPress={onClear}>
        <FormattedMessage id="bulk.clear" />
      </Button>
      {requested && <RequestedDialog {...props} {...requested} onClose={close} />}
    </div>
  );
}

interface RequestedDialogProps<Name extends string, Item>
  extends Pick<BulkBarProps<Name, Item>, 'command' | 'dialogs'> {
  readonly action: Name;
  readonly items: readonly Item[];
  readonly onClose: (done: boolean) => void;
}

function RequestedDialog<
  Name extends string,
  Item extends { readonly id: string; readonly title: string },
>({ action, items, command, dialogs, onClose }: RequestedDialogProps<Name, Item>) {
  const intl = useIntl();
  const said = {
    title: intl.formatMessage({ id: `bulk.title.${action}` }, { count: items.length }),
    action: intl.formatMessage({ id: `bulk.action.${action}` }),
    items,
    onClose,
  };
  const Choosing = dialogs?.[action];
  if (Choosing !== undefined) return <Choosing {...said} />;
  return (
    <BulkDialog
      {...said}
      dangerous={action === 'delete'}
      command={(item) => command(action, item)}
    />
  );
}
