import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ContentHeader, fieldsOf } from '@parvis/contracts/content/header.ts';
import { collectionNames } from '@parvis/contracts/content/kinds.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import {
  contentViewSchema,
  historyViewSchema,
  modulesTagSchema,
} from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { z } from 'zod';
import type { ApiClient, KeyedItem } from './api-client.ts';

/** An item as it is, with the fields of its kind. */
export const itemViewSchema = contentViewSchema.extend({ modulesTag: modulesTagSchema }).loose();
export type ItemView = z.infer<typeof itemViewSchema>;

/** The outcome for an item; `kept`: somebody else has edited or deleted it since it was imported. */
export type ItemOutcome = 'created' | 'changed' | 'unchanged' | 'kept';

/** An item as it is written in a document. */
export interface WantedItem {
  readonly header: ContentHeader;
  readonly modules: readonly ModuleContent[];
}

/** What an import does with an item: `write` is sent, if there is anything to write. */
export interface PlannedItem {
  readonly outcome: ItemOutcome;
  readonly write?: KeyedItem;
}

/** Returns what creates an item, or finds the one that an earlier run created. */
export function toCreation(name: string, locale: Locale, header: ContentHeader): KeyedItem {
  return { kind: header.kind, key: `import/${name}`, locale, ...fieldsOf(header) };
}

/**
 * Returns what gives an item its header and its modules, unless somebody else has edited it. It is
 * published only with its first modules, so that editors can unpublish it.
 * @param isNew whether it was created without its modules
 * @throws ApiRefusal
 */
export async function planItem(
  client: ApiClient,
  view: ItemView,
  wanted: WantedItem,
  isNew = view.liveRevision === null && view.modules.length === 0,
): Promise<PlannedItem> {
  const isSame = hasHeader(view, wanted.header) && hasModules(view, wanted.modules);
  if (isSame && !isNew) return { outcome: 'unchanged' };
  if (view.status === 'deleted' || (!isNew && (await isEdited(client, view))))
    return { outcome: 'kept' };
  const { id, revision, modulesTag } = view;
  const modules = wanted.modules.map((module, index) => {
    const before = present(view)[index];
    return { ...module, ...(before?.type === module.type && { id: before.id }) };
  });
  const body = { ...fieldsOf(wanted.header), modules, modulesTag, publish: isNew };
  const key = `item/${computeDigest(body)}`;
  const write = { kind: wanted.header.kind, key, id, revision, ...body };
  return { outcome: isNew ? 'created' : 'changed', write };
}

function computeDigest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

function present({ modules }: ItemView) {
  return modules.filter(({ deleted }) => !deleted);
}

function hasHeader(view: ItemView, header: ContentHeader): boolean {
  return Object.entries(fieldsOf(header)).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(view[name], value),
  );
}

function hasModules(view: ItemView, modules: readonly ModuleContent[]): boolean {
  return isDeepStrictEqual(
    present(view).map(({ type, data }) => ({ type, data })),
    modules,
  );
}

/** Returns whether anybody but the author of the first revision has written the item since. */
async function isEdited(client: ApiClient, view: ItemView): Promise<boolean> {
  const path = `/api/${collectionNames[view.kind]}/${view.id}/history`;
  const { revisions } = await client.read(path, historyViewSchema);
  const authors = new Set(revisions.map(({ by }) => by));
  for (const { savedBy } of view.modules) if (savedBy !== null) authors.add(savedBy);
  return authors.size > 1;
}
