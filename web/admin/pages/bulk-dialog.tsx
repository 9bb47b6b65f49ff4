import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import styles from './pages.module.css';
import { type BulkCommand, type BulkResult, useBulkAction } from './use-bulk-action.ts';

/** What to offer in place of a failed command on one item. */
export type RetryItem<Item> = (item: Item, other: BulkCommand<Item>) => void;

export interface BulkDialogProps<Item> {
  readonly title: string;
  /** The label of the button. */
  readonly action: string;
  readonly dangerous?: boolean;
  readonly command: BulkCommand<Item>;
  readonly items: readonly Item[];
  /** Offered in addition to the reason, for an item whose command failed. */
  readonly renderFailed?: (item: Item, error: unknown, retry: RetryItem<Item>) => ReactNode;
  /** Called with whether any command succeeded. */
  readonly onClose: (done: boolean) => void;
}

/** Asks for confirmation before an action on many items, then shows the outcome of each. */
export function BulkDialog<Item extends { readonly id: string; readonly title: string }>(
  props: BulkDialogProps<Item>,
) {
  const { title, action, dangerous = false, command, items, renderFailed, onClose } = props;
  const { run, retry, running, results } = useBulkAction(command, items);
  const done = [...results.values()].filter(({ kind }) => kind === 'done').length;
  const started = running || results.size > 0;
  const close = () => {
    if (!running) onClose(started);
  };
  return (
    <DialogFrame title={title} onClose={close}>
      <ul className={styles.results}>
        {items.map((item) => {
          const result = results.get(item.id);
          return (
            <li key={item.id}>
              {item.title} <Result result={result} />
              {result?.kind === 'failed' &&
                renderFailed?.(item, result.error, (one, other) => void retry([one], other))}
            </li>
          );
        })}
      </ul>
      <p role="status">
        {started && <FormattedMessage id="bulk.progress" values={{ done, total: items.length }} />}
      </p>
      <DialogActions>
        {!started && (
          <Button
            className={dangerous ? 'button danger' : 'button primary'}
            onPress={() => void run()}
          >
            {action}
          </Button>
        )}
        <Button className="button" isDisabled={running} onPress={close}>
          <FormattedMessage id={started ? 'bulk.close' : 'action.cancel'} />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

function Result({ result }: { result: BulkResult | undefined }) {
  if (result === undefined) return null;
  if (result.kind === 'failed') return <em className="refused">{result.why}</em>;
  return (
    <em>
      <FormattedMessage id="bulk.done" />
    </em>
  );
}
