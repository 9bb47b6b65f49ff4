import { beforeEach, expect, test } from 'vitest';
import { ApiClient } from './api-client.ts';
import { ItemsImport } from './import-items.ts';
import { pairByName } from './pair-by-name.ts';
import { FakeApi } from './testing/fake-api.ts';

const coastText = 'Voir [la digue](../news/digue.fr.md) et [le port](port.fr.md).';
const call =
  '```yaml candidate-call\ntitle: Venez\ntext: Ici.\nlinkLabel: Lire\nlink: pages/home\n```';
const picture = '```yaml image\nimageId: sandbanks\n```';
const former = '```markdown until 2025-01-01\nAvant.\n```';
const documents = new Map([
  ['pages/home.fr.md', '---\ntitle: Accueil\nslug: ""\ndate: 2024-01-08\n---\n\nBienvenue.'],
  [
    'pages/coast.fr.md',
    `---\ntitle: Le littoral\ndate: 2024-02-12\nparent: pages/home\nimage: sandbanks\ndomains: [ports]\n---\n\n${former}\n\n${coastText}\n\n${call}\n\n${picture}`,
  ],
  ['news/digue.fr.md', '---\nkind: news\ntitle: La digue\ndate: 2024-03-01\n---\n\nElle tient.'],
  ['news/digue.en.md', '---\nkind: news\ntitle: The wall\ndate: 2024-03-01\n---\n\nIt holds.'],
]);

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});

function run() {
  const authorization = { token: 'secret' };
  const apiUrl = 'http://parvis.example';
  const client = new ApiClient({ apiUrl, authorization, fetch: api.fetch });
  return new ItemsImport(pairByName(documents), 'estuary', client, {
    progress: () => undefined,
  }).run();
}

test('items have their header, their modules and their links, and are published', async () => {
  const report = await run();
  expect(report.pages.map(({ outcome }) => outcome)).toEqual(Array(4).fill('created'));
  const [home, coast] = [api.at('/'), api.at('/le-littoral')];
  expect(coast.body).toMatchObject({
    parentId: home.id,
    publishedOn: '2024-02-12',
    domains: ['ports'],
  });
  expect(coast.liveRevision).not.toBeNull();
  expect(coast.modules.map(({ type }) => type)).toEqual(['text', 'candidate-call']);
  expect(JSON.stringify(coast.modules[0])).toContain('"href":"/la-digue"');
  expect(coast.modules[1]).toMatchObject({ data: { link: { contentId: home.id } } });
  expect(api.at('/la-digue').translations).toEqual([api.at('/en/the-wall').id]);
});

test('what the import cannot write is reported', async () => {
  const { notes } = await run();
  expect(notes).toEqual([
    'pages/coast.fr.md: image: “sandbanks” is not the id of an image',
    'pages/coast.fr.md: former versions of a text are left out',
    'pages/coast.fr.md: link to a document that is not imported: port.fr.md',
    'pages/coast.fr.md: in the module image, “sandbanks” is not the id of an image or a file',
  ]);
});

test('a second run changes nothing', async () => {
  await run();
  const { writes } = api;
  const { pages } = await run();
  expect(pages.map(({ outcome }) => outcome)).toEqual(Array(4).fill('unchanged'));
  expect(api.writes).toBe(writes);
});

test('an item that an editor has changed is left as it is, and reported', async () => {
  await run();
  const wall = api.at('/en/the-wall');
  wall.body['title'] = 'The sea wall';
  wall.authors.push('Bruno');
  const { notes } = await run();
  expect(wall.body['title']).toBe('The sea wall');
  expect(notes).toContain(
    'news/digue.en.md: edited or deleted here since it was imported, left as it is',
  );
});

test('what is below a refused item is reported, and the others are imported', async () => {
  const taken = new FakeApi();
  await new ApiClient({
    apiUrl: 'http://parvis.example',
    authorization: { token: 'secret' },
    fetch: taken.fetch,
  }).writeItems([{ kind: 'page', key: 'before', locale: 'fr', title: 'Accueil', slug: '' }]);
  api = taken;
  const { pages, notes } = await run();
  expect(pages.map(({ outcome }) => outcome).toSorted()).toEqual([
    'created',
    'created',
    'refused',
    'refused',
  ]);
  expect(notes).toContain('pages/coast.fr.md: there is no pages/home in fr');
});
