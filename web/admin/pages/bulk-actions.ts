import { headerFields } from '@parvis/contracts/content/header-fields.ts';
import { type ContentKind, isTreeKind } from '@parvis/contracts/content/kinds.ts';
import type { Field } from '@parvis/contracts/content/modules/fields.ts';
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

/** The actions that need nothing but the items. */
const plainActions = [
  'publish',
  'unpublish',
  'archive',
  'unarchive',
  'delete',
  'undelete',
] as const;
export const bulkActions = [...plainActions, 'move', 'file'] as const;
type PlainAction = (typeof plainActions)[number];
type BulkAction = (typeof bulkActions)[number];

/** The command of each plain action on one item, based on the revision that the list showed. */
export const bulkCommands: Readonly<Record<PlainAction, (item: ContentRow) => Promise<unknown>>> = {
  publish: (item) => publishPage(item),
  unpublish: unpublishPage,
  archive: archivePage,
  unarchive: unarchivePage,
  delete: deletePage,
  undelete: (item) => undeletePage(item),
};

/** The actions that have an effect in each state. */
const fitting: Readonly<Record<ContentStatus, readonly BulkAction[]>> = {
  draft: ['publish', 'archive', 'delete', 'move', 'file'],
  published: ['publish', 'unpublish', 'archive', 'delete', 'move', 'file'],
  archived: ['unarchive', 'delete'],
  deleted: ['undelete'],
};

/** Returns whether an action has an effect on one of the items. */
export function appliesToSome(action: BulkAction, items: readonly ContentRow[]): boolean {
  return items.some(({ kind, status }) => fitting[status].includes(action) && isFor(action, kind));
}

function isFor(action: BulkAction, kind: ContentKind): boolean {
  if (action === 'move') return isTreeKind(kind);
  return action !== 'file' || facetsFieldsOf(kind).length > 0;
}

/** Returns whether an action is a plain one. */
export function isPlain(action: BulkAction): action is PlainAction {
  return plainActions.some((one) => one === action);
}

/** Returns the fields of a kind's header that hold any number of facets. */
export function facetsFieldsOf(kind: ContentKind): readonly Field[] {
  return headerFields[kind].filter((field) => field.kind === 'facets');
}
