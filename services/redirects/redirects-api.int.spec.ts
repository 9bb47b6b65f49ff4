import { positionSchema, startOfLog } from '@parvis/contracts/log/position.ts';
import { redirectEndpoints as at } from '@parvis/contracts/redirects/endpoints.ts';
import { pageFragments } from '@parvis/projections/page-fragments/page-fragments.ts';
import { findQuerySources } from '@parvis/projections/redirects/find-query-sources.ts';
import { findRedirect } from '@parvis/projections/redirects/find-redirect.ts';
import { redirects } from '@parvis/projections/redirects/redirects.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestResponse } from '../http/testing/call-endpoint.ts';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { openRedirects, type RedirectArea } from './redirects.ts';

const origin = 'https://www.estuaire.example';
let served: ServedStreams;
let area: RedirectArea;

beforeAll(async () => {
  served = await serveStreams([redirects, pageFragments], async (world) => {
    area = await openRedirects({ ...world, origin });
    return area.routes;
  });
});
afterAll(() => served.close());

const leads = (from: string, to: string) => ({ from, target: { status: 301, to } });
const create = (from: string, to: string) =>
  served.call(at.createRedirect, { body: leads(from, to) });
const idIn = (came: TestResponse) => ({ id: String(came.body['id']) });
const claimed = async (part: string) => {
  const { rows } = await served.world.pool.query<{ scope: string }>(
    'select scope from claim where scope like $1 order by scope',
    [`%${part}%`],
  );
  return rows.map(({ scope }) => scope);
};

test('a redirect is created, read, saved, listed and deleted, and claims its address meanwhile', async () => {
  const made = await create('/Crud-Ancienne/', '/crud-nouvelle?x=1#y');
  const params = idIn(made);
  expect([made.status, made.headers.get('location')]).toEqual([201, `/api/redirects/${params.id}`]);
  expect(made.body).toMatchObject({
    ...leads('/crud-ancienne', '/crud-nouvelle?x=1#y'),
    revision: 1,
  });
  expect(await claimed('/crud')).toEqual([
    'redirect-from//crud-ancienne',
    'redirect-to//crud-nouvelle',
    'redirect-to//crud-nouvelle?x=1',
  ]);
  const gone = { from: '/crud-autre', target: { status: 410 } };
  const saved = await served.call(at.saveRedirect, { params, body: gone, ifMatch: 1 });
  expect(saved.body).toMatchObject({ ...gone, revision: 2, updatedBy: 'Name of editor000000' });
  expect(await claimed('/crud')).toEqual(['redirect-from//crud-autre']);
  expect((await served.call(at.getRedirect, { params })).body).toEqual(saved.body);
  const found = await served.call(at.listRedirects, { query: { q: 'CRUD', status: '410' } });
  expect(found.body).toMatchObject({ total: 1, items: [gone] });
  expect((await served.call(at.saveRedirect, { params, body: gone })).status).toBe(428);
  expect((await served.call(at.deleteRedirect, { params })).status).toBe(428);
  expect((await served.call(at.deleteRedirect, { params, ifMatch: 2 })).status).toBe(204);
  const history = await served.call(at.redirectHistory, { params, query: { pageSize: '2' } });
  const former = leads('/crud-ancienne', '/crud-nouvelle?x=1#y');
  expect(history.body).toMatchObject({
    total: 3,
    items: [
      { revision: 2, deleted: true, content: gone },
      { revision: 2, deleted: false, content: gone, former, by: 'Name of editor000000' },
    ],
  });
  expect((await served.call(at.getRedirect, { params })).problem?.code).toBe('redirect-deleted');
  expect(await claimed('/crud')).toEqual([]);
  expect((await create('/crud-autre', '/crud-ailleurs')).status).toBe(201);
});

