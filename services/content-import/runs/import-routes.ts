import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  type ContentImportId,
  contentImportIdSchema,
  isUnderWay,
} from '@parvis/contracts/content-import/content-import.ts';
import { contentImportEndpoints as at } from '@parvis/contracts/content-import/endpoints.ts';
import { importEndings } from '@parvis/contracts/content-import/limits.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { permittedRoute, refused } from '../../http/permitted-route.ts';
import { jsonReply, type RequestContext, type Route, replyTo } from '../../http/route.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import { mintId } from '../../streams/mint-id.ts';
import type { ContentImports } from './content-imports.ts';
import {
  cancelImport,
  deleteImport,
  findImport,
  findReport,
  insertImport,
  isAnyUnderWay,
  listImports,
} from './import-rows.ts';
import { requireHosts } from './require-hosts.ts';

type Who = Pick<RequestContext, 'actor' | 'commandId'>;

export interface ImportRouteParts {
  readonly db: Pool;
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'delete'>;
  readonly imports: Pick<ContentImports, 'start'>;
  readonly accountNames: AccountNames;
  /** Addresses that are not public, and may be fetched from nevertheless: the operator lists them. */
  readonly operatorHosts: readonly string[];
  /** Stores an upload whose parts are all here. */
  readonly keepUpload: (
    id: MediaId,
    keyFor: (filename: string) => Outcome<string>,
    who: Who,
  ) => Promise<Outcome<{ readonly filename: string; readonly bytes: number }>>;
}

const needed = 'site.configure';

/** Routes by which administrators bring sites of other products in. */
export function importRoutes(parts: ImportRouteParts): readonly Route[] {
  const { db, clock, imports } = parts;
  return [
    permittedRoute(at.listContentImports, needed, async ({ query }) => {
      const { items, total } = await listImports(db, query, clock.now());
      const { page, pageSize } = query;
      return jsonReply({ items: await named(parts, items), total, page, pageSize });
    }),
    permittedRoute(at.createContentImport, needed, async ({ body }, context) =>
      replyTo(await create(parts, body, context), (id) => jsonReply({ id })),
    ),
    permittedRoute(at.getContentImport, needed, async ({ params: { id } }) => {
      const one = await findImport(db, id, clock.now());
      if (one === undefined) return refused('content-import-not-found');
      return jsonReply(await withName(parts, one));
    }),
    permittedRoute(at.getContentImportReport, needed, async ({ params: { id } }) => {
      const report = await findReport(db, id);
      if (report === undefined) return refused('content-import-not-found');
      return {
        kind: 'file',
        type: 'text/markdown; charset=utf-8',
        filename: `import-${id}.md`,
        write: (output) => pipeline(Readable.from([report]), createGunzip(), output),
      };
    }),
    permittedRoute(at.startContentImport, needed, async ({ params, body }, { actor }) => {
      const hosts = requireHosts(body.hosts, parts.operatorHosts);
      if (!hosts.ok) return { kind: 'refused', refusals: hosts.refusals };
      return replyTo(await imports.start(params.id, body, actor), () => ({ kind: 'empty' }));
    }),
    permittedRoute(at.cancelContentImport, needed, async ({ params: { id } }) => {
      if ((await findImport(db, id, clock.now())) === undefined)
        return refused('content-import-not-found');
      await cancelImport(db, id);
      return { kind: 'empty' };
    }),
    permittedRoute(at.deleteContentImport, needed, async ({ params: { id } }) =>
      replyTo(await remove(parts, id), () => ({ kind: 'empty' })),
    ),
  ];
}

interface Wanted {
  readonly uploadId: MediaId;
  readonly language?: Locale | undefined;
}

async function create(
  { db, clock, imports, keepUpload }: ImportRouteParts,
  { uploadId, language }: Wanted,
  who: Who,
): Promise<Outcome<ContentImportId>> {
  const { actor } = who;
  if (actor.kind !== 'account') return refuse('forbidden');
  if (await isAnyUnderWay(db, clock.now())) return refuse('content-import-under-way');
  const id = contentImportIdSchema.parse(mintId(`content import/${who.commandId}`));
  const key = `content-imports/${id}`;
  const kept = await keepUpload(uploadId, (filename) => keyFor(filename, key), who);
  if (!kept.ok) return kept;
  const { accountId } = actor;
  await insertImport(db, { id, accountId, ...kept.value, language, key }, clock.now());
  const started = await imports.start(id, { isRehearsal: true, hosts: [] }, actor);
  return started.ok ? accept(id) : started;
}

function keyFor(filename: string, key: string): Outcome<string> {
  const isKnown = importEndings.some((ending) => ending === extname(filename).toLowerCase());
  return isKnown ? accept(key) : refuse('content-import-type', { params: { name: filename } });
}

async function remove(
  { db, clock, storage }: ImportRouteParts,
  id: ContentImportId,
): Promise<Outcome<undefined>> {
  const one = await findImport(db, id, clock.now());
  if (one === undefined) return refuse('content-import-not-found');
  if (isUnderWay(one.state)) return refuse('content-import-under-way');
  const key = await deleteImport(db, id);
  if (key !== undefined) await storage.delete(key);
  return accept(undefined);
}

type ByAccount = { readonly by: string };

async function named<T extends ByAccount>(
  { accountNames }: ImportRouteParts,
  items: readonly T[],
): Promise<readonly T[]> {
  const names = await accountNames.namesOf(items.map(({ by }) => by));
  return items.map((item) => ({ ...item, by: names.get(item.by) ?? item.by }));
}

async function withName<T extends ByAccount>(parts: ImportRouteParts, item: T): Promise<T> {
  const [only = item] = await named(parts, [item]);
  return only;
}
