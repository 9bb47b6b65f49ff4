import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import {
  contentReceiptSchema,
  contentViewSchema,
  itemReceiptSchema,
} from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createItem, fieldsWith, outcomeOf } from '../testing/sent-items.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

let database: TestDatabase;
let served: ServedContent;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

const { create, save, get } = kindEndpoints.page;
const html = (words: string) => ({ type: 'text', data: { html: `<p>${words}</p>` } });
const quote = { type: 'statement', data: { text: 'Oser.' } };
const page = (slug: string, more: object = {}) => ({
  locale: 'fr',
  ...fieldsWith('page', slug),
  ...more,
});

async function createWhole(slug: string, more: object = {}) {
  const came = await served.call(create, { body: page(slug, more) });
  const { id, modules = [], modulesTag } = came.as(itemReceiptSchema);
  return { came, id, modules, modulesTag };
}

async function read(id: string, came: { headers: Headers }) {
  const query = { after: came.headers.get('X-Log-Position') ?? '' };
  return (await served.call(get, { params: { id }, query })).as(contentViewSchema);
}

describe('POST of an item', () => {
  it.each(contentKinds)(
    'creates a %s with its modules in order, published, in one append',
    async (kind) => {
      const modules = [html('Un'), { ...quote, active: false }, html('Deux')];
      const body = { locale: 'fr', ...fieldsWith(kind, `entier-${kind}`), modules, publish: true };
      const came = await served.call(kindEndpoints[kind].create, { body });
      const receipt = came.as(itemReceiptSchema);
      expect([came.status, receipt.status, receipt.revision]).toEqual([201, 'published', 1]);
      expect(receipt.modules).toMatchObject([
        { type: 'text', revision: 1, liveRevision: 1, active: true },
        { type: 'statement', revision: 1, liveRevision: null, active: false },
        { type: 'text', revision: 1, liveRevision: 1, active: true },
      ]);
      const events = await served.content.store.events(receipt.id);
      expect(events.map(({ type }) => type)).toEqual([
        'ContentCreated',
        'ModuleAdded',
        'ModuleSaved',
        'ModuleActivated',
        'ModuleAdded',
        'ModuleSaved',
        'ModuleAdded',
        'ModuleSaved',
        'ModuleActivated',
        'ContentPublished',
      ]);
      const { commands } = await served.content.store.load(receipt.id);
      expect([...commands.values()]).toEqual([{ first: 0, last: 9 }]);
    },
  );

  it('is read back as it was sent', async () => {
    const { came, id, modules } = await createWhole('relu', { modules: [quote, html('Bonjour')] });
    const view = await read(id, came);
    expect(view.status).toBe('draft');
    expect(view.modules.map((one) => one.id)).toEqual(modules.map((one) => one.id));
    expect(view.modules.map(({ type, active }) => [type, active])).toEqual([
      ['statement', true],
      ['text', true],
    ]);
    expect(view.modules[0]?.data).toMatchObject({ text: 'Oser.' });
  });

  it('that is repeated with its key repeats the reply and creates nothing twice', async () => {
    const sent = { body: page('encore', { modules: [quote], publish: true }), key: 'encore' };
    const first = await served.call(create, sent);
    const second = await served.call(create, sent);
    expect(second.text).toBe(first.text);
    const { id } = first.as(itemReceiptSchema);
    expect(await served.content.store.events(id)).toHaveLength(5);
  });

  it('reports for each module what its conversion dropped', async () => {
    const modules = [quote, { type: 'text', data: { html: '<p>Là<u>!</u></p><video></video>' } }];
    const sent = (await createWhole('perdu', { modules })).modules;
    expect(sent[0]).not.toHaveProperty('dropped');
    expect(sent[1]?.dropped).toContain('element: video');
  });

  it.each<[string, object, string, string]>([
    [
      'an unknown field of a module',
      { modules: [quote, { ...quote, titel: 'x' }] },
      '/modules/1/titel',
      'modules[1].titel: There is no field “titel” here.',
    ],
    [
      'an unknown field of its data',
      { modules: [quote, quote, { type: 'statement', data: { text: 'x', title: 'y' } }] },
      '/modules/2/data/title',
      'modules[2].data.title: There is no field “Title” here.',
    ],
    [
      'an unknown field of its header',
      { modules: [], published: true },
      '/published',
      'There is no field “published” here.',
    ],
    [
      'data that is missing',
      { modules: [{ type: 'text' }] },
      '/modules/0/data',
      'modules[0].data: This field is required.',
    ],
    [
      'an image that never was',
      { modules: [quote, { type: 'image', data: { imageId: 'never0000001' } }] },
      '/modules/1/data/imageId',
      '“modules[1].data.imageId” names never0000001, which has never existed.',
    ],
  ])('refuses %s by name, and creates nothing', async (_, more, pointer, detail) => {
    const refused = await served.call(create, { body: page('refusee', more) });
    expect([refused.status, refused.problem?.errors[0]?.pointer]).toEqual([422, pointer]);
    expect(refused.problem?.detail).toBe(detail);
    const free = await served.call(create, { body: page('refusee') });
    const { id, revision } = free.as(contentReceiptSchema);
    await served.call(kindEndpoints.page.delete, { params: { id }, ifMatch: revision });
  });

  it('requires the right to write', async () => {
    const body = page('interdite', { modules: [quote], publish: true });
    expect((await served.call(create, { body, as: 'auditor' })).status).toBe(403);
  });
});

