import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { scratchFolder } from '@parvis/ops/testing/scratch-folder.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { idOfNew } from '../../content/item/mint-id.ts';
import { ApiClient } from '../../content-import/api-client.ts';
import { moveIn } from '../../content-import/sites/move-in.ts';
import { readSite } from '../../content-import/sites/read-site.ts';
import type { SiteReport } from '../../content-import/sites/site-report.ts';
import { mintMediaId } from '../../media/item/mint-media-id.ts';
import { type ApiCaller, apiCaller } from '../testing/api-caller.ts';
import { type StartedParvis, startedParvis } from '../testing/started-parvis.ts';

const exported = join(import.meta.dirname, '../../content-import/testing/exports/wordpress.xml');

let parvis: StartedParvis;
let cookie: string;
let call: ApiCaller;
let pictures: Server;
let host: string;
let folder: string;
let fetched = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(scratchFolder(), 'parvis-wordpress-'));
  const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  pictures = createServer((request, response) => {
    fetched += 1;
    response.statusCode = request.url === '/wp-content/uploads/quai.png' ? 200 : 404;
    response.end(png);
  });
  await new Promise<void>((done) => pictures.listen(0, '127.0.0.1', done));
  const address = pictures.address();
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

beforeEach(async () => {
  fetched = 0;
  parvis = await startedParvis();
  cookie = await parvis.signIn('administrator');
  call = apiCaller(parvis.origin, cookie);
}, 120_000);

afterEach(() => parvis.stop());

afterAll(async () => {
  pictures.close();
  await rm(folder, { recursive: true });
});

async function run(
  more: {
    readonly hosts?: readonly string[];
    readonly isRehearsal?: boolean;
    readonly edit?: (xml: string) => string;
    readonly signal?: AbortSignal;
    readonly progress?: () => void;
  } = {},
): Promise<SiteReport> {
  const { hosts = ['127.0.0.1'], isRehearsal = false, edit = (xml: string) => xml } = more;
  const file = join(folder, 'export.xml');
  await writeFile(file, edit((await readFile(exported, 'utf8')).replaceAll('HOST', host)));
  const site = await readSite(file, undefined);
  if (site === undefined) throw new Error('no site');
  const client = new ApiClient({ apiUrl: parvis.origin, authorization: { cookie } });
  return moveIn(site, {
    client,
    allowedHosts: hosts,
    isRehearsal,
    signal: more.signal ?? new AbortController().signal,
    progress: more.progress ?? (() => undefined),
    idsOfNew: { content: idOfNew, media: mintMediaId },
  });
}

const outcomes = (report: SiteReport) =>
  Object.fromEntries(report.items.map(({ path, outcome }) => [path, outcome]));
const whyOf = (report: SiteReport, what: string) =>
  report.leftOut.filter((one) => one.what.includes(what)).map(({ why }) => why);
const itemAt = async (collection: string, path: string, locale: string) => {
  const list = await call('GET', `/api/${collection}?locale=${locale}&pageSize=100`);
  const found = list.body.items.find((one: { url: string }) => one.url === path);
  return (await call('GET', `/api/${collection}/${found?.id}`)).body;
};

test('a rehearsal says what would come and which hosts to allow, and writes and fetches nothing', async () => {
  const report = await run({ isRehearsal: true, hosts: [] });
  expect(Object.values(outcomes(report))).toEqual(Array(5).fill('created'));
  expect(report).toMatchObject({
    menus: 1,
    media: { created: 0, leftOut: 1 },
    hosts: [{ host: '127.0.0.1', files: 1, isAllowed: false }],
  });
  expect(
    report.leftOut.filter(({ what }) => what.startsWith('http')).map(({ why }) => why),
  ).toEqual(['its host, 127.0.0.1, is not allowed for this import']);
  expect(fetched).toBe(0);
  for (const collection of ['pages', 'news', 'menus', 'redirects', 'media/images'])
    expect((await call('GET', `/api/${collection}`)).body.total).toBe(0);
});

