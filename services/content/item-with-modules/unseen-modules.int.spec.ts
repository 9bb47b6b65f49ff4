import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import {
  contentViewSchema,
  itemReceiptSchema,
  modulesTagSchema,
  moduleViewSchema,
} from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestResponse } from '../../http/testing/call-endpoint.ts';
import { ContentWorld } from '../testing/content-world.ts';
import { after, fieldsWith } from '../testing/sent-items.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

let database: TestDatabase;
let served: ServedContent;
/** Another process, which shares only the database with the first. */
let elsewhere: ContentWorld;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
  elsewhere = new ContentWorld(database.url);
});

afterAll(async () => {
  await elsewhere.close();
  await served.close();
  await database.drop();
});

const { create, save, get } = kindEndpoints.page;
const { createModule, saveModule, deleteModule, undeleteModule } = contentEndpoints;
const { activateModule, deactivateModule, arrangeModules } = contentEndpoints;
const quote = (text: string) => ({ type: 'statement', data: { text } });

/** Returns a page with two modules, as read by an API client. */
async function readPage(slug: string) {
  const sent = { locale: 'fr', ...fieldsWith('page', slug), modules: [quote('Un'), quote('Deux')] };
  const came = await served.call(create, { body: sent });
  const { id } = came.as(itemReceiptSchema);
  const view = (await served.call(get, { params: { id }, query: after(came) })).as(
    contentViewSchema.extend({ modulesTag: modulesTagSchema }),
  );
  const modules = view.modules.map(({ id: moduleId, type, data, active }) => ({
    id: moduleId,
    type,
    data,
    active,
  }));
  return { id, modules, modulesTag: view.modulesTag, slug };
}
type ReadPage = Omit<Awaited<ReturnType<typeof readPage>>, 'modules'> & {
  readonly modules: readonly { readonly id?: ModuleId; readonly type: string }[];
};

/** Sends the API client's PUT, based on its last read. */
function put({ id, modules, modulesTag, slug }: ReadPage, ifMatch = 1) {
  const body = { ...fieldsWith('page', slug), modules, modulesTag };
  return served.call(save, { params: { id }, body, ifMatch });
}

/** An editor adds a module. */
async function add({ id }: ReadPage): Promise<{ id: ModuleId; came: TestResponse }> {
  const body = quote('D’une rédactrice');
  const came = await served.call(createModule, { params: { contentId: id }, body });
  return { id: came.as(moduleViewSchema).id, came };
}

async function idsOf({ id }: ReadPage, came: TestResponse): Promise<readonly string[]> {
  const view = await served.call(get, { params: { id }, query: after(came) });
  return view.as(contentViewSchema).modules.map((one) => one.id);
}

describe('A PUT with modules', () => {
  it('is refused when an editor has added one meanwhile, naming it, and deletes nothing', async () => {
    const page = await readPage('ajout');
    const added = await add(page);
    const refused = await put(page);
    expect([refused.status, refused.problem?.code]).toEqual([412, 'modules-changed']);
    expect(refused.problem?.errors[0]?.pointer).toBe('/modulesTag');
    expect(refused.problem?.detail).toContain(`${added.id} (statement)`);
    const [first, second] = page.modules;
    expect(await idsOf(page, added.came)).toEqual([first?.id, second?.id, added.id]);
  });

  it.each<[string, (page: ReadPage, moduleId: string) => Promise<unknown>]>([
    [
      'saved',
      ({ id }, moduleId) =>
        served.call(saveModule, {
          params: { contentId: id, moduleId },
          body: { data: { text: 'Autrement' } },
          ifMatch: 1,
        }),
    ],
    [
      'hidden',
      ({ id }, moduleId) => served.call(deactivateModule, { params: { contentId: id, moduleId } }),
    ],
    [
      'deleted',
      ({ id }, moduleId) =>
        served.call(deleteModule, { params: { contentId: id, moduleId }, ifMatch: 1 }),
    ],
    [
      'moved',
      ({ id, modules }) => {
        const order = modules.map((one) => one.id).toReversed();
        return served.call(arrangeModules, { params: { contentId: id }, body: { order } });
      },
    ],
  ])('is refused when an editor has %s one meanwhile', async (how, change) => {
    const page = await readPage(`change-${how}`);
    await change(page, page.modules[0]?.id ?? '');
    expect((await put(page)).problem?.code).toBe('modules-changed');
  });

  it('is accepted when a change made meanwhile was undone', async () => {
    const page = await readPage('revenu');
    const params = { contentId: page.id, moduleId: page.modules[0]?.id ?? '' };
    await served.call(deactivateModule, { params });
    await served.call(activateModule, { params });
    await served.call(deleteModule, { params, ifMatch: 1 });
    await served.call(undeleteModule, { params });
    expect((await put(page)).status).toBe(200);
  });

  it('requires the tag of the modules, which each write of the item returns', async () => {
    const page = await readPage('etiquette');
    const without = await served.call(save, {
      params: { id: page.id },
      body: { ...fieldsWith('page', page.slug), modules: [] },
      ifMatch: 1,
    });
    expect([without.status, without.problem?.errors[0]?.pointer]).toEqual([422, '/modulesTag']);
    const saved = await put({ ...page, modules: [quote('Trois')] });
    const receipt = saved.as(itemReceiptSchema);
    const [module] = receipt.modules ?? [];
    const next = { ...page, modules: [], modulesTag: receipt.modulesTag };
    expect(receipt.modulesTag).not.toBe(page.modulesTag);
    expect(module?.revision).toBe(1);
    expect((await put(next, 2)).status).toBe(200);
  });

  it('never loses a module that is added at the same moment, by this process or by another', async () => {
    const outcomes: number[] = [];
    for (const round of Array.from({ length: 12 }, (_, index) => index)) {
      const page = await readPage(`course-${round}`);
      const [saved, here, there] = await Promise.all([
        put(page),
        add(page),
        elsewhere.module(page.id),
      ]);
      const { state } = await elsewhere.store.load(page.id);
      const present = state.kind === 'existing' ? state.modules.map(({ id }) => id) : [];
      expect(present).toEqual(expect.arrayContaining([here.id, there]));
      outcomes.push(saved.status);
    }
    expect(outcomes).toContain(412);
  });
});
