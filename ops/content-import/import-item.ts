import { isDeepStrictEqual } from 'node:util';
import { type ContentHeader, fieldsOf } from '@parvis/contracts/content/header.ts';
import { collectionNames } from '@parvis/contracts/content/kinds.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import {
  contentReceiptSchema,
  contentViewSchema,
  historyViewSchema,
  itemReceiptSchema,
  modulesTagSchema,
} from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { z } from 'zod';
import type { ApiClient } from './api-client.ts';
import { computeDigest, type PageOutcome } from './import-page.ts';

/** An item as it is, with the fields of its kind. */
const itemViewSchema = contentViewSchema.extend({ modulesTag: modulesTagSchema }).loose();
export type ItemView = z.infer<typeof itemViewSchema>;

/** An item as it is written in a document. */
export interface WantedItem {
  readonly header: ContentHeader;
  readonly modules: readonly ModuleContent[];
}

/** Creates an item, or finds the one that an earlier run created, as it is now. @throws ApiRefusal */
export async function createItem(
  client: ApiClient,
  name: string,
  locale: Locale,
  header: ContentHeader,
): Promise<ItemView> {
  const path = `/api/${collectionNames[header.kind]}`;
  const request = { method: 'POST', path, key: `import/${name}` } as const;
  const body = { locale, ...fieldsOf(header) };
  const { id } = await client.write({ ...request, body }, contentReceiptSchema);
  return client.read(`${path}/${id}`, itemViewSchema);
}

/**
 * Gives an item its header and its modules, unless somebody else has edited it. It is published only
 * once, so that editors can unpublish or delete it.
 * @throws ApiRefusal
 */
export async function fillItem(
  client: ApiClient,
  view: ItemView,
  wanted: WantedItem,
): Promise<PageOutcome> {
  const isNew = view.liveRevision === null && view.modules.length === 0;
  const isSame = hasHeader(view, wanted.header) && hasModules(view, wanted.modules);
  if (isSame && !isNew) return 'unchanged';
  const path = `/api/${collectionNames[wanted.header.kind]}/${view.id}`;
  if (view.status === 'deleted' || (!isNew && (await isEdited(client, path, view)))) return 'kept';
  const { revision, modulesTag } = view;
  const modules = wanted.modules.map((module, index) => {
    const before = kept(view)[index];
    return { ...module, ...(before?.type === module.type && { id: before.id }) };
  });
  const publish = view.liveRevision === null;
  const body = { ...fieldsOf(wanted.header), modules, modulesTag, publish };
  const key = `item/${computeDigest(body)}`;
  await client.write({ method: 'PUT', path, revision, key, body }, itemReceiptSchema);
  return isNew ? 'created' : 'changed';
}

function kept({ modules }: ItemView) {
  return modules.filter(({ deleted }) => !deleted);
}

function hasHeader(view: ItemView, header: ContentHeader): boolean {
  return Object.entries(fieldsOf(header)).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(view[name], value),
  );
}

function hasModules(view: ItemView, modules: readonly ModuleContent[]): boolean {
  const present = kept(view).map(({ type, data }) => ({ type, data }));
  return isDeepStrictEqual(present, modules);
}

/** Returns whether anybody but the author of the first revision has written the item since. */
async function isEdited(client: ApiClient, path: string, view: ItemView): Promise<boolean> {
  const { revisions } = await client.read(`${path}/history`, historyViewSchema);
  const authors = new Set(revisions.map(({ by }) => by));
  for (const { savedBy } of view.modules) if (savedBy !== null) authors.add(savedBy);
  return authors.size > 1;
}