test('pages, posts, pictures, translations, words, menus and redirects come, and what does not is said', async () => {
  const report = await run();
  expect(outcomes(report)).toEqual({
    '/la-maison': 'created',
    '/la-maison/equipe': 'created',
    '/actualite/ouverture': 'created',
    '/en/news/opening': 'created',
    '/actualite/brouillon': 'created',
  });
  expect(fetched).toBe(1);
  const opening = await itemAt('news', '/actualite/ouverture', 'fr');
  expect(opening).toMatchObject({
    title: 'Ouverture & fête',
    summary: 'Le port ouvre enfin.',
    publishedOn: '2020-03-04',
    author: 'Maud Le Bris',
    status: 'published',
    category: 'port',
    keywords: ['fete'],
    imageAlt: { kind: 'own', text: 'Un quai' },
    translations: [{ locale: 'en' }],
    modules: [
      { type: 'text' },
      {
        type: 'image',
        data: { caption: 'Photo Maud', imageAlt: { kind: 'own', text: 'Le quai à l’aube' } },
      },
      { type: 'text' },
    ],
  });
  expect(JSON.stringify(opening.modules[2])).toContain('"href":"https://video.example/1"');
  const house = await itemAt('pages', '/la-maison', 'fr');
  expect(house).toMatchObject({ order: 2, status: 'published' });
  expect(JSON.stringify(house.modules)).toContain('"href":"/la-maison/equipe#pont"');
  const crew = await itemAt('pages', '/la-maison/equipe', 'fr');
  expect(crew.modules.map(({ type }: { type: string }) => type)).toEqual(['text', 'image', 'text']);
  expect(JSON.stringify(crew.modules[0])).toMatch(/Une ligne.*hardBreak.*et sa suite\./);
  expect(JSON.stringify(crew.modules[2])).toContain('Le quai [sic]');
  expect((await itemAt('news', '/actualite/brouillon', 'fr')).status).toBe('draft');
  expect((await call('GET', '/api/facets?group=categories')).body.items).toMatchObject([
    { id: 'port', names: { fr: 'Le port' } },
  ]);
  expect((await call('GET', '/api/menus')).body.items).toMatchObject([
    { name: 'principal', entries: [{ label: 'Qui nous sommes', link: { contentId: house.id } }] },
  ]);
  expect(whyOf(report, '“Eröffnung”')).toEqual(['the site does not have its language, de']);
  expect(whyOf(report, '“Jeté”')).toEqual(['it is trash']);
  expect(whyOf(report, 'La maison')).toEqual(
    expect.arrayContaining([
      'blocks without a text of their own: latest-posts',
      'it leads to nothing that comes: it is left as it is',
    ]),
  );
  expect(whyOf(report, 'L’équipe')).toContain('shortcode kept as its text: [carte]');
  expect(whyOf(report, 'fête')).toEqual(
    expect.arrayContaining([
      'the site has none',
      'iframe: kept as a link to https://video.example/1',
    ]),
  );
});

test('characters that a line cannot have are left out of titles, summaries and labels', async () => {
  const turned = (text: string) => `\u202E${text}\u202C`;
  const report = await run({
    edit: (xml) =>
      xml
        .replace('<title>Opening</title>', `<title>Open${turned('ing')}\n</title>`)
        .replace('Le port ouvre enfin.', `Le port${turned(' ouvre')}\u0085enfin\u202F!`)
        .replace('Qui nous sommes', turned('Qui nous sommes')),
  });
  expect(outcomes(report)).toMatchObject({
    '/en/news/opening': 'created',
    '/actualite/ouverture': 'created',
  });
  expect((await itemAt('news', '/en/news/opening', 'en')).title).toBe('Opening');
  expect((await itemAt('news', '/actualite/ouverture', 'fr')).summary).toBe(
    'Le port ouvre enfin\u202F!',
  );
  expect((await call('GET', '/api/menus')).body.items).toMatchObject([
    { entries: [{ label: 'Qui nous sommes' }] },
  ]);
});

test('old addresses lead to where their items are now', async () => {
  await run();
  for (const [old, now] of [
    ['/?p=12', '/actualite/ouverture'],
    ['/?page_id=8', '/la-maison/equipe'],
    ['/2020/03/ouverture', '/actualite/ouverture'],
    ['/en/2020/03/opening', '/en/news/opening'],
  ] as const) {
    const response = await fetch(parvis.origin + old, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, now]);
  }
});

test('a second run fetches and writes nothing, and saves only what changed in the export', async () => {
  await run();
  const again = await run();
  expect(new Set(Object.values(outcomes(again)))).toEqual(new Set(['unchanged']));
  expect([again.menus, again.redirects, again.media.unchanged, fetched]).toEqual([0, 0, 1, 1]);
  const changed = await run({
    edit: (xml) => xml.replace('The port opens.', 'The port has opened.'),
  });
  expect(outcomes(changed)).toMatchObject({
    '/en/news/opening': 'changed',
    '/la-maison': 'unchanged',
  });
  const page = await fetch(`${parvis.origin}/en/news/opening`);
  expect(await page.text()).toContain('The port has opened.');
  expect((await itemAt('news', '/actualite/brouillon', 'fr')).status).toBe('draft');
});

