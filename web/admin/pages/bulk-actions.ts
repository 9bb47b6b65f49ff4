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

/** The command of each action on one item, based on the revision that the list showed. */
export const bulkCommands: Readonly<Record<BulkAction, (item: ContentRow) => Promise<unknown>>> = {
  publish: (item) => publishPage(item),
  unpublish: unpublishPage,
  archive: archivePage,
  unarchive: unarchivePage,
  delete: deletePage,
  undelete: (item) => undeletePage(item),
};

/** The actions that have an effect in each state. */
const fitting: Readonly<Record<ContentStatus, readonly BulkAction[]>> = {
  draft: ['publish', 'archive', 'delete'],
  published: ['publish', 'unpublish', 'archive', 'delete'],
  archived: ['unarchive', 'delete'],
  deleted: ['undelete'],
};

/** Returns whether an action has an effect on one of the items. */
export function appliesToSome(action: BulkAction, items: readonly ContentRow[]): boolean {
  return items.some(({ status }) => fitting[status].includes(action));
}
