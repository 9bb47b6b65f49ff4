import { setTimeout } from 'node:timers/promises';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { markSign } from '@parvis/contracts/redactions/redaction.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../adapters/clock.ts';
import { isCut, storedEventsOf } from '../adapters/log/redaction/redacted-event-log.ts';
import { everythingIn } from '../adapters/testing/everything-in.ts';
import { LeafMaker } from '../notary/leaf.ts';
import { NotaryTable } from '../notary/notary-table.ts';
import { scanLog } from '../notary/verify/scan.ts';
import { verify } from '../notary/verify/verify.ts';
import { Vault } from '../subjects/vault.ts';
import { openTiles } from './notary.ts';
import { apiCaller } from './testing/api-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

const words = 'Maryvonne Kerdoncuff';
const path = '/en/the-board';
const bold = [{ type: 'bold' }];

let here: StartedParvis;
let anne: ReturnType<typeof apiCaller>;
let bea: ReturnType<typeof apiCaller>;
let page: { readonly id: string; readonly moduleId: string; readonly modulesTag: string };
/** An instant at which visitors read the words. */
let then: string;

beforeAll(async () => {
  here = await startedParvis({ PARVIS_MEMENTO: '1' });
  anne = apiCaller(here.origin, await here.signIn('administrator'));
  bea = apiCaller(here.origin, await here.signIn('administrator', 'bea'));
  const paragraph = [
    { type: 'text', text: 'Chaired by MARYVONNE ' },
    { type: 'text', text: 'kerdoncuff', marks: bold },
    { type: 'text', text: ' since May.' },
  ];
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: paragraph }] };
  const sent = await anne('POST', '/api/pages', {
    body: {
      locale: 'en',
      title: `The board of ${words}`,
      slug: 'the-board',
      publish: true,
      modules: [{ type: 'text', data: { doc } }],
    },
  });
  const { body } = await anne('GET', `/api/pages/${sent.body.id}`);
  page = { id: sent.body.id, moduleId: body.modules[0].id, modulesTag: body.modulesTag };
  await settled();
  then = new Date().toISOString();
  await setTimeout(5);
}, 120_000);
afterAll(() => here.stop());

async function settled() {
  const names = readModels.map(({ name }) => name);
  await here.engine.waitUntil(names, await here.connections.log.head(), 10_000);
}

const redactions = async (call = anne) => (await call('GET', '/api/audit/redactions')).body;
const request = () =>
  anne('POST', '/api/audit/redactions', { body: { words, reason: 'Erasure request 12' } });
/** All that the API says about the past of the page. */
async function past(): Promise<string> {
  const at = encodeURIComponent(then);
  const answers = await Promise.all(
    [
      `/api/pages/${page.id}/revisions/1`,
      `/api/${page.id}/modules/${page.moduleId}/revisions/1`,
      `/api/pages/${page.id}/history`,
      `/api/pages/${page.id}/versions`,
      `/api/audit/page?path=${path}&at=${at}`,
      `/admin/audit/page?path=${path}&at=${at}`,
      `/api/audit/exposure?text=board`,
      `/api/audit/exposure?text=chaired`,
    ].map(async (one) => {
      const response = await fetch(here.origin + one, {
        headers: { Cookie: await cookie(), Accept: '*/*' },
      });
      return `${one} ${response.status} ${await response.text()}`;
    }),
  );
  return answers.join('\n');
}
let session: string | undefined;
const cookie = async () => (session ??= await here.signIn('administrator'));

const memento = () =>
  fetch(`${here.origin}/memento/page?path=${path}&at=${encodeURIComponent(then)}`);

test('words leave every reading once two administrators agree, and the log stays provable', async () => {
  expect(await past()).toMatch(/Kerdoncuff/i);
  expect((await memento()).status).toBe(200);
  const public_ = await request();
  expect([public_.status, public_.body?.code]).toEqual([409, 'redaction-still-public']);

  const doc = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'New.' }] }],
  };
  const saved = await anne('PUT', `/api/pages/${page.id}`, {
    seen: 1,
    body: {
      title: 'The board',
      slug: 'the-board',
      publish: true,
      modulesTag: page.modulesTag,
      modules: [{ id: page.moduleId, type: 'text', data: { doc } }],
    },
  });
  expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
  await settled();
  expect((await request()).status).toBe(204);
  const [waiting] = (await redactions()).items;
  expect(waiting).toMatchObject({ words, state: 'waiting', isOwn: true });
  expect(waiting.positions).toHaveLength(2);
  const confirm = `/api/audit/redactions/${waiting.id}/confirm`;
  expect((await anne('POST', confirm, { body: {} })).body.code).toBe('redaction-own');
  expect(await past()).toMatch(/Kerdoncuff/i);
  expect((await bea('POST', confirm, { body: {} })).status).toBe(204);

  await until(async () => (await redactions()).items[0].state === 'done');
  const after = await past();
  expect(after).not.toMatch(/kerdoncuff/i);
  expect(after).toMatch(/Chaired by [^ ]*\[removed on [^\]]*: Erasure request 12\]/);
  expect(after.split(markSign).length).toBeGreaterThan(4);
  expect((await memento()).status).toBe(404);
  const live = await fetch(here.origin + path);
  expect(await live.text()).not.toContain(markSign);

  const report = await redactions();
  expect(report.items[0]).toMatchObject({ words: null, positions: waiting.positions });
  expect(report.logReaders).toEqual(expect.arrayContaining([expect.any(String)]));
  expect(await everythingIn(here.connections.pool)).not.toMatch(/kerdoncuff/i);
  const stored = await storedEventsOf(here.connections.log).readAll(startOfLog, 500);
  const holding = stored.filter((event) => /kerdoncuff/i.test(JSON.stringify(event.data)));
  expect(holding.map(({ position }) => position)).toEqual(waiting.positions);
}, 120_000);

