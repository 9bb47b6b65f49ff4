import type { ContentStatus } from '@parvis/contracts/content/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  archivePage,
  deletePage,
  publishPage,
  unarchivePage,
  undeletePage,
  unpublishPage,
} from '../page-editor/api/page-commands.ts';
import { failureMessage } from '../requests/failure-message.ts';
import type { ContentRow } from './api/list-contents.ts';

export const bulkActions = [
  'publish',
  'unpublish',
  'archive',
  'unarchive',
  'delete',
  'undelete',
] as const;
export type BulkAction = (typeof bulkActions)[number];

/** What became of an item: done, or why not. */
export type BulkResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly why: string };

const commands: Readonly<Record<BulkAction, (item: ContentRow) => Promise<unknown>>> = {
  // As the list showed them: whoever chose them has seen no later revision.
  publish: (item) => publishPage(item, item.revision),
  unpublish: (item) => unpublishPage(item, item.revision),
  archive: archivePage,
  unarchive: unarchivePage,
  delete: deletePage,
  undelete: undeletePage,
};

/** The states of items in which each action changes something. */
const fitting: Readonly<Record<BulkAction, readonly ContentStatus[]>> = {
  publish: ['draft', 'published'],
  unpublish: ['published'],
  archive: ['draft', 'published'],
  unarchive: ['archived'],
  delete: ['draft', 'published', 'archived'],
  undelete: ['deleted'],
};

/** Whether an action changes something of one of the items. */
export function fitsSome(action: BulkAction, items: readonly ContentRow[]): boolean {
  return items.some(({ status }) => fitting[action].includes(status));
}

/**
 * Returns a function that does one thing to many items, one after the other: one that fails holds up
 * none of the others. `results` grows as they are done, by id.
 */
export function useBulkAction(action: BulkAction, items: readonly ContentRow[]) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    for (const item of items) {
      const result = await commands[action](item).then(
        (): BulkResult => ({ kind: 'done' }),
        (error: unknown): BulkResult => ({ kind: 'failed', why: failureMessage(intl, error) }),
      );
      setResults((known) => new Map(known).set(item.id, result));
    }
    setRunning(false);
    void queryClient.invalidateQueries({ queryKey: ['content'] });
  };
  return { run, running, results };
}
