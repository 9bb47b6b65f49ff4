import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { type ContentKind, collectionNames } from '@parvis/contracts/content/kinds.ts';
import { contentStatusSchema } from '@parvis/contracts/content/views.ts';
import { listSchema, maxPageSize } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';
import { commandIdFor } from '../../http/command-id.ts';
import type { ApiClient } from '../api-client.ts';

const existingSchema = z.object({
  id: contentIdSchema,
  title: z.string(),
  url: z.string(),
  status: contentStatusSchema,
});
/** An item that the site has. */
export type ExistingItem = z.infer<typeof existingSchema>;

const usualKinds: readonly ContentKind[] = ['page', 'chapter', 'news'];

/** Reads what the site has, by id: also what is archived or deleted. @throws ApiRefusal */
export async function readExisting(
  client: ApiClient,
  kinds = usualKinds,
): Promise<ReadonlyMap<string, ExistingItem>> {
  const found: ExistingItem[] = [];
  for (const kind of kinds)
    for (const status of contentStatusSchema.options)
      found.push(...(await readList(client, `/api/${collectionNames[kind]}`, status)));
  return new Map(found.map((item) => [item.id, item]));
}

async function readList(
  client: ApiClient,
  path: string,
  status: string,
): Promise<readonly ExistingItem[]> {
  const found: ExistingItem[] = [];
  for (let page = 1, total = 1; (page - 1) * maxPageSize < total; page += 1) {
    const query = new URLSearchParams({
      status,
      page: String(page),
      pageSize: String(maxPageSize),
      fields: 'title,url,status',
      sort: 'title',
    });
    const list = await client.read(`${path}?${query}`, listSchema(existingSchema));
    total = list.total;
    found.push(...list.items);
  }
  return found;
}

/** Returns the command by which an account creates the item of a key. */
export function commandOfKey(kind: ContentKind, key: string, actorId: string): string {
  const path = `/api/${collectionNames[kind]}`;
  const command = commandIdFor(key, { actorId, method: 'post', path });
  if (!command.ok) throw new Error(`${key} is no idempotency key`);
  return command.value;
}
