import { offerSchema } from '@parvis/contracts/careers/offer.ts';
import {
  type FeedPage,
  feedEndpoints,
  feedPageSchema,
} from '@parvis/contracts/changes/endpoints.ts';
import { ContentHistory } from '@parvis/projections/engine/testing/content-history.ts';
import {
  projectionWorld,
  until,
  waitLimitMs,
} from '@parvis/projections/engine/testing/projection-world.ts';
import { exposure } from '@parvis/projections/exposure/exposure.ts';
import { mediaLibrary } from '@parvis/projections/media-library/media-library.ts';
import {
  added,
  picture,
  pictureModule,
} from '@parvis/projections/media-library/testing/sample-media.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bindRoutes } from '../http/bind-routes.ts';
import { trustingAuthenticator } from '../http/testing/actors.ts';
import { serve } from '../http/testing/serve.ts';
import { ChangeFeed } from './change-feed.ts';
import { feedRoutes } from './feed-routes.ts';
import { FeedSignal } from './feed-signal.ts';

const readModels = [mediaLibrary, exposure];
const names = readModels.map(({ name }) => name);
const offerId = 'offer0000001';

async function feedWorld() {
  const { db, log, bus, start } = await projectionWorld();
  const engine = start(readModels);
  const history = new ContentHistory(log);
  let queries = 0;
  const counted = new Proxy(db.pool, {
    get(pool, name) {
      if (name === 'query') queries += 1;
      const value: unknown = Reflect.get(pool, name);
      return typeof value === 'function' ? value.bind(pool) : value;
    },
  });
  const signal = new FeedSignal(bus);
  const router = bindRoutes(feedRoutes(new ChangeFeed(counted, signal)), {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: (_id, fault) => expect.unreachable(String(fault)),
  });
  const served = await serve((app) => app.use(router));
  onTestFinished(() => served.close());
  const request = (query: Record<string, string>, role = 'auditor') =>
    fetch(`${served.origin}${feedEndpoints.readChanges.path}?${new URLSearchParams(query)}`, {
      headers: { Authorization: role },
    });
  const read = async (query: Record<string, string> = {}): Promise<FeedPage> =>
    feedPageSchema.parse(await (await request(query)).json());
  const settle = async () => {
    log.announce();
    expect(await engine.waitUntil(names, await log.head(), waitLimitMs)).toBe(true);
  };
  await settle();
  return { db, log, history, signal, request, read, settle, queries: () => queries };
}

function offerEvents(log: ContentHistory['log']): void {
  const text = { type: 'text', text: 'Tenir les comptes.' };
  const offer = offerSchema.parse({
    source: 'jobs',
    reference: 'A-1',
    title: { fr: 'Comptable (F/H)' },
    description: { fr: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] } },
    contract: 'permanent',
    publishedAt: '2026-01-05T08:00:00.000Z',
    applyUrl: 'https://jobs.estuaire.example/A-1',
  });
  const on = (type: string, data: object = {}) =>
    log.append(`offer-${offerId}`, { type, data: { offerId, ...data } });
  on('OfferPublished', { offer });
  on('OfferRevised', { offer: { ...offer, entity: 'Estuaire' }, changed: ['entity'] });
  on('OfferClosed');
}

/** A page with a picture and a child, and everything else that neighbours learn of. */
function writeHistory({ log, history }: Awaited<ReturnType<typeof feedWorld>>): void {
  const page = history.create('fr', { title: 'Groupe', slug: 'groupe' });
  const child = history.create('fr', { title: 'Histoire', slug: 'histoire', parentId: page });
  log.append(`media-${picture}`, added[picture] ?? { type: '', data: {} });
  const module = history.addModule(page);
  history.saveModule(page, module, pictureModule);
  history.activate(page, module);
  history.publish(child);
  history.publish(page);
  history.saveHeader(page, { title: 'Groupe', slug: 'estuaire' });
  history.onItem('ContentUnpublished', page);
  const entry = { label: 'Métiers', link: { kind: 'path', path: '/metiers' }, children: [] };
  const menu = { name: 'main', locale: 'fr', entries: [entry] };
  log.append('menu-menu00000001', {
    type: 'MenuSaved',
    data: { menuId: 'menu00000001', revision: 1, menu },
  });
  offerEvents(log);
}

const linesOf = ({ items }: FeedPage) =>
  items.map(({ what, kind, id, addresses }) => `${what} ${kind} ${id} ${addresses.fr ?? '-'}`);
const offerPath = expect.stringMatching(/^\/.*comptable/);
const everything = [
  'published page item00000001 /groupe/histoire',
  'published page item00000000 /groupe',
  `published image ${picture}`,
  'moved page item00000000 /estuaire',
  'moved page item00000001 /estuaire/histoire',
  'unpublished page item00000000 /estuaire',
  `unpublished image ${picture}`,
  'published menu menu00000001 -',
  `published offer ${offerId}`,
  `updated offer ${offerId}`,
  `closed offer ${offerId}`,
];
/** Without the addresses that are made of titles. */
const short = (line: string) => (/ (image|offer) /.test(line) ? line.replace(/ \S+$/, '') : line);

