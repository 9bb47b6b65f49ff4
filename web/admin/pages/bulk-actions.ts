import type { ContentStatus } from '@parvis/contracts/content/views.ts';
import {
  archivePage,
  deletePage,
  publishPage,
  unarchivePage,
  undeletePage,
  unpublishPage,
} from '../page-editor/api/page-commands.ts';
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

/** What each action does to one item, as the list showed it: whoever chose it has seen no later revision. */
export const bulkCommands: Readonly<Record<BulkAction, (item: ContentRow) => Promise<unknown>>> = {
  publish: publishPage,
  unpublish: unpublishPage,
  archive: archivePage,
  unarchive: unarchivePage,
  delete: deletePage,
  undelete: (item) => undeletePage(item),
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