test('its history names the restored revision, and marks no other revision as a restoration', async () => {
  const first = leads('/history-retour', '/history-rive');
  const params = idIn(await create('/history-retour', '/history-rive'));
  const save = (body: object, ifMatch: number) =>
    served.call(at.saveRedirect, { params, body, ifMatch });
  await save(leads('/history-retour', '/history-ailleurs'), 1);
  await save(first, 2);
  await save(first, 3);
  await save(leads('/history-retour', '/history-ailleurs'), 4);
  await save(first, 5);
  await served.call(at.deleteRedirect, { params, ifMatch: 6 });
  await served.call(at.undeleteRedirect, { params });
  const history = await served.call(at.redirectHistory, { params, query: { pageSize: '4' } });
  expect(history.body['items']).toMatchObject([
    { revision: 7, restored: null },
    { revision: 6, restored: null, deleted: true },
    { revision: 6, restored: 4 },
    { revision: 5, restored: 2 },
  ]);
  const older = { params, query: { page: '2', pageSize: '4' } };
  expect((await served.call(at.redirectHistory, older)).body['items']).toMatchObject([
    { revision: 4, restored: null },
    { revision: 3, restored: 1 },
    { revision: 2, restored: null },
    { revision: 1, restored: null },
  ]);
  await served.call(at.deleteRedirect, { params, ifMatch: 7 });
});

test('a deleted redirect is restored unchanged, unless its address was taken meanwhile', async () => {
  const made = await create('/retour', '/rive');
  const params = idIn(made);
  await served.call(at.deleteRedirect, { params, ifMatch: 1 });
  const back = await served.call(at.undeleteRedirect, { params });
  expect([back.status, back.body]).toMatchObject([
    200,
    { ...leads('/retour', '/rive'), revision: 2 },
  ]);
  expect((await served.call(at.undeleteRedirect, { params })).body).toMatchObject({ revision: 2 });
  expect((await create('/retour', '/autre')).problem?.code).toBe('redirect-exists');
  await served.call(at.deleteRedirect, { params, ifMatch: 2 });
  const other = await create('/retour', '/autre');
  const taken = await served.call(at.undeleteRedirect, { params });
  expect([taken.status, taken.problem?.code]).toEqual([409, 'redirect-exists']);
  await served.call(at.deleteRedirect, { params: idIn(other), ifMatch: 1 });
  const ring = await create('/rive', '/retour');
  expect((await served.call(at.undeleteRedirect, { params })).problem?.code).toBe('redirect-loop');
  await served.call(at.deleteRedirect, { params: idIn(ring), ifMatch: 1 });
  const never = { params: { id: 'never0000001' } };
  expect((await served.call(at.undeleteRedirect, never)).problem?.code).toBe('redirect-not-found');
});

test('an address has only one redirect, however it is written and whichever request arrives first', async () => {
  const body = leads('/unique', '/groupe');
  const responses = await Promise.all(
    ['/unique', '/Unique', '/unique/'].map((from) =>
      served.call(at.createRedirect, { body: { ...body, from } }),
    ),
  );
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const { problem } = await create('/unique', '/ailleurs');
  expect(problem).toMatchObject({ code: 'redirect-exists', errors: [{ pointer: '/from' }] });
});

test('a repeated request creates it once', async () => {
  const sent = { body: leads('/once', '/groupe'), key: 'redirect-once' };
  const first = await served.call(at.createRedirect, sent);
  const again = await served.call(at.createRedirect, sent);
  expect([again.status, again.body]).toEqual([201, first.body]);
});

test('redirects never form a chain, in whichever order they are created', async () => {
  await create('/chain-b', '/chain-c');
  const after = await create('/chain-a', '/chain-b?x');
  expect(after.problem).toMatchObject({
    status: 409,
    code: 'redirect-loop',
    detail:
      'This redirect would meet another one, from /chain-b to /chain-c: give the last address directly.',
  });
  const before = await create('/chain-c', '/chain-d');
  expect(before.problem?.errors).toMatchObject([
    { code: 'redirect-loop', params: { from: '/chain-b', to: '/chain-c' } },
  ]);
  expect((await create('/chain-c', '/chain-b')).problem?.code).toBe('redirect-loop');
  expect((await create('/chain-a', '/chain-c')).status).toBe(201);
});

test('when two redirects that would form a chain are created at the same time, only one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [here, there] = [`/race-${round}-a`, `/race-${round}-b`];
    const [one, other] = await Promise.all([create(here, there), create(there, here)]);
    const statuses = [one.status, other.status].toSorted((a, b) => a - b);
    expect([201, 409]).toContain(statuses[0]);
    expect(statuses[1]).toBe(409);
  }
});

test('a redirect still leads to its page after its own address changed', async () => {
  const made = await create('/moved-a', '/moved-b');
  const params = idIn(made);
  const same = leads('/moved-a', '/moved-c');
  expect((await served.call(at.saveRedirect, { params, body: same, ifMatch: 1 })).status).toBe(200);
  expect((await create('/moved-b', '/moved-c')).status).toBe(201);
});