describe('the change feed', () => {
  test('has everything that changed in public, once and in order, whatever it is cut into', async () => {
    const world = await feedWorld();
    writeHistory(world);
    await world.settle();
    const whole = await world.read();
    expect(linesOf(whole).map(short)).toEqual(everything);
    expect(whole.items.at(3)).toMatchObject({ formerAddress: '/groupe', locale: 'fr' });
    expect(linesOf(whole).at(-1)?.split(' ').at(-1)).toEqual(offerPath);
    for (const limit of ['1', '2', '3']) {
      const read: string[] = [];
      for (let after = ''; read.length < everything.length; ) {
        const page = await world.read({ limit, ...(after !== '' && { after }) });
        expect(page.items.length).toBeGreaterThan(0);
        read.push(...linesOf(page).map(short));
        after = page.next;
      }
      expect(read).toEqual(everything);
    }
    for (const [index, { cursor }] of whole.items.entries())
      expect(linesOf(await world.read({ after: cursor })).map(short)).toEqual(
        everything.slice(index + 1),
      );
  });

  test('is read on from its end, and for some kinds as well', async () => {
    const world = await feedWorld();
    writeHistory(world);
    await world.settle();
    const { next, items } = await world.read();
    expect(items).toHaveLength(everything.length);
    expect(await world.read({ after: next })).toEqual({ items: [], next });
    const some = await world.read({ kinds: 'offer,menu', limit: '2' });
    expect(linesOf(some).map(short)).toEqual(everything.slice(7, 9));
    offerEvents(world.log);
    await world.settle();
    expect(linesOf(await world.read({ after: next })).map(short)).toEqual(everything.slice(8));
  });

  test('has nothing of what was never public: neither id nor time', async () => {
    const world = await feedWorld();
    const { log, history } = world;
    const page = history.create('fr', { title: 'Fusion secrète', slug: 'fusion' });
    log.append(`media-${picture}`, added[picture] ?? { type: '', data: {} });
    const module = history.addModule(page);
    history.saveModule(page, module, pictureModule);
    history.activate(page, module);
    history.saveHeader(page, { title: 'Fusion secrète', slug: 'projet' });
    history.onItem('ContentDeleted', page);
    await world.settle();
    expect((await world.read()).items).toEqual([]);
    const shown = history.create('fr', { title: 'Groupe', slug: 'groupe' });
    history.publish(shown);
    await world.settle();
    const before = await world.read();
    expect(before.items).toHaveLength(1);
    history.saveHeader(shown, { title: 'Brouillon', slug: 'brouillon' }, { draft: true });
    await world.settle();
    expect((await world.read()).items).toEqual(before.items);
  });

  test('is for those who may read content', async () => {
    const { request } = await feedWorld();
    const statuses = ['nobody', 'editor', 'administrator', 'ethics-officer'].map(
      async (role) => (await request({}, role)).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 200, 200, 403]);
    expect((await request({ kinds: 'page,draft' })).status).toBe(422);
    expect((await request({ after: '12' })).status).toBe(422);
    expect((await request({ wait: '3600' })).status).toBe(422);
  });
});

describe('a long poll', () => {
  test('ends with a change, and a hundred that wait neither query nor hold a connection', async () => {
    const world = await feedWorld();
    const { next } = await world.read();
    const waiting = Array.from({ length: 100 }, () => world.read({ after: next, wait: '20' }));
    let before = 0;
    await until(async () => {
      before = world.queries();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return before > 1 && before === world.queries();
    });
    expect(world.db.pool.totalCount - world.db.pool.idleCount).toBeLessThan(10);
    // Drafts wake nobody.
    const page = world.history.create('fr', { title: 'Groupe', slug: 'groupe' });
    await world.settle();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(world.queries()).toBe(before);
    world.history.publish(page);
    await world.settle();
    const pages = await Promise.all(waiting);
    expect(new Set(pages.map(({ items }) => items.map(({ id }) => id).join()))).toEqual(
      new Set([page]),
    );
    expect(world.queries() - before).toBeLessThan(10);
  });

  test('ends empty after its time, and when the process stops', async () => {
    const world = await feedWorld();
    const began = performance.now();
    expect((await world.read({ wait: '1' })).items).toEqual([]);
    expect(performance.now() - began).toBeGreaterThan(900);
    const waiting = world.read({ wait: '50' });
    await until(() => world.queries() > 1);
    world.signal.stop();
    expect((await waiting).items).toEqual([]);
  });
});