describe('PUT of an item', () => {
  it('replaces the modules with those sent, in one append', async () => {
    const { id, modules, modulesTag } = await createWhole('avant', {
      modules: [html('Un'), quote, html('Trois')],
      publish: true,
    });
    const [first, , third] = modules;
    const sent = [
      { ...html('Nouveau') },
      { id: third?.id, ...html('Trois') },
      { id: first?.id, revision: 1, ...html('Premier') },
    ];
    const body = { ...fieldsWith('page', 'apres'), modules: sent, modulesTag, publish: true };
    const saved = await served.call(save, { params: { id }, ifMatch: 1, body });
    const receipt = saved.as(itemReceiptSchema);
    expect([saved.status, saved.headers.get('ETag'), receipt.url]).toEqual([200, '"2"', '/apres']);
    expect(receipt.modules).toMatchObject([
      { type: 'text', revision: 1, liveRevision: 1 },
      { id: third?.id, revision: 1, liveRevision: 1 },
      { id: first?.id, revision: 2, liveRevision: 2 },
    ]);
    const { commands } = await served.content.store.load(receipt.id);
    expect(commands.size).toBe(2);
    const view = await read(id, saved);
    expect(view.modules.map((one) => one.id)).toEqual(receipt.modules?.map((one) => one.id));
  });

  it('changes nothing of what visitors see before it is published', async () => {
    const { id, modules, modulesTag } = await createWhole('ecrite', {
      modules: [html('Un'), quote],
      publish: true,
    });
    const sent = [html('Nouveau'), { id: modules[0]?.id, ...html('Premier') }];
    const body = { ...fieldsWith('page', 'reecrite'), modules: sent, modulesTag };
    const saved = await served.call(save, { params: { id }, ifMatch: 1, body });
    const receipt = saved.as(itemReceiptSchema);
    expect([receipt.url, receipt.pending]).toEqual(['/ecrite', true]);
    expect(receipt.modules).toMatchObject([
      { revision: 1, liveRevision: null },
      { id: modules[0]?.id, revision: 2, liveRevision: 1 },
    ]);
    const { state } = await served.content.store.load(receipt.id);
    expect(state).toMatchObject({
      publication: { pins: new Map(modules.map((one) => [one.id, 1])) },
    });
  });

  it('leaves the modules as they are when none are sent', async () => {
    const { id, modules } = await createWhole('sans', { modules: [quote] });
    const body = { ...fieldsWith('page', 'sans'), publish: true };
    const saved = await served.call(save, { params: { id }, ifMatch: 1, body });
    expect(saved.body).toMatchObject({ status: 'published', revision: 2 });
    expect(saved.body).not.toHaveProperty('modules');
    const view = await read(id, saved);
    expect(view.modules).toMatchObject([{ id: modules[0]?.id, liveRevision: 1 }]);
  });

  it('that is repeated with its key adds nothing twice', async () => {
    const { id, modulesTag } = await createWhole('redite');
    const modules = [quote, html('Deux')];
    const body = { ...fieldsWith('page', 'redite'), modules, modulesTag };
    const sent = { params: { id }, ifMatch: 1, body, key: 'redite' };
    const first = await served.call(save, sent);
    expect((await served.call(save, sent)).text).toBe(first.text);
  });

  it('requires the revision seen, of the header and of each module that names one', async () => {
    const { id, modules, modulesTag } = await createWhole('vue', { modules: [quote] });
    const params = { id };
    const sent = [{ ...quote, id: modules[0]?.id }];
    const body = { ...fieldsWith('page', 'vue'), modules: sent, modulesTag };
    expect(outcomeOf(await served.call(save, { params, body }))[0]).toBe(428);
    await served.call(save, { params, body, ifMatch: 1 });
    expect(outcomeOf(await served.call(save, { params, body, ifMatch: 1 }))).toEqual([
      412,
      'stale-revision',
    ]);
    const unseen = { ...body, modules: [{ ...quote, id: modules[0]?.id, revision: 7 }] };
    const refused = await served.call(save, { params, body: unseen, ifMatch: 2 });
    expect([refused.status, refused.problem?.errors[0]?.pointer]).toEqual([412, '/modules/0']);
  });

  it('refuses modules of other items, items of other kinds, and what is locked', async () => {
    const { id, modulesTag } = await createWhole('sienne', { modules: [quote] });
    const other = await createWhole('autre', { modules: [quote] });
    const body = {
      ...fieldsWith('page', 'sienne'),
      modules: [{ ...quote, id: other.modules[0]?.id }],
      modulesTag,
    };
    const foreign = await served.call(save, { params: { id }, body, ifMatch: 1 });
    expect(foreign.problem?.errors[0]).toMatchObject({
      code: 'module-not-found',
      pointer: '/modules/0/id',
    });
    const chapter = await createItem(served, 'chapter', 'un-chapitre');
    const mine = { ...fieldsWith('page', 'autre'), modules: [], modulesTag };
    const wrong = await served.call(save, { params: { id: chapter.id }, body: mine, ifMatch: 1 });
    expect(outcomeOf(wrong)).toEqual([404, 'content-not-found']);
    const lock = { params: { type: 'page', id: other.id }, body: {}, as: 'administrator' } as const;
    await served.call(inlineEndpoints.lock, lock);
    const locked = await served.call(save, { params: { id: other.id }, body: mine, ifMatch: 1 });
    expect(outcomeOf(locked)).toEqual([423, 'locked']);
  });
});