test('what somebody else has edited here since is left as it is, and said', async () => {
  await run();
  const opening = await itemAt('news', '/en/news/opening', 'en');
  const other = apiCaller(parvis.origin, await parvis.signIn('editor'));
  const { title: _, ...header } = opening;
  const sent = Object.fromEntries(
    ['slug', 'nature', 'publishedOn', 'author', 'keywords'].map((name) => [name, header[name]]),
  );
  const saved = await other('PUT', `/api/news/${opening.id}`, {
    body: { ...sent, title: 'Open at last' },
    seen: opening.revision,
  });
  expect(saved.status).toBe(200);
  const report = await run({ edit: (xml) => xml.replace('The port opens.', 'The port is open.') });
  expect(outcomes(report)).toMatchObject({ '/en/news/opening': 'kept' });
  expect(whyOf(report, '“Opening”')).toEqual([
    'it was edited or deleted here since it was imported: left as it is',
  ]);
  expect((await itemAt('news', '/en/news/opening', 'en')).title).toBe('Open at last');
});

test('a cancelled import stops between two requests, and is completed by another run', async () => {
  const many = (xml: string) => {
    const renamed = xml.replaceAll('criee.example', 'phare.example');
    const [item = ''] = /<item>\s*<title>Opening[\s\S]*?<\/item>/.exec(renamed) ?? [];
    const copies = Array.from({ length: 40 }, (_, index) =>
      item
        .replaceAll('opening', `digue-${index}`)
        .replace('<wp:post_id>13<', `<wp:post_id>${1_000 + index}<`)
        .replace(/<category domain="post_translations.*/, ''),
    );
    return renamed.replace(/<item>[\s\S]*<\/item>/, copies.join('\n'));
  };
  const stop = new AbortController();
  const cancelled = await run({ edit: many, signal: stop.signal, progress: () => stop.abort() });
  const count = (report: SiteReport, outcome: string) =>
    report.items.filter((item) => item.outcome === outcome).length;
  expect([cancelled.isCancelled, count(cancelled, 'created')]).toEqual([true, 25]);
  expect(count(cancelled, 'not-reached')).toBe(15);
  const first = cancelled.items.find(({ outcome }) => outcome === 'created');
  expect(await itemAt('news', first?.path ?? '', 'en')).toMatchObject({
    status: 'published',
    modules: [{ type: 'text' }],
  });
  const completed = await run({ edit: many });
  expect([count(completed, 'unchanged'), count(completed, 'created')]).toEqual([25, 15]);
}, 60_000);

test('pictures come with a later run that allows their host', async () => {
  const edit = (xml: string) =>
    xml
      .replaceAll('criee.example', 'mole.example')
      .replaceAll('<wp:post_name>', '<wp:post_name>m-');
  const first = await run({ edit, hosts: [] });
  expect(first.media).toMatchObject({ created: 0, leftOut: 1 });
  const typesOf = async () =>
    (await itemAt('news', '/actualite/m-ouverture', 'fr')).modules
      .filter(({ deleted }: { deleted: boolean }) => !deleted)
      .map(({ type }: { type: string }) => type);
  expect(await typesOf()).toEqual(['text', 'text']);
  const second = await run({ edit });
  expect(second.media).toMatchObject({ created: 1, leftOut: 0 });
  expect(outcomes(second)).toMatchObject({ '/actualite/m-ouverture': 'changed' });
  expect(await typesOf()).toEqual(['text', 'image', 'text']);
});

test('an address that something else has is a clash, and what is below it comes under that', async () => {
  await run();
  const other = (xml: string) =>
    xml.replaceAll('criee.example', 'halle.example').replaceAll('>equipe<', '>conseil<');
  const report = await run({ edit: other });
  expect(outcomes(report)).toMatchObject({
    '/la-maison': 'clash',
    '/la-maison/conseil': 'created',
    '/actualite/ouverture': 'clash',
  });
  const why = whyOf(report, '“La maison”').find((one) => one.includes('address'));
  expect(why).toBe('its address /la-maison is that of “La maison”');
});

test.each([
  [
    'entities of its own',
    (xml: string) => xml.replace('<rss', '<!DOCTYPE rss [<!ENTITY a "b">]><rss'),
    /defines entities of its own/,
  ],
  [
    'an element that is not closed',
    (xml: string) => xml.replace('</channel>', ''),
    /line \d+ is not XML: unexpected close tag/,
  ],
  ['another root', () => '<feed><entry/></feed>', /not an export of WordPress/],
])('a file with %s is refused in one sentence', async (_, edit, sentence) => {
  await expect(run({ edit })).rejects.toThrow(sentence);
});
