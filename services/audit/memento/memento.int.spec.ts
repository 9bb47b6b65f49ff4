import { mementoEndpoints } from '@parvis/contracts/memento/endpoints.ts';
import { ContentHistory } from '@parvis/projections/engine/testing/content-history.ts';
import {
  projectionWorld,
  waitLimitMs,
} from '@parvis/projections/engine/testing/projection-world.ts';
import { modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { listVersions } from '@parvis/projections/pages/list-versions.ts';
import { noOffers } from '@parvis/projections/pages/offers/testing/no-offers.ts';
import { readModels as every } from '@parvis/projections/read-models.ts';
import LinkHeader from 'http-link-header';
import { expect, onTestFinished, test } from 'vitest';
import { bindRoutes } from '../../http/bind-routes.ts';
import { trustingAuthenticator } from '../../http/testing/actors.ts';
import { serve } from '../../http/testing/serve.ts';
import { siteHistoryFromProjections } from '../site-history-from-projections.ts';
import { mementoRoutes } from './memento-routes.ts';

const needed = new Set(['log-instants', 'revision-history', ...modelsOfPages]);
const readModels = every.filter(({ name }) => needed.has(name));
const origin = 'https://banque.example';
const { chooseMemento, listMementos, showMemento } = mementoEndpoints;

/** Serves a page with two versions, a page that replaced a withdrawn one, and a withdrawn page. */
async function servedVersions({ isOpen = true, allowed = 100 } = {}) {
  const { db, log, start } = await projectionWorld();
  const history = new ContentHistory(log);
  const now = () => log.events.at(-1)?.metadata.occurredAt ?? '';
  const page = history.create('fr', { title: 'Groupe', slug: 'groupe' });
  const module = history.addModule(page);
  history.saveModule(page, module, 'Un');
  history.activate(page, module);
  history.publish(page);
  const first = now();
  const former = history.create('fr', { title: 'Ancienne', slug: 'place' });
  history.publish(former);
  const formerAt = now();
  history.onItem('ContentUnpublished', former);
  const heir = history.create('fr', { title: 'Nouvelle', slug: 'place' });
  history.publish(heir);
  const secret = history.create('fr', { title: 'Secret', slug: 'secret' });
  history.publish(secret);
  const secretAt = now();
  history.onItem('ContentUnpublished', secret);
  history.saveModule(page, module, 'Deux');
  const second = now();
  const engine = start(readModels);
  log.announce();
  const names = readModels.map(({ name }) => name);
  expect(await engine.waitUntil(names, await log.head(), waitLimitMs)).toBe(true);
  let taken = 0;
  const routes = mementoRoutes({
    isOpen,
    origin,
    history: siteHistoryFromProjections(
      db.pool,
      log,
      engine.waitUntil,
      { isKept: () => true, host: 'banque.example' },
      { offersAt: noOffers, buildAt: async () => undefined },
    ),
    clock: { now: () => new Date('2026-03-01T00:00:00Z') },
    attempts: { take: async () => (++taken > allowed ? 30 : undefined) },
    listVersions: (path) => listVersions(db.pool, path),
    render: {
      screen: (screen, { at }) =>
        `<p>${JSON.stringify(screen).includes('Deux') ? 'Deux' : 'Un'} at ${at}</p>`,
      nothing: () => expect.unreachable(),
    },
  });
  const router = bindRoutes(routes, {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: (_id, fault) => expect.unreachable(JSON.stringify(fault)),
  });
  const served = await serve((app) => app.use(router));
  onTestFinished(() => served.close());
  const ask = (path: string, query: Record<string, string>, headers = {}) =>
    fetch(`${served.origin}${path}?${new URLSearchParams(query)}`, { headers, redirect: 'manual' });
  /** Follows an address of the site. */
  const follow = (uri: string) => fetch(uri.replace(origin, served.origin), { redirect: 'manual' });
  return { ask, follow, first, second, formerAt, secretAt };
}

const date = (at: string) => new Date(at).toUTCString();
const linksOf = (response: Response) => LinkHeader.parse(response.headers.get('link') ?? '');

test('a client finds the version of a time by the timegate, and steps from there', async () => {
  const { ask, follow, first, second } = await servedVersions();
  const between = new Date(new Date(second).getTime() - 1000).toUTCString();
  const chosen = await ask(chooseMemento.path, { path: '/groupe' }, { 'Accept-Datetime': between });
  expect([chosen.status, chosen.headers.get('vary')]).toEqual([302, 'Accept-Datetime']);
  expect(linksOf(chosen).rel('original')).toMatchObject([{ uri: `${origin}/groupe` }]);
  const memento = await follow(chosen.headers.get('location') ?? '');
  expect(memento.status).toBe(200);
  expect(memento.headers.get('memento-datetime')).toBe(date(first));
  expect(memento.headers.get('cache-control')).toBe('no-store');
  expect(memento.headers.get('x-robots-tag')).toContain('noindex');
  expect(await memento.text()).toBe(`<p>Un at ${first}</p>`);
  const [next] = linksOf(memento).rel('next');
  expect(next).toMatchObject({ datetime: date(second) });
  const newest = await follow(next?.uri ?? '');
  expect(await newest.text()).toBe(`<p>Deux at ${second}</p>`);
  expect(linksOf(newest).rel('next')).toEqual([]);
});

test.each([
  ['nothing', 'second', {}],
  [
    'a time before the first version',
    'first',
    { 'Accept-Datetime': 'Mon, 05 Jan 2015 09:30:00 GMT' },
  ],
  ['a time in the future', 'second', { 'Accept-Datetime': 'Mon, 05 Jan 2099 09:30:00 GMT' }],
] as const)('for %s the timegate leads to the %s version', async (_what, version, headers) => {
  const { ask, ...at } = await servedVersions();
  const chosen = await ask(chooseMemento.path, { path: `${origin}/groupe` }, headers);
  const to = new URL(chosen.headers.get('location') ?? '');
  expect([to.pathname, to.searchParams.get('at')]).toEqual([showMemento.path, at[version]]);
});

test('a time that is no date of HTTP is refused', async () => {
  const { ask } = await servedVersions();
  for (const wrong of ['2026-01-05T09:30:00Z', 'yesterday', 'Mon, 99 Jan 2026 09:30:00 GMT'])
    expect(
      (await ask(chooseMemento.path, { path: '/groupe' }, { 'Accept-Datetime': wrong })).status,
    ).toBe(422);
});

test('the timemap lists every version, as links and as JSON', async () => {
  const { ask, first, second } = await servedVersions();
  const path = (format: string) => listMementos.path.replace('{format}', format);
  const links = await ask(path('link'), { path: '/groupe' });
  expect(links.headers.get('content-type')).toBe('application/link-format');
  const map = LinkHeader.parse((await links.text()).replaceAll('\n', ' '));
  const mementos = map.refs.filter(({ rel }) => rel === 'memento');
  expect(mementos.map(({ datetime }) => datetime)).toEqual([date(first), date(second)]);
  expect(map.rel('self')).toMatchObject([{ from: date(first), until: date(second) }]);
  const json = await (await ask(path('json'), { path: '/groupe' })).json();
  expect(json).toMatchObject({
    original_uri: `${origin}/groupe`,
    mementos: { list: [{ datetime: first }, { datetime: second }] },
  });
});

test('what is not public any more has no versions for visitors, nor has another page at its address', async () => {
  const { ask, secretAt, formerAt } = await servedVersions();
  const secret = [
    await ask(chooseMemento.path, { path: '/secret' }),
    await ask(listMementos.path.replace('{format}', 'link'), { path: '/secret' }),
    await ask(showMemento.path, { path: '/secret', at: secretAt }),
    await ask(showMemento.path, { path: '/place', at: formerAt }),
    await ask(showMemento.path, { path: '/never', at: secretAt }),
    await ask(showMemento.path, { path: 'https://other.example/groupe', at: secretAt }),
  ];
  expect(secret.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  const heir = await ask(listMementos.path.replace('{format}', 'json'), { path: '/place' });
  expect((await heir.json()).mementos.list).toHaveLength(1);
});

test('a network has an allowance, and nothing is found where versions are closed', async () => {
  const one = await servedVersions({ allowed: 1 });
  const statuses = [];
  for (let tried = 0; tried < 2; tried += 1)
    statuses.push((await one.ask(chooseMemento.path, { path: '/groupe' })).status);
  expect(statuses).toEqual([302, 429]);
  const closed = await servedVersions({ isOpen: false });
  const found = await closed.ask(showMemento.path, { path: '/groupe', at: closed.first });
  expect(found.status).toBe(404);
});