test('“redirect after URL change” redirects the former address permanently', async () => {
  const body = { from: '/en/Former', to: '/en/new-one' };
  const made = await served.call(at.redirectAfterUrlChange, { body });
  expect([made.status, made.body['target']]).toEqual([201, { status: 301, to: '/en/new-one' }]);
  expect((await served.call(at.redirectAfterUrlChange, { body, as: 'auditor' })).status).toBe(403);
});

test('an address redirects to different targets at different positions', async () => {
  const { pool } = served.world;
  const made = await create('/temporal', '/one');
  const before = positionSchema.parse(made.headers.get('x-log-position'));
  const params = idIn(made);
  await served.call(at.saveRedirect, { params, body: leads('/temporal', '/two'), ifMatch: 1 });
  await served.catchUp();
  const now = await findRedirect(pool, '/temporal');
  expect(now).toMatchObject({ target: { status: 301, to: '/two' }, tags: ['path:/temporal'] });
  expect((await findRedirect(pool, '/temporal', before)).target).toEqual({
    status: 301,
    to: '/one',
  });
  await served.call(at.deleteRedirect, { params, ifMatch: 2 });
  await served.catchUp();
  expect((await findRedirect(pool, '/temporal')).target).toBe(undefined);
  expect((await findRedirect(pool, '/temporal', now.position)).target).toMatchObject({
    to: '/two',
  });
  expect((await findRedirect(pool, '/never')).target).toBe(undefined);
});

test('a claim left by an interrupted command is settled by the sweep', async () => {
  const { claims, pool } = served.world;
  const owner = 'redirect-lost00000001';
  await claims.take([{ scope: 'redirect-from//lost', key: '' }], owner, 'cut-off');
  await pool.query(`update claim set taken_at = taken_at - interval '1 hour' where owner = $1`, [
    owner,
  ]);
  expect(await area.sweepClaims()).toBe(1);
  expect(await claims.heldIn('redirect-from//lost')).toEqual([]);
  expect((await create('/lost', '/groupe')).status).toBe(201);
});

test('when the area starts, a database that is older than its log gains the later redirects', async () => {
  await area.confirmClaims();
  const { pool } = served.world;
  const kept = await pool.query<{ place: string }>(
    `select place::text from reactor_checkpoint where name = 'redirect-claims'`,
  );
  expect((await create('/since', '/groupe')).status).toBe(201);
  const before = await claimed('/');
  await pool.query(`delete from claim where scope like '%/since'`);
  await pool.query(
    `update reactor_checkpoint set place = $1::jsonb where name = 'redirect-claims'`,
    [kept.rows[0]?.place],
  );
  await openRedirects({ ...served.world, origin });
  expect(await claimed('/')).toEqual(before);
  expect((await create('/since', '/ailleurs')).problem?.code).toBe('redirect-exists');
});

test('an address as it is typed or copied redirects visitors, in any spelling', async () => {
  const { pool } = served.world;
  for (const [from, to] of [
    ['/éducation', '/formation'],
    ['/Ancien Chemin', '/chemin'],
    ['/accueil.php?page_id=7', '/contact-7'],
  ] as const)
    expect((await create(from, to)).status).toBe(201);
  await served.catchUp();
  const leadsTo = async (path: string) => {
    const { target } = await findRedirect(pool, path);
    return target?.status === 301 ? target.to : undefined;
  };
  expect(await leadsTo('/education')).toBe('/formation');
  expect(await leadsTo('/ancien-chemin')).toBe('/chemin');
  expect(await leadsTo('/accueil.php?page_id=7')).toBe('/contact-7');
  expect(await findQuerySources(pool, '/accueil.php')).toEqual(['/accueil.php?page_id=7']);
  expect(await findQuerySources(pool, '/accueil.php', startOfLog)).toEqual([]);
  expect((await create('/EDUCATION/', '/x')).problem?.code).toBe('redirect-exists');
});