test('what the notary signed is verified over what is stored, marks or not', async () => {
  const { log, pool: db } = here.connections;
  const table = new NotaryTable(db, new Vault(['a secret of thirty-two characters']));
  const tiles = openTiles({ bucket: undefined, dataFolder: here.dataFolder });
  const stored = storedEventsOf(log);
  const ports = { log: stored, db, table, tiles, clock: systemClock, isGapless: true };
  const events = (await stored.readAll(startOfLog, 5_000)).length;
  const verified = () =>
    verify({ ...ports, scan: (key) => scanLog(stored, new LeafMaker(key), 200) });
  // Until the notary has signed anything, there is nothing to verify.
  await until(async () => typeof (await table.read())?.note === 'string');
  await until(async () => (await verified()).signed >= events);
  expect((await verified()).findings).toEqual([]);
  const asRead = await verify({ ...ports, scan: (key) => scanLog(log, new LeafMaker(key), 200) });
  const cut = (await log.readAll(startOfLog, 5_000)).filter(isCut);
  const { items } = await redactions();
  const removed = items.filter(({ state }: { state: string }) => state === 'done');
  expect(cut.map(({ position }) => position)).toEqual(
    removed.flatMap(({ positions }: { positions: readonly string[] }) => positions),
  );
  expect({ isSigned: asRead.signed >= events, isFound: asRead.findings.length > 0 }).toEqual({
    isSigned: true,
    isFound: cut.length > 0,
  });
}, 60_000);

test('a request is refused with a reason, and its words are forgotten', async () => {
  await anne('POST', '/api/playlists', {
    body: { titles: { fr: 'Zythologue', en: 'Zythologue' } },
  });
  const sent = await anne('POST', '/api/pages', {
    body: { locale: 'en', title: 'About a zythologist named Ploudalmézeau', slug: 'zythologist' },
  });
  expect(sent.status).toBe(201);
  await settled();
  const body = { words: 'ploudalmezeau', reason: 'As wished' };
  expect((await bea('POST', '/api/audit/redactions', { body })).status).toBe(204);
  const [first] = (await redactions()).items;
  expect(first).toMatchObject({ words: 'ploudalmezeau', isOwn: false });
  const refuse = `/api/audit/redactions/${first.id}/refuse`;
  expect((await anne('POST', refuse, { body: { reason: 'A town' } })).status).toBe(204);
  expect((await redactions()).items[0]).toMatchObject({
    state: 'refused',
    words: null,
    decision: { reason: 'A town' },
  });
  const telling = { words: 'Ploudalmézeau', reason: 'Ploudalmezeau wished it' };
  expect((await bea('POST', '/api/audit/redactions', { body: telling })).body.code).toBe(
    'redaction-reason-tells',
  );
});

test('auditors see what was redacted, and never the words that wait', async () => {
  const auditor = apiCaller(here.origin, await here.signIn('auditor'));
  expect((await auditor('GET', '/api/audit/redactions')).status).toBe(200);
  const body = { words: 'anything', reason: 'None' };
  expect((await auditor('POST', '/api/audit/redactions', { body })).status).toBe(403);
  const editor = apiCaller(here.origin, await here.signIn('editor'));
  expect((await editor('GET', '/api/audit/redactions')).status).toBe(403);
});

test('words published a moment ago are not removed while visitors read them', async () => {
  for (const round of [1, 2, 3]) {
    const shown = `Gwenn Le Bihan ${round}`;
    const body = { locale: 'fr', title: shown, slug: `gwenn-${round}`, publish: true };
    await anne('POST', '/api/pages', { body });
    const requested = { words: shown, reason: 'Requested' };
    const refused = await anne('POST', '/api/audit/redactions', { body: requested });
    expect([refused.status, refused.body?.code]).toEqual([409, 'redaction-still-public']);
  }
});
