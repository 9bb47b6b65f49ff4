import {
  changeEndpoints,
  type PublicChanges,
  publicChangesSchema,
} from '@parvis/contracts/audit/change-endpoints.ts';
import { ContentHistory } from '@parvis/projections/engine/testing/content-history.ts';
import {
  projectionWorld,
  waitLimitMs,
} from '@parvis/projections/engine/testing/projection-world.ts';
import { exposure } from '@parvis/projections/exposure/exposure.ts';
import { logInstants } from '@parvis/projections/log-instants/log-instants.ts';
import { mediaLibrary } from '@parvis/projections/media-library/media-library.ts';
import { expect, onTestFinished, test } from 'vitest';
import { bindRoutes } from '../../http/bind-routes.ts';
import { trustingAuthenticator } from '../../http/testing/actors.ts';
import { serve } from '../../http/testing/serve.ts';
import { changeRoutes } from './change-routes.ts';

const readModels = [logInstants, mediaLibrary, exposure];
const entry = { label: 'Métiers', link: { kind: 'path', path: '/metiers' }, children: [] };

/** A page that is published, changed, moved with its child and withdrawn, a menu, and an import. */
function writeHistory(history: ContentHistory): void {
  const page = history.create('fr', { title: 'Groupe', slug: 'groupe' });
  const child = history.create('fr', { title: 'Histoire', slug: 'histoire', parentId: page });
  const module = history.addModule(page);
  history.saveModule(page, module, 'Un');
  history.publish(page);
  history.publish(child);
  history.activate(page, module);
  history.saveModule(page, module, 'Deux');
  history.saveHeader(page, { title: 'Groupe', slug: 'estuaire' });
  history.onModule('ModuleDeactivated', page, module);
  history.onItem('ContentUnpublished', page);
  const menu = { name: 'main', locale: 'fr', entries: [entry] };
  history.log.append('menu-menu00000001', {
    type: 'MenuSaved',
    data: { menuId: 'menu00000001', revision: 1, menu },
  });
  const none = { unchanged: 4, held: 0, expired: 0, spared: 0, refused: 0, waiting: 0 };
  const counts = { ...none, published: 3, revised: 2, withdrawn: 1 };
  const report = { source: 'estuaire', format: 'json', complete: true, counts, refused: [] };
  history.log.append('offerimport-import000001', { type: 'OffersImported', data: report });
}

async function servedChanges() {
  const { db, log, start } = await projectionWorld();
  writeHistory(new ContentHistory(log));
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
  const list = async (query: Record<string, string> = {}): Promise<PublicChanges> => {
    const address = `${changeEndpoints.listPublicChanges.path}?${new URLSearchParams(query)}`;
    const response = await fetch(served.origin + address, {
      headers: { Authorization: 'auditor' },
    });
    return publicChangesSchema.parse(await response.json());
  };
  return { log, list };
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