test('a prefix redirects all that is beneath it, unless an address or a longer prefix does', async () => {
  const { pool } = served.world;
  expect((await create('/Vieux Blog/*', '/actus')).body).toMatchObject({
    from: '/vieux-blog/*',
    beneath: true,
  });
  await create('/vieux-blog/2019/*', '/archives-2019/*');
  await create('/vieux-blog/a', '/page-a');
  await served.catchUp();
  const of = async (path: string) => (await findRedirect(pool, path)).target;
  expect(await of('/vieux-blog/x/y')).toEqual({ status: 301, to: '/actus' });
  expect(await of('/vieux-blog/2019/05/c')).toEqual({ status: 301, to: '/archives-2019/05/c' });
  expect(await of('/vieux-blog/a')).toEqual({ status: 301, to: '/page-a' });
  expect(await of('/vieux-blog')).toBe(undefined);
  expect((await findRedirect(pool, '/vieux-blog/x')).tags).toEqual([
    'path:/vieux-blog/x',
    'path:/vieux-blog/*',
  ]);
});

test('a star that was saved before prefixes existed still stands for itself', async () => {
  const { log, pool, clock } = served.world;
  const id = 'literalstar1';
  await log.append(`redirect-${id}`, 'no-stream', [
    {
      id: '9b8a6b1e-0f0c-5d3a-8a53-2f1d6a8f0001',
      type: 'RedirectSaved',
      data: {
        redirectId: id,
        revision: 1,
        redirect: { from: '/litteral/*', target: { status: 301, to: '/x' } },
      },
      metadata: {
        commandId: 'literal',
        actor: 'editor000000',
        occurredAt: clock.now().toISOString(),
        version: 1,
      },
    },
  ]);
  await served.catchUp();
  expect((await findRedirect(pool, '/litteral/a')).target).toBe(undefined);
  const list = await served.call(at.listRedirects, { query: { q: '/litteral' } });
  expect(list.body['items']).toMatchObject([
    { warnings: [{ code: 'never-matches' }, { code: 'nothing-there' }] },
  ]);
  const body = { from: '/litteral/*', target: { status: 301, to: '/x' } };
  await served.call(at.saveRedirect, { params: { id }, body, ifMatch: 1 });
  await served.catchUp();
  expect((await findRedirect(pool, '/litteral/a')).target).toMatchObject({ to: '/x' });
});

test('prefixes and queries never form a loop, in whichever order they are created', async () => {
  const code = async (from: string, to: string) => (await create(from, to)).problem?.code;
  expect(await code('/tour/*', '/tour/b')).toBe('redirect-loop');
  expect(await code('/tour/*', '/tour/neu/*')).toBe('redirect-loop');
  expect(await code('/tour/*', `${origin}/tour/x`)).toBe('redirect-loop');
  expect(await code('/tour-a/*', '/tour-b/*')).toBe(undefined);
  expect(await code('/tour-b/x', '/tour-a/y')).toBe('redirect-loop');
  expect(await code('/tour-c/x', '/tour-d/y')).toBe(undefined);
  expect(await code('/tour-d/*', '/tour-c/x')).toBe('redirect-loop');
  expect(await code('/tour?p=1', '/tour-e')).toBe(undefined);
  expect(await code('/tour-e', '/tour?x=2&p=1')).toBe('redirect-loop');
  expect(await code('/tour?p=2', '/tour?p=2')).toBe('redirect-loop');
});

test('the site’s own address as a target is its path, so that a loop is seen', async () => {
  const own = await create('/propre', `${origin.toUpperCase()}/Contact?x=1`);
  expect(own.body['target']).toEqual({ status: 301, to: '/Contact?x=1' });
  expect((await create('/boucle', `${origin}/boucle/`)).problem?.code).toBe('redirect-loop');
});

test.each([
  [{ from: 'https://x.example/', target: { status: 301, to: '/a' } }, 'invalid', '/from'],
  [{ from: '/a*b', target: { status: 301, to: '/a' } }, 'invalid', '/from'],
  [{ from: '/a', target: { status: 307, to: '/b' } }, 'invalid', '/target/status'],
  [{ from: '/a', target: { status: 301 } }, 'invalid', '/target/to'],
  [{ from: '/admin/x', target: { status: 301, to: '/b' } }, 'redirect-shadows-route', '/from'],
  [{ from: '/a', target: { status: 301, to: '//x.example' } }, 'link-unsafe', '/target/to'],
])('%j is refused: %s at %s', async (body, code, pointer) => {
  const { problem } = await served.call(at.createRedirect, { body });
  expect(problem).toMatchObject({ code, errors: [{ code, pointer }] });
});