describe('Activation under /api', () => {
  const { activateModule, deactivateModule } = contentEndpoints;

  it('activates and deactivates a module, with the revision seen if one is named', async () => {
    const modules = [{ ...quote, active: false }];
    const whole = await createWhole('active', { modules, publish: true });
    const params = { contentId: whole.id, moduleId: whole.modules[0]?.id ?? '' };
    const stale = await served.call(activateModule, { params, ifMatch: 4 });
    expect(outcomeOf(stale)).toEqual([412, 'stale-revision']);
    const active = await served.call(activateModule, { params, ifMatch: 1 });
    expect(active.body).toMatchObject({ active: true, liveRevision: null });
    const body = { publish: true };
    const hidden = await served.call(deactivateModule, { params });
    expect(hidden.body).toMatchObject({ active: false, liveRevision: null });
    const shown = await served.call(activateModule, { params, body });
    expect(shown.body).toMatchObject({ active: true, liveRevision: 1 });
    const draft = await served.call(deactivateModule, { params });
    expect(draft.body).toMatchObject({ active: false, liveRevision: 1 });
    expect((await read(whole.id, draft)).modules[0]).toMatchObject({ active: false });
  });

  it('finds a module only under its own item', async () => {
    const whole = await createWhole('propre', { modules: [quote] });
    const other = await createWhole('etrangere');
    const params = { contentId: other.id, moduleId: whole.modules[0]?.id ?? '' };
    expect(outcomeOf(await served.call(deactivateModule, { params }))).toEqual([
      404,
      'module-not-found',
    ]);
  });
});
