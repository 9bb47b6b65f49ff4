import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { BulkDialog } from '../pages/bulk-dialog.tsx';
import styles from '../pages/pages.module.css';

interface BulkBarProps<Name extends string, Item> {
  readonly count: number;
  readonly actions: readonly Name[];
  /** The selected items that an action applies to; none where it does not apply. */
  readonly itemsFor: (action: Name) => readonly Item[];
  readonly command: (action: Name, item: Item) => Promise<unknown>;
  readonly onClear: () => void;
  /** Called once an action was carried out. */
  readonly onDone: () => void;
}

/** The actions on the selected items. */
export function BulkBar<
  Name extends string,
  Item extends { readonly id: string; readonly title: string },
>(props: BulkBarProps<Name, Item>) {
  const { count, actions, itemsFor, command, onClear, onDone } = props;
  const intl = useIntl();
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
        <FormattedMessage id="bulk.selected" values={{ count }} />
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
      {requested && (
        <BulkDialog
          title={intl.formatMessage(
            { id: `bulk.title.${requested.action}` },
            { count: requested.items.length },
          )}
          action={intl.formatMessage({ id: `bulk.action.${requested.action}` })}
          dangerous={requested.action === 'delete'}
          items={requested.items}
          command={(item) => command(requested.action, item)}
          onClose={close}
        />
      )}
    </div>
  );
}
