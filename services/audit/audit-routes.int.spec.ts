import { text } from 'node:stream/consumers';
import {
  archivePath,
  auditEndpoints,
  reconstructionPath,
} from '@parvis/contracts/audit/endpoints.ts';
import { type AuditPage, auditPageSchema } from '@parvis/contracts/audit/views.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { ContentHistory } from '@parvis/projections/engine/testing/content-history.ts';
import {
  projectionWorld,
  waitLimitMs,
} from '@parvis/projections/engine/testing/projection-world.ts';
import { modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { noOffers } from '@parvis/projections/pages/offers/testing/no-offers.ts';
import { readModels as every } from '@parvis/projections/read-models.ts';
import { expect, onTestFinished, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { bindRoutes } from '../http/bind-routes.ts';
import { trustingAuthenticator } from '../http/testing/actors.ts';
import { serve } from '../http/testing/serve.ts';
import { type AuditParts, auditRoutes } from './audit-routes.ts';
import type { ArchiveParts } from './evidence/archive-site.ts';
import { createArchiveSigner } from './evidence/signing-key.ts';
import { siteHistoryFromProjections } from './site-history-from-projections.ts';

const needed = new Set(['log-instants', 'revision-history', ...modelsOfPages]);
const readModels = every.filter(({ name }) => needed.has(name));

/**
 * Returns a page that is created, published, rewritten, moved and withdrawn, read over real HTTP.
 */
async function servedHistory() {
  const { db, log, start } = await projectionWorld();
  const history = new ContentHistory(log);
  const when: Record<string, string> = {};
  const note = (name: string) => {
    when[name] = log.events.at(-1)?.metadata.occurredAt ?? '';
  };
  const page = history.create('fr', { title: 'Groupe', slug: 'groupe' });
  note('created');
  const module = history.addModule(page);
  history.saveModule(page, module, 'Un');
  history.activate(page, module);
  history.publish(page);
  note('published');
  history.saveModule(page, module, 'Deux');
  note('rewritten');
  history.saveHeader(page, { title: 'Estuaire', slug: 'estuaire' });
  note('moved');
  history.onItem('ContentUnpublished', page);
  note('withdrawn');
  const engine = start(readModels);
  log.announce();
  const names = readModels.map(({ name }) => name);
  expect(await engine.waitUntil(names, await log.head(), waitLimitMs)).toBe(true);
  const past: AuditParts = {
    history: siteHistoryFromProjections(
      db.pool,
      log,
      engine.waitUntil,
      { isKept: (path) => path !== '/ajax/employer-review', host: 'www.bank.example' },
      { offersAt: noOffers, buildAt: async () => undefined },
    ),
    clock: { now: () => new Date('2026-03-01T00:00:00Z') },
    accountNames: { namesOf: async (ids) => new Map(ids.map((id) => [id, `Name of ${id}`])) },
    render: {
      screen: (screen, { position }) => `<p>${screen.screen} at ${position}</p>`,
      nothing: ({ locale, path, why }) => `<p>${why} at ${path} in ${locale}</p>`,
    },
  };
  const archives: ArchiveParts = {
    ...past,
    origin: 'https://banque.example',
    version: '1.2.3',
    signer: createArchiveSigner(Buffer.alloc(32, 7)),
    renderForVisitors: (screen) => ({
      status: 200,
      type: 'text/html; charset=utf-8',
      body: `<title>${screen.screen === 'content' ? screen.page.title : screen.screen}</title>`,
    }),
    openFile: async () => undefined,
  };
  const bundles = {
    archives,
    log,
    accountNames: past.accountNames,
    verifier: '',
    readStamp: async () => undefined,
    readCosigned: async () => undefined,
    openProver: async () => undefined,
    listShownRevisions: async () => new Set<Position>(),
  };
  const routes = auditRoutes({ ...past, archives, bundles });
  const router = bindRoutes(routes, {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: (_id, fault) => expect.unreachable(JSON.stringify(fault)),
  });
  const served = await serve((app) => app.use(router));
  onTestFinished(() => served.close());
  const ask = (address: string, path: string, at: string, as = 'auditor', fields = {}) =>
    fetch(`${served.origin}${address}?${new URLSearchParams({ path, at, ...fields })}`, {
      headers: { Authorization: as },
      redirect: 'manual',
    });
  const read = async (path: string, at = ''): Promise<AuditPage> =>
    auditPageSchema.parse(await (await ask(auditEndpoints.reconstructPage.path, path, at)).json());
  return { log, module, when, ask, read };
}

test('an auditor follows a page through its life, change by change', async () => {
  const { when, read } = await servedHistory();
  const { created, published, rewritten, moved, withdrawn } = when;
  const statusAt = async (path: string, at: string | undefined) => {
    const { status, title, movedTo, previousChangeAt, nextChangeAt } = await read(path, at);
    return [status, title ?? movedTo, previousChangeAt, nextChangeAt];
  };
  expect(await statusAt('/groupe', '2026-01-01T00:00:00Z')).toEqual([
    'nothing',
    null,
    null,
    created,
  ]);
  expect(await statusAt('/groupe', created)).toEqual(['not-found', null, null, published]);
  expect(await statusAt('/groupe', published)).toEqual(['found', 'Groupe', null, rewritten]);
  expect(await statusAt('/groupe', rewritten)).toEqual(['found', 'Groupe', published, moved]);
  expect(await statusAt('/groupe', moved)).toEqual(['moved', '/estuaire', rewritten, withdrawn]);
  expect(await statusAt('/estuaire', moved)).toEqual(['found', 'Estuaire', published, withdrawn]);
  expect(await statusAt('/estuaire', withdrawn)).toEqual(['gone', null, moved, null]);
});

test('a page is returned with its revisions, their authors and a proof that two auditors can compare', async () => {
  const { log, module, when, read } = await servedHistory();
  const firstSave = log.events.find(({ type }) => type === 'ModuleSaved');
  const then = await read('/groupe', when['published']);
  expect(then.modules).toEqual([
    {
      id: module,
      type: 'statement',
      revision: 1,
      savedAt: firstSave?.metadata.occurredAt,
      savedBy: 'Name of account00001',
    },
  ]);
  expect(then.eventAt).toBe(when['published']);
  const later = await read('/groupe', when['rewritten']);
  expect(later.modules[0]?.revision).toBe(2);
  expect(later.digest).not.toBe(then.digest);
  expect(await read('/groupe?x=1', when['published'])).toEqual(then);
  expect(await read('/Groupe/', when['published'])).toMatchObject({
    path: '/Groupe/',
    status: 'moved',
    movedTo: '/groupe',
    title: null,
  });
});

test('nothing is attested for an address that is not in the log', async () => {
  const { when, read, ask } = await servedHistory();
  expect(await read('/ajax/employer-review', when['published'])).toMatchObject({
    status: 'cannot-be-reconstructed',
    position: null,
    eventAt: null,
    digest: null,
  });
  const document = await ask(reconstructionPath, '/ajax/employer-review', when['published'] ?? '');
  expect(await document.text()).toBe(
    '<p>cannot-be-reconstructed at /ajax/employer-review in fr</p>',
  );
});

test('an auditor steps through every change of the items that a list could contain', async () => {
  const { when, read } = await servedHistory();
  const { created, published, rewritten, moved, withdrawn } = when;
  const pages = await read('/pages', rewritten);
  expect(pages).toMatchObject({
    path: '/pages',
    status: 'found',
    previousChangeAt: published,
    nextChangeAt: moved,
    digest: expect.any(String),
  });
  expect((await read('/pages', published)).digest).toBe(pages.digest);
  expect((await read('/pages', moved)).digest).not.toBe(pages.digest);
  expect((await read('/pages', withdrawn)).digest).toBe((await read('/pages', created)).digest);
});

test('the document is what visitors saw, or redirects as it did for them', async () => {
  const { when, ask } = await servedHistory();
  const open = (path: string, at = '') => ask(reconstructionPath, path, at);
  const found = await open('/groupe', when['published']);
  expect(await found.text()).toMatch(/^<p>content at \d{20}<\/p>$/);
  expect(found.headers.get('cache-control')).toBe('no-store');
  expect(found.headers.get('x-robots-tag')).toBe('noindex');
  expect(await (await open('/en/x', '2026-01-01T00:00:00Z')).text()).toBe(
    '<p>nothing at /en/x in en</p>',
  );
  const sentOn = await open('/groupe', when['moved']);
  const to = new URLSearchParams({ path: '/estuaire', at: when['moved'] ?? '' });
  expect([sentOn.status, sentOn.headers.get('location')]).toEqual([
    303,
    `${reconstructionPath}?${to}`,
  ]);
});

test('an archive holds the page of then, and is for those who may read history', async () => {
  const { when, ask } = await servedHistory();
  const archive = await ask(archivePath, '/groupe', when['published'] ?? '');
  expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/wacz']);
  expect(archive.headers.get('content-disposition')).toMatch(
    /filename=parvis-2026\d{10}-page\.wacz/,
  );
  const parts = await fromBufferPromise(Buffer.from(await archive.arrayBuffer()), {
    autoClose: false,
  });
  const texts = new Map<string, string>();
  for await (const entry of parts.eachEntry())
    texts.set(entry.fileName, await text(await parts.openReadStreamPromise(entry)));
  expect(texts.get('pages/pages.jsonl')).toContain('"title":"Groupe"');
  expect(JSON.parse(texts.get('datapackage.json') ?? '')).toMatchObject({
    mainPageUrl: 'https://banque.example/groupe',
    mainPageDate: when['published'],
  });
  const refused = [
    await ask(archivePath, '/groupe', '2026-01-01T00:00:00Z'),
    await ask(archivePath, '/ajax/employer-review', when['published'] ?? ''),
    await ask(archivePath, '/groupe', when['published'] ?? '', 'nobody'),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 401]);
});

test('a form of the past leads to its address with the filled fields, at the same instant', async () => {
  const { when, ask } = await servedHistory();
  const at = when['published'] ?? '';
  const sent = await ask(reconstructionPath, '/pages', at, 'auditor', { q: 'mer', types: '' });
  const to = new URLSearchParams({ path: '/pages?q=mer', at });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${reconstructionPath}?${to}`]);
});

test.each([
  ['/groupe', '2026-02-30T00:00:00Z', 422],
  ['/groupe', '2026-01-05T08:00:00', 422],
  ['/groupe', '2026-03-01T00:00:00.001Z', 422],
  ['groupe', '2026-02-01T00:00:00Z', 422],
  ['', '2026-02-01T00:00:00Z', 422],
  ['/a/../b', '2026-02-01T00:00:00Z', 422],
])('%j at %j is refused with an explanation', async (path, at, status) => {
  const { ask } = await servedHistory();
  for (const { path: address } of Object.values(auditEndpoints)) {
    const response = await ask(address, path, at);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  }
});

test('anonymous visitors cannot read the past', async () => {
  const { ask, when } = await servedHistory();
  for (const { path } of Object.values(auditEndpoints))
    expect((await ask(path, '/groupe', when['published'] ?? '', 'nobody')).status).toBe(401);
});
