import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContentRow } from './api/list-contents.ts';
import { type BulkAction, bulkActions, bulkCommands, fitsSome } from './bulk-actions.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import styles from './pages.module.css';
import type { Selection } from './selection.ts';

/** What can be done with the selected items at once. */
export function BulkBar({
  selection: { items, clear },
}: {
  readonly selection: Selection<ContentRow>;
}) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  // As they were selected: the list may be read again before the dialog is closed.
  const [asked, setAsked] = useState<{
    readonly action: BulkAction;
    readonly items: readonly ContentRow[];
  }>();
  const close = (done: boolean) => {
    setAsked(undefined);
    if (!done) return;
    clear();
    void queryClient.invalidateQueries({ queryKey: ['contents'] });
  };
  if (items.length === 0 && asked === undefined) return null;
  return (
    <div className={styles.bulk}>
      <p role="status">
        <FormattedMessage id="bulk.selected" values={{ count: items.length }} />
      </p>
      {bulkActions
        .filter((one) => fitsSome(one, items))
        .map((one) => (
          <Button
            key={one}
            className="button small"
            onPress={() => setAsked({ action: one, items })}
          >
            <FormattedMessage id={`bulk.action.${one}`} />
          </Button>
        ))}
      <Button className="button small" onPress={clear}>
        <FormattedMessage id="bulk.clear" />
      </Button>
      {asked && (
        <BulkDialog
          title={intl.formatMessage(
            { id: `bulk.title.${asked.action}` },
            { count: asked.items.length },
          )}
          action={intl.formatMessage({ id: `bulk.action.${asked.action}` })}
          dangerous={asked.action === 'delete'}
          command={bulkCommands[asked.action]}
          items={asked.items}
          onClose={close}
        />
      )}
    </div>
  );
}
