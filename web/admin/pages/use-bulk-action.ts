import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';

/** The outcome for an item: success, or the reason for its failure. */
export type BulkResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly why: string; readonly error: unknown };

/** Runs a command on one item. */
export type BulkCommand<Item> = (item: Item) => Promise<unknown>;

/**
 * Returns a function that runs a command on many items, one after another: a failure does not stop
 * the rest, and `stop` lets the present item be the last. `results` grows as they complete, by id;
 * `run` continues with the items that have none, and `retry` runs another command on some.
 */
export function useBulkAction<Item extends { readonly id: string }>(
  command: BulkCommand<Item>,
  items: readonly Item[],
) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  const [running, setRunning] = useState(false);
  const mayContinue = useRef(true);
  const retry = async (some: readonly Item[], other: BulkCommand<Item>) => {
    setRunning(true);
    mayContinue.current = true;
    for (const item of some) {
      if (!mayContinue.current) break;
      const result = await other(item).then(
        (): BulkResult => ({ kind: 'done' }),
        (error: unknown): BulkResult => ({
          kind: 'failed',
          why: failureMessage(intl, error),
          error,
        }),
      );
      setResults((known) => new Map(known).set(item.id, result));
    }
    setRunning(false);
    void queryClient.invalidateQueries({ queryKey: ['content'] });
  };
  const left = items.filter(({ id }) => !results.has(id));
  return {
    run: () => retry(left, command),
    retry,
    stop: () => {
      mayContinue.current = false;
    },
    running,
    results,
    left: left.length,
  };
}
