import {
  batchEndpoints,
  batchOutcomeSchema,
  type ItemOutcome,
  maxItemsPerBatch,
} from '@parvis/contracts/content/batch-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { contentViewSchema, itemReceiptSchema } from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestRequest } from '../../http/testing/call-endpoint.ts';
import { after, createItem, fieldsWith } from '../testing/sent-items.ts';
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

const { writeItems } = batchEndpoints;
const quote = { type: 'statement', data: { text: 'Oser.' } };

/** A page as an item of a batch. */
const page = (slug: string, more: object = {}) => ({
  kind: 'page',
  locale: 'fr',
  ...fieldsWith('page', slug),
  ...more,
});

/** Returns a module that links to another item. */
const leadTo = (contentId: string) => ({
  type: 'teaser',
  data: { title: 'Voir', source: 'page', link: { kind: 'content', contentId } },
});

async function send(items: readonly object[], more: Partial<TestRequest> = {}) {
  const came = await served.call(writeItems, { body: { items }, ...more });
  return { came, items: came.as(batchOutcomeSchema).items };
}

/** Returns the status of an outcome, and the code and the field of its problem. */
function brief(outcome: ItemOutcome): readonly (string | number)[] {
  if ('body' in outcome) return [outcome.status];
  const [error] = outcome.problem.errors;
  return [outcome.status, outcome.problem.code, error?.pointer ?? ''];
}

