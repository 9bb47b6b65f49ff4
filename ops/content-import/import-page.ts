import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type ContentView,
  contentReceiptSchema,
  historyViewSchema,
  moduleViewSchema,
} from '@parvis/contracts/content/views.ts';
import { type RichText, richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import type { ApiClient, KeyedItem } from './api-client.ts';
import type { PlannedPage } from './plan-import.ts';

/** The outcome for a page; `kept`: somebody has edited it since, and the source did not change. */
export type PageOutcome = 'created' | 'changed' | 'unchanged' | 'kept';

/** The inputs of the requests of one page. Their keys are the same in every run. */
export interface PageRequests {
  readonly client: ApiClient;
  readonly page: PlannedPage;
  /** `{collection}/{key}/{locale}`. */
  readonly name: string;
}

/** Returns the item that creates a page, or finds the one that an earlier run created. */
export function toCreation(
  { page, name }: Pick<PageRequests, 'page' | 'name'>,
  parentId: string | undefined,
): KeyedItem {
  const { locale, title, slug } = page;
  const key = `import/${name}`;
  return { kind: 'page', key, locale, title, slug, ...(parentId !== undefined && { parentId }) };
}

/** Returns the item that publishes a page, only once, so that editors can unpublish or delete it. */
export function toPublication(id: string): KeyedItem {
  return { kind: 'page', key: 'import', id, action: 'publish' };
}

/** Gives a page its title and its text. @throws ApiRefusal */
export async function fillPage(
  requests: PageRequests,
  view: ContentView,
  doc: RichText,
): Promise<PageOutcome> {
  if (view.status === 'deleted') return 'kept';
  const isNew = view.liveRevision === null && view.modules.length === 0;
  const retitled = await saveTitle(requests, view);
  const text = requests.page.document ? await saveText(requests, view, doc) : 'unchanged';
  if (isNew) return 'created';
  return text === 'unchanged' && retitled ? 'changed' : text;
}

/** Returns a key for content: the same for the same content. */
export function computeDigest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** Follows the source’s title, unless somebody else has edited the page’s header since. */
async function saveTitle({ client, page }: PageRequests, view: ContentView): Promise<boolean> {
  if (view.title === page.title) return false;
  const path = `/api/pages/${view.id}`;
  const { revisions } = await client.read(`${path}/history`, historyViewSchema);
  if (new Set(revisions.map(({ by }) => by)).size > 1) return false;
  const { slug, parentId, summary, revision } = view;
  const body = {
    title: page.title,
    slug,
    ...(parentId !== null && { parentId }),
    ...(summary !== null && { summary }),
  };
  const key = `title/${computeDigest(page.title)}`;
  await client.write({ method: 'PUT', path, key, body, revision }, contentReceiptSchema);
  return true;
}

/**
 * Saves the page’s text when the source changed. The key is derived from the text, so a text saved by
 * an earlier run does not overwrite later edits.
 */
async function saveText(
  { client }: PageRequests,
  view: ContentView,
  doc: RichText,
): Promise<PageOutcome> {
  const modules = `/api/${view.id}/modules`;
  const add = { method: 'POST', path: modules, key: 'text', body: { type: 'text' } } as const;
  const { id } = await client.write(add, moduleViewSchema);
  const stored = view.modules.find((module) => module.id === id);
  if (stored?.deleted) return 'kept';
  const path = `${modules}/${id}`;
  const revision = stored?.revision ?? 0;
  const isSame = isDeepStrictEqual(richTextSchema.safeParse(stored?.data?.['doc']).data, doc);
  if (!isSame) {
    const save = { method: 'PUT', path, revision, key: `text/${computeDigest(doc)}` } as const;
    const saved = await client.write({ ...save, body: { data: { doc } } }, moduleViewSchema);
    if (saved.revision <= revision) return 'kept';
  }
  if (!stored?.active) await activate(client, id);
  return isSame ? 'unchanged' : 'changed';
}

/** Activates a module, only once, so that editors can deactivate it again. */
async function activate(client: ApiClient, moduleId: string): Promise<void> {
  const path = `/admin/inline/module/${moduleId}/activate`;
  await client.write({ method: 'POST', path, key: 'import' }, moduleViewSchema);
}
