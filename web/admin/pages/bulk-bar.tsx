import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { BulkDialog } from './bulk-dialog.tsx';
import styles from './pages.module.css';
import type { Selection } from './selection.ts';
import { type BulkAction, bulkActions } from './use-bulk-action.ts';

/** What can be done with the selected items at once. */
export function BulkBar({ selection: { items, clear } }: { readonly selection: Selection }) {
  const queryClient = useQueryClient();
  const [action, setAction] = useState<BulkAction>();
  const fits = (one: BulkAction) =>
    items.some(({ status }) => (one === 'undelete') === (status === 'deleted'));
  const close = (done: boolean) => {
    setAction(undefined);
    if (!done) return;
    clear();
    void queryClient.invalidateQueries({ queryKey: ['contents'] });
  };
  return (
    <div className={styles.bulk}>
      <p role="status">
        <FormattedMessage id="bulk.selected" values={{ count: items.length }} />
      </p>
      {bulkActions.filter(fits).map((one) => (
        <Button key={one} className="button small" onPress={() => setAction(one)}>
          <FormattedMessage id={`bulk.action.${one}`} />
        </Button>
      ))}
      <Button className="button small" onPress={clear}>
        <FormattedMessage id="bulk.clear" />
      </Button>
      {action && <BulkDialog action={action} items={items} onClose={close} />}
    </div>
  );
}
