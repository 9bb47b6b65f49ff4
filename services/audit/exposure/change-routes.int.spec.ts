import {
  changeEndpoints,
  type PublicChanges,
  publicChangesSchema,
  publicChangeViewSchema,
} from '@parvis/contracts/audit/change-endpoints.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { ContentHistory } from '@parvis/projections/engine/testing/content-history.ts';
import {
  projectionWorld,
  waitLimitMs,
} from '@parvis/projections/engine/testing/projection-world.ts';
import { exposure } from '@parvis/projections/exposure/exposure.ts';
import { logInstants } from '@parvis/projections/log-instants/log-instants.ts';
import { mediaLibrary } from '@parvis/projections/media-library/media-library.ts';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { bindRoutes } from '../../http/bind-routes.ts';
import { trustingAuthenticator } from '../../http/testing/actors.ts';
import { serve } from '../../http/testing/serve.ts';
import { changeRoutes } from './change-routes.ts';

const readModels = [logInstants, mediaLibrary, exposure];
const entry = { label: 'Métiers', link: { kind: 'path', path: '/metiers' }, children: [] };

/** A page that is published, changed, moved with its child and withdrawn, a menu, and an import. */
function writeHistory(history: ContentHistory): void {
  const page = history.create('fr', { title: '=Groupe', slug: 'groupe' });
  const child = history.create('fr', { title: 'Histoire', slug: 'histoire', parentId: page });
  const module = history.addModule(page);
  history.saveModule(page, module, 'Un');
  history.publish(page);
  history.publish(child);
  history.activate(page, module);
  history.saveModule(page, module, 'Deux');
  history.saveHeader(page, { title: '=Groupe', slug: 'estuaire' });
  history.onModule('ModuleDeactivated', page, module);
  history.onItem('ContentUnpublished', page);
  saveMenu(history, 1);
  const none = { unchanged: 4, held: 0, expired: 0, spared: 0, refused: 0, waiting: 0 };
  const counts = { ...none, published: 3, revised: 2, withdrawn: 1 };
  const report = { source: 'estuaire', format: 'json', complete: true, counts, refused: [] };
  history.log.append('offerimport-import000001', { type: 'OffersImported', data: report });
}

function saveMenu({ log }: ContentHistory, revision: number): void {
  const menu = { name: 'main', locale: 'fr', entries: [entry] };
  const data = { menuId: 'menu00000001', revision, menu };
  log.append('menu-menu00000001', { type: 'MenuSaved', data });
}

async function servedChanges(write = writeHistory) {
  const { db, log, start } = await projectionWorld();
  write(new ContentHistory(log));
  const engine = start(readModels);
  log.announce();
  const names = readModels.map(({ name }) => name);
  expect(await engine.waitUntil(names, await log.head(), waitLimitMs)).toBe(true);
  const routes = changeRoutes({
    db: db.pool,
    accountNames: { namesOf: async (ids) => new Map(ids.map((id) => [id, `Name of ${id}`])) },
  });
  const router = bindRoutes(routes, {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: (_id, fault) => expect.unreachable(JSON.stringify(fault)),
  });
  const served = await serve((app) => app.use(router));
  onTestFinished(() => served.close());
  const read = ({ path }: { path: string }, query: Record<string, string> = {}) =>
    fetch(`${served.origin}${path}?${new URLSearchParams(query)}`, {
      headers: { Authorization: 'auditor' },
    });
  const list = async (query: Record<string, string> = {}): Promise<PublicChanges> =>
    publicChangesSchema.parse(await (await read(changeEndpoints.listPublicChanges, query)).json());
  return { log, list, read };
}

const named = ({ items }: PublicChanges) => items.map(({ what, path }) => `${what} ${path}`);
const all = [
  'imported null',
  'published null',
  'withdrawn /estuaire',
  'module-removed /estuaire',
  'moved /estuaire/histoire',
  'moved /estuaire',
  'module-changed /groupe',
  'module-added /groupe',
  'published /groupe/histoire',
  'published /groupe',
];

test('everything that changed in public is listed once, newest first, with who did it', async () => {
  const { list } = await servedChanges();
  const changes = await list();
  expect(named(changes)).toEqual(all);
  expect(changes.items[0]?.counts).toEqual({ published: 3, revised: 2, withdrawn: 1 });
  expect(new Set(changes.items.map(({ by }) => by.name))).toEqual(
    new Set(['Name of account00001']),
  );
  const moved = changes.items.find(({ what }) => what === 'moved');
  expect(moved?.formerPath).toBe('/groupe/histoire');
});

test('pages of it neither omit nor repeat a change, also within one event', async () => {
  const { list } = await servedChanges();
  const read: string[] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const page = await list({ pageSize: '1', ...(before !== undefined && { before }) });
    read.push(...named(page));
    before = page.next;
  }
  expect(read).toEqual(all);
});

test('it is narrowed to a period, a section before or since, a kind and a person', async () => {
  const { list, log } = await servedChanges();
  const at = (type: string, nth = 0) =>
    log.events.filter((event) => event.type === type).at(nth)?.metadata.occurredAt ?? '';
  const period = { from: at('ContentPublished', 1), to: at('ContentPublished', 3) };
  expect(named(await list(period))).toEqual(all.slice(6, 8));
  expect(named(await list({ section: '/groupe/histoire' }))).toEqual([all[4], all[8]]);
  expect(named(await list({ section: '/estuaire' }))).toEqual(all.slice(2, 6));
  expect(named(await list({ kind: 'menu' }))).toEqual([all[1]]);
  expect(named(await list({ person: 'nobody000000' }))).toEqual([]);
  expect(named(await list({ to: '2020-01-01T00:00:00Z' }))).toEqual([]);
});

test('it is counted by day, narrowed like the list', async () => {
  const { list, read } = await servedChanges();
  const count = async (query?: Record<string, string>) =>
    (await read(changeEndpoints.countPublicChanges, query)).json();
  const [newest] = (await list()).items;
  const day = toParisTime(new Date(newest?.at ?? '')).date;
  expect(await count()).toEqual({ total: all.length, days: [{ day, count: all.length }] });
  expect(await count({ kind: 'menu' })).toEqual({ total: 1, days: [{ day, count: 1 }] });
  expect(await count({ to: '2020-01-01T00:00:00Z' })).toEqual({ total: 0, days: [] });
});

test('all of it is exported with the question, and a table in which no title is a formula', async () => {
  const { list, read } = await servedChanges();
  const section = '/estuaire';
  const wanted = (await list({ section })).items;
  const json = await read(changeEndpoints.exportChangesAsJson, { section });
  expect(await json.json()).toEqual({ question: { section }, items: wanted });
  const csv = await read(changeEndpoints.exportChangesAsCsv, { section });
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('content-disposition')).toContain('attachment');
  const lines = (await csv.text()).split('\r\n');
  expect(lines[0]).toContain('at,what,kind,title,');
  expect(lines.slice(1, -1).map((line) => line.split(',')[1])).toEqual(
    wanted.map(({ what }) => what),
  );
  expect(lines[1]).toContain(",page,'=Groupe,");
});

test('an export that needs several reads neither omits nor repeats a change', async () => {
  const saved = 1_205;
  const { read } = await servedChanges((history) => {
    for (let revision = 1; revision <= saved; revision++) saveMenu(history, revision);
  });
  const whole = await read(changeEndpoints.exportChangesAsJson);
  const items = z.array(publicChangeViewSchema).parse((await whole.json()).items);
  expect(items.map(({ revision }) => revision)).toEqual(
    Array.from({ length: saved }, (_, place) => saved - place),
  );
});
