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
  /** What must be chosen first, shown until the action begins. */
  readonly choice?: ReactNode;
  /** Undefined until everything needed is chosen. */
  readonly command: BulkCommand<Item> | undefined;
  readonly items: readonly Item[];
  /** Offered in addition to the reason, for an item whose command failed. */
  readonly renderFailed?: (item: Item, error: unknown, retry: RetryItem<Item>) => ReactNode;
  /** Called with whether any command succeeded. */
  readonly onClose: (done: boolean) => void;
}

/**
 * Asks for confirmation before an action on many items, then shows the outcome of each; it can be
 * stopped between two items, and continued.
 */
export function BulkDialog<Item extends { readonly id: string; readonly title: string }>(
  props: BulkDialogProps<Item>,
) {
  const { title, command, items, choice, renderFailed, onClose } = props;
  const bulk = useBulkAction(command ?? nothing, items);
  const { running, results, retry } = bulk;
  const done = [...results.values()].filter(({ kind }) => kind === 'done').length;
  const started = running || results.size > 0;
  const close = () => {
    if (!running) onClose(started);
  };
  return (
    <DialogFrame title={title} onClose={close}>
      {!started && choice}
      <ul className={styles.results}>
        {items.map((item) => {
          const result = results.get(item.id);
          return (
            <li key={item.id}>
              {item.title} <Result result={result} isLeft={started && !running} />
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
        <BulkButtons {...props} {...bulk} started={started} />
        <Button className="button" isDisabled={running} onPress={close}>
          <FormattedMessage id={started ? 'bulk.close' : 'action.cancel'} />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

const nothing = () => Promise.resolve();

interface BulkButtonsProps {
  readonly action: string;
  readonly dangerous?: boolean;
  readonly command: unknown;
  readonly run: () => Promise<void>;
  readonly stop: () => void;
  readonly running: boolean;
  readonly started: boolean;
  /** The number of items that the action has not reached. */
  readonly left: number;
}

/** Begins the action, stops it, or continues it. */
function BulkButtons(props: BulkButtonsProps) {
  const { action, dangerous = false, command, run, stop, running, started, left } = props;
  if (running)
    return (
      <Button className="button" isDisabled={left <= 1} onPress={stop}>
        <FormattedMessage id="bulk.stop" />
      </Button>
    );
  if (left === 0) return null;
  return (
    <Button
      className={dangerous ? 'button danger' : 'button primary'}
      isDisabled={command === undefined}
      onPress={() => void run()}
    >
      {started ? <FormattedMessage id="bulk.continue" values={{ left }} /> : action}
    </Button>
  );
}

function Result({
  result,
  isLeft,
}: {
  readonly result: BulkResult | undefined;
  /** Whether the action ended before it. */
  readonly isLeft: boolean;
}) {
  if (result?.kind === 'failed') return <em className="refused">{result.why}</em>;
  if (result === undefined && !isLeft) return null;
  return (
    <em>
      <FormattedMessage id={result === undefined ? 'bulk.left' : 'bulk.done'} />
    </em>
  );
}