function idOf(outcome: ItemOutcome | undefined): string {
  if (outcome === undefined || !('body' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.body.id;
}

describe('A batch of items', () => {
  it('accepts items of every kind, published with their modules, and returns their outcomes in order', async () => {
    const sent = contentKinds.map((kind) => ({
      kind,
      locale: 'fr',
      ...fieldsWith(kind, `lot-${kind}`),
      modules: [quote],
      publish: true,
    }));
    const { came, items } = await send(sent);
    expect(came.status).toBe(200);
    expect(items).toMatchObject(
      contentKinds.map((kind) => ({
        status: 201,
        body: { url: expect.stringContaining(`lot-${kind}`), status: 'published', modules: [{}] },
      })),
    );
    for (const [index, kind] of contentKinds.entries()) {
      const read = { params: { id: idOf(items[index]) }, query: after(came) };
      const view = await served.call(kindEndpoints[kind].get, read);
      expect(view.as(contentViewSchema)).toMatchObject({ kind, status: 'published' });
    }
  });

  it('refuses an item without affecting the others, naming the field within it', async () => {
    await createItem(served, 'page', 'prise');
    const { came, items } = await send([
      page('bonne-1'),
      page('prise'),
      page('titel', { titel: 'x' }),
      page('module', { modules: [quote, { ...quote, data: { text: 'x', titre: 'y' } }] }),
      { kind: 'rumour' },
      page('parent', { parentId: 'never0000001' }),
      page('bonne-2'),
    ]);
    expect(came.status).toBe(200);
    expect(items.map(brief)).toEqual([
      [201],
      [409, 'slug-taken', '/slug'],
      [422, 'invalid', '/titel'],
      [422, 'invalid', '/modules/1/data/titre'],
      [422, 'invalid', '/kind'],
      [404, 'parent-not-found', '/parentId'],
      [201],
    ]);
  });

  it('also saves items, given their id and the revision seen', async () => {
    const one = await createItem(served, 'page', 'sauve');
    const body = { kind: 'page', id: one.id, ...fieldsWith('page', 'sauvee') };
    const { items } = await send([
      { ...body, revision: 1, modules: [quote], modulesTag: one.modulesTag, publish: true },
      { ...body, revision: 1 },
      { ...body, kind: 'news', revision: 2 },
      body,
    ]);
    expect(items[0]).toMatchObject({
      status: 200,
      body: { revision: 2, url: '/sauvee', status: 'published', modules: [{ revision: 1 }] },
    });
    expect(items.map(brief).slice(1)).toEqual([
      [412, 'stale-revision', ''],
      [422, 'invalid', '/nature'],
      [422, 'invalid', '/revision'],
    ]);
  });

  it('publishes, unpublishes, archives and restores items, each as its own endpoint does', async () => {
    const [a, b, c] = [
      await createItem(served, 'page', 'acte-1'),
      await createItem(served, 'page', 'acte-2'),
      await createItem(served, 'news', 'acte-3'),
    ];
    const of = (one: { readonly id: string }, action: string, more: object = {}) => ({
      kind: 'page',
      id: one.id,
      action,
      ...more,
    });
    const { came, items } = await send([
      of(a, 'publish', { revision: 1 }),
      of(b, 'archive'),
      of(b, 'publish'),
      of(c, 'publish'),
      of(c, 'publish', { kind: 'news', revision: 2 }),
      of({ id: 'never0000001' }, 'publish'),
      of(a, 'delete'),
      of(a, 'publish', { title: 'x' }),
      of(c, 'publish', { kind: 'news' }),
    ]);
    expect(items.map(brief)).toEqual([
      [200],
      [200],
      [409, 'content-archived', ''],
      [404, 'content-not-found', ''],
      [412, 'stale-revision', ''],
      [404, 'content-not-found', ''],
      [422, 'invalid', '/action'],
      [422, 'invalid', '/title'],
      [200],
    ]);
    expect(items.map((one) => 'body' in one && one.body.status).filter(Boolean)).toEqual([
      'published',
      'archived',
      'published',
    ]);
    const read = { params: { id: a.id }, query: after(came) };
    const view = await served.call(kindEndpoints.page.get, read);
    expect(view.as(contentViewSchema)).toMatchObject({ status: 'published', liveRevision: 1 });
    const undone = await send([of(a, 'unpublish'), of(b, 'unarchive')]);
    expect(undone.items.map(brief)).toEqual([[200], [200]]);
  });

  it('leaves the same history as the same requests one by one', async () => {
    const alone = await createItem(served, 'page', 'seul', { title: 'Une page' });
    const inBatch = await createItem(served, 'page', 'lot', { title: 'Une page' });
    const whole = { ...fieldsWith('page', 'x', { title: 'Entière' }), locale: 'fr' };
    const sent = { ...whole, modules: [quote, quote], publish: true };
    const created = await served.call(kindEndpoints.page.create, { body: { ...sent, slug: 'e1' } });
    await served.call(kindEndpoints.page.publish, { params: { id: alone.id } });
    const { items } = await send([
      { kind: 'page', ...sent, slug: 'e2' },
      { kind: 'page', id: inBatch.id, action: 'publish' },
    ]);
    const pairs = [
      [created.as(itemReceiptSchema).id, idOf(items[0])],
      [alone.id, inBatch.id],
    ] as const;
    for (const pair of pairs) {
      const [one, other] = await Promise.all(
        pair.map(async (id) => {
          const events = await served.log.readStream(`content-${id}`);
          const text = JSON.stringify(
            events.map(({ type, data, metadata }) => [
              type,
              data,
              metadata.actor,
              metadata.version,
            ]),
          );
          return text.replaceAll(id, 'ID').replaceAll(/ID[a-z0-9]{4}/g, 'MODULE');
        }),
      );
      expect(other?.replaceAll(/"slug":"\w+"/g, '')).toBe(one?.replaceAll(/"slug":"\w+"/g, ''));
    }
  });

  it('is decided again where somebody else writes meanwhile, and loses no change', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, index) => createItem(served, 'page', `course-${index}`)),
    );
    const act = (action: string) => send(ids.map(({ id }) => ({ kind: 'page', id, action })));
    const outcomes = await Promise.all([act('publish'), act('archive'), act('publish')]);
    const statuses = outcomes.flatMap(({ items }) => items.map(({ status }) => status));
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    for (const { id } of ids) {
      const events = await served.log.readStream(`content-${id}`);
      expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
      expect(events.filter(({ type }) => type === 'ContentArchived')).toHaveLength(1);
    }
  });

  it('grants an address to the first item that requests it, and a save likewise', async () => {
    const saved = await createItem(served, 'page', 'premier');
    const body = { kind: 'page', id: saved.id, revision: 1, ...fieldsWith('page', 'second') };
    const { items } = await send([
      ...['x', 'x', 'y', 'y', 'z', 'z'].map((slug) => page(`rival-${slug}`)),
      body,
      body,
    ]);
    expect(items.map(({ status }) => status)).toEqual([201, 409, 201, 409, 201, 409, 200, 412]);
    // A save is prepared for longer than a creation.
    const moved = { ...body, revision: 2, ...fieldsWith('page', 'rival-s') };
    const mixed = await send([moved, page('rival-s')]);
    expect(mixed.items.map(({ status }) => status)).toEqual([200, 409]);
  });

  it('writes what is sent about one item in the given order', async () => {
    const { id } = await createItem(served, 'page', 'suite');
    const save = { kind: 'page', id, revision: 1, ...fieldsWith('page', 'suivie') };
    const { came, items } = await send([save, { kind: 'page', id, action: 'publish' }]);
    expect(items).toMatchObject([{ body: { status: 'draft' } }, { body: { status: 'published' } }]);
    const view = await served.call(kindEndpoints.page.get, { params: { id }, query: after(came) });
    expect(view.as(contentViewSchema)).toMatchObject({ revision: 2, liveRevision: 2 });
  });

  it('has the position of its last write, for which a read of any of its items waits', async () => {
    const { came, items } = await send(Array.from({ length: 9 }, (_, at) => page(`lieu-${at}`)));
    const ends = await Promise.all(
      items.map(async (item) => (await served.log.readStream(`content-${idOf(item)}`)).at(-1)),
    );
    const positions = ends
      .map((event) => event?.position ?? '')
      .toSorted((a, b) => (a < b ? -1 : 1));
    expect(came.headers.get('X-Log-Position')).toBe(positions.at(-1));
  });

  it('writes a parent before its children, whatever their order', async () => {
    const { items } = await send([
      page('petite-fille', { parentId: 'lid:fille' }),
      page('fille', { lid: 'fille', parentId: 'lid:mere' }),
      page('mere', { lid: 'mere' }),
    ]);
    expect(items).toMatchObject([
      { body: { url: '/mere/fille/petite-fille' } },
      { body: { url: '/mere/fille' } },
      { body: { url: '/mere' } },
    ]);
  });

  it('writes items that link to one another, to their parent and to themselves', async () => {
    const focus = { kind: 'focus', locale: 'fr', ...fieldsWith('focus', 'trois') };
    const { came, items } = await send([
      page('anneau', { lid: 'a', modules: [leadTo('lid:b'), leadTo('lid:a')], publish: true }),
      page('deux', { lid: 'b', parentId: 'lid:a', modules: [leadTo('lid:c')], publish: true }),
      { ...focus, lid: 'c', modules: [leadTo('lid:a')] },
      page('seule', { lid: 'd', modules: [leadTo('lid:d')] }),
    ]);
    expect(items.map(brief)).toEqual([[201], [201], [201], [201]]);
    const [first, second] = items.map(idOf);
    const read = { params: { id: first ?? '' }, query: after(came) };
    const view = (await served.call(kindEndpoints.page.get, read)).as(contentViewSchema);
    expect(view.modules.map(({ data }) => data?.['link'])).toMatchObject([
      { contentId: second },
      { contentId: first },
    ]);
  });

  it('refuses items that refer to a refused one, and writes none of them', async () => {
    await createItem(served, 'page', 'occupee');
    const { items } = await send([
      page('ronde-1', { lid: 'a', modules: [leadTo('lid:b')] }),
      page('ronde-2', { lid: 'b', modules: [quote, leadTo('lid:c')] }),
      page('occupee', { lid: 'c', modules: [leadTo('lid:a')] }),
      page('ligne', { modules: [leadTo('lid:wrong')] }),
      page('wrong', { lid: 'wrong', titel: 'x' }),
      page('libre'),
    ]);
    expect(items.map(brief)).toEqual([
      [422, 'reference-unknown', '/modules/0/data/link/contentId'],
      [422, 'reference-unknown', '/modules/1/data/link/contentId'],
      [409, 'slug-taken', '/slug'],
      [422, 'reference-unknown', '/modules/0/data/link/contentId'],
      [422, 'invalid', '/titel'],
      [201],
    ]);
    const again = await send([page('ronde-1'), page('ronde-2'), page('ligne')]);
    expect(again.items.map(brief)).toEqual([[201], [201], [201]]);
  });

  it('refuses impossible cycles: two at one address, parents of each other, another language', async () => {
    const { items } = await send([
      page('meme', { lid: 'a', modules: [leadTo('lid:b')] }),
      page('meme', { lid: 'b', modules: [leadTo('lid:a')] }),
      page('poule', { lid: 'c', parentId: 'lid:d' }),
      page('oeuf', { lid: 'd', parentId: 'lid:c' }),
      page('francaise', { lid: 'e', modules: [leadTo('lid:f')] }),
      page('english', { lid: 'f', parentId: 'lid:e', locale: 'en' }),
    ]);
    expect(items.map((one) => brief(one).slice(0, 2))).toEqual([
      [422, 'reference-unknown'],
      [409, 'slug-taken'],
      [404, 'parent-not-found'],
      [404, 'parent-not-found'],
      [422, 'reference-unknown'],
      [409, 'parent-other-locale'],
    ]);
  });

  it('refuses a local id that is given twice, and an unknown one', async () => {
    const { items } = await send([
      page('nom-1', { lid: 'nom' }),
      page('nom-2', { lid: 'nom' }),
      page('nom-3', { parentId: 'lid:personne' }),
    ]);
    expect(items.map(brief)).toEqual([
      [201],
      [422, 'invalid', '/lid'],
      [422, 'invalid', '/parentId'],
    ]);
  });

  it('that is repeated with its key creates nothing twice, and retries what failed', async () => {
    const blocking = await createItem(served, 'page', 'bloquee');
    const sent = [page('cle-1', { lid: 'a' }), page('bloquee', { modules: [leadTo('lid:a')] })];
    const first = await send(sent, { key: 'lot' });
    expect(first.items.map(brief)).toEqual([[201], [409, 'slug-taken', '/slug']]);
    await served.call(kindEndpoints.page.delete, { params: { id: blocking.id }, ifMatch: 1 });
    const second = await send(sent, { key: 'lot' });
    expect(second.items[0]).toEqual(first.items[0]);
    expect(second.items.map(brief)).toEqual([[201], [201]]);
    const third = await send(sent, { key: 'lot' });
    expect(third.items).toEqual(second.items);
  });

  it('executes an item with its own key once, in whatever call and batch it is sent', async () => {
    const sent = page('propre', { key: 'une-cle' });
    const first = await send([page('autre-1'), sent]);
    const second = await send([
      sent,
      page('propre', { key: 'une-autre' }),
      page('x', { key: ' ' }),
    ]);
    expect(second.items.map(brief)).toEqual([
      [201],
      [409, 'slug-taken', '/slug'],
      [422, 'invalid', '/key'],
    ]);
    expect(idOf(second.items[0])).toBe(idOf(first.items[1]));
    const body = { locale: 'fr', ...fieldsWith('page', 'propre') };
    const single = await served.call(kindEndpoints.page.create, { body, key: 'une-cle' });
    expect(single.as(itemReceiptSchema).id).toBe(idOf(first.items[1]));
    const saved = { key: 'sauver', revision: 1, ...fieldsWith('page', 'propre') };
    await send([{ kind: 'page', id: idOf(first.items[1]), ...saved }]);
    const { key, revision: ifMatch, ...fields } = saved;
    const put = { params: { id: idOf(first.items[1]) }, body: fields, key, ifMatch };
    expect((await served.call(kindEndpoints.page.save, put)).status).toBe(200);
    const about = { kind: 'page', id: idOf(first.items[1]), key: 'paraître', action: 'publish' };
    await send([about]);
    const target = { params: { id: about.id } };
    const unpublished = await served.call(kindEndpoints.page.unpublish, target);
    const repeated = await served.call(kindEndpoints.page.publish, { ...target, key: about.key });
    expect(repeated.status).toBe(200);
    const read = { ...target, query: after(unpublished) };
    const view = await served.call(kindEndpoints.page.get, read);
    expect(view.as(contentViewSchema).status).toBe('draft');
  });

  it('treats a different item at the same index with the same key as a new one', async () => {
    const first = await send([page('place-1')], { key: 'place' });
    const second = await send([page('place-2')], { key: 'place' });
    expect(idOf(second.items[0])).not.toBe(idOf(first.items[0]));
  });

  it('accepts no more than the documented number of items and bytes', async () => {
    const some = (count: number) => Array.from({ length: count }, () => ({ kind: 'page' }));
    const refused = await served.call(writeItems, { body: { items: some(maxItemsPerBatch + 1) } });
    expect([refused.status, refused.problem?.errors[0]?.params]).toMatchObject([
      422,
      { reason: 'too-many', maximum: maxItemsPerBatch },
    ]);
    expect((await send(some(maxItemsPerBatch))).items).toHaveLength(maxItemsPerBatch);
    const large = await send([{ kind: 'page', titel: 'x'.repeat(3 * 1024 * 1024) }]);
    expect(large.items.map(brief)).toEqual([[422, 'invalid', '/title']]);
    const tooLarge = { items: [{ kind: 'page', title: 'x'.repeat(9 * 1024 * 1024) }] };
    expect((await served.call(writeItems, { body: tooLarge })).status).toBe(413);
  });

  it('lets other requests come between its items: no turn of the event loop takes long', async () => {
    const html = `<p>${'La banque de l’estuaire accompagne ses clients. '.repeat(40)}</p>`;
    const modules = Array.from({ length: 7 }, () => ({ type: 'text', data: { html } }));
    const turns: number[] = [];
    let before = process.cpuUsage();
    const turn = () => {
      const { user, system } = process.cpuUsage(before);
      before = process.cpuUsage();
      turns.push(user + system);
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    const { items } = await send(
      Array.from({ length: 60 }, (_, index) => page(`tour-${index}`, { modules })),
    );
    clearImmediate(next);
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set([201]));
    const total = turns.reduce((sum, one) => sum + one, 0);
    const longest = turns.reduce((most, one) => Math.max(most, one), 0);
    expect(longest / total).toBeLessThan(0.2);
  });

  it('requires the right to write', async () => {
    const body = { items: [page('interdite')] };
    expect((await served.call(writeItems, { body, as: 'auditor' })).status).toBe(403);
    expect((await served.call(writeItems, { body, as: 'nobody' })).status).toBe(401);
  });

  it('creates translations of items of the same batch, and of earlier ones, in one call', async () => {
    const { came: first, items } = await send([
      page('about-us', { locale: 'en', translationOf: 'lid:original' }),
      page('qui-sommes-nous', { lid: 'original', publish: true }),
    ]);
    const [translation, original] = items.map(idOf);
    const translationsOf = async (id = '') => {
      const came = await served.call(kindEndpoints.page.get, {
        params: { id },
        query: after(first),
      });
      return came.as(contentViewSchema).translations.map((one) => one.id);
    };
    expect(await translationsOf(original)).toEqual([translation]);
    const again = await send([
      page('about-us-2', { locale: 'en', translationOf: original }),
      page('bonjour', { translationOf: 'lid:nobody' }),
      { kind: 'focus', locale: 'en', ...fieldsWith('focus', 'about'), translationOf: original },
    ]);
    expect(again.items.map(brief)).toEqual([
      [409, 'translation-exists', ''],
      [404, 'content-not-found', '/translationOf'],
      [422, 'invalid', '/translationOf'],
    ]);
  });
});
