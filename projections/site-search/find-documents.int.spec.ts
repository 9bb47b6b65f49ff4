import type { HeaderOf } from '@parvis/contracts/content/header.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Passage } from '@parvis/contracts/site/search/site-search.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { Folding } from '../engine/testing/folding.ts';
import { readModels } from '../read-models.ts';
import { type DocumentQuery, findDocuments } from './find-documents.ts';

/** Which media are public is stored in another read model. */
const searched = readModels.filter(({ name }) => ['site-search', 'media-library'].includes(name));

let db: Awaited<ReturnType<typeof createMigratedDatabase>>;
const history = new ContentHistory();
let folding: Folding;

beforeAll(async () => {
  db = await createMigratedDatabase();
  folding = new Folding(db.pool, searched);
  await folding.prepare();
});
afterAll(() => db.drop());

const textOf = (passages: readonly Passage[]) => passages.map(({ text }) => text).join('');
const foundIn = (passages: readonly Passage[]) =>
  passages.flatMap(({ text, isFound }) => (isFound ? [text] : []));

async function find(search: string, locale: Locale = 'fr', more: Partial<DocumentQuery> = {}) {
  await folding.catchUp(history.log);
  return findDocuments(db.pool, {
    search,
    locale,
    kind: undefined,
    named: [],
    page: 1,
    pageSize: 50,
    ...more,
  });
}

async function titles(search: string, locale: Locale = 'fr'): Promise<string[]> {
  return (await find(search, locale)).documents.map(({ title }) => textOf(title));
}

let made = 0;
const slug = () => {
  made += 1;
  return `page-${made}`;
};

/** Returns a published page with a title, and perhaps a summary and a text. */
function publish(locale: Locale, title: string, summary?: string, body?: string) {
  const page = history.create(locale, { title, slug: slug(), ...(summary && { summary }) });
  if (body !== undefined) {
    const module = history.addModule(page);
    history.saveModule(page, module, body);
    history.activate(page, module);
  }
  history.publish(page);
  return page;
}

test.each<[locale: Locale, said: string, search: string]>([
  ['fr', 'Le bilan de l’été', 'ete'],
  ['fr', 'Le bilan de l’été dernier', 'Été'],
  ['fr', "Un pont d'acier", 'acier'],
  ['fr', 'Un mât d’aciérie', "l'aciérie"],
  ['fr', 'Une œuvre collective', 'oeuvre'],
  ['fr', 'Un cœur de ville', 'CŒUR'],
  ['fr', 'Ex aequo, curriculum vitæ', 'vitae'],
  ['fr', 'Les chevaux galopent', 'cheval'],
  ['fr', 'Financer des navigations', 'navigation'],
  ['fr', 'Ils navigueront au large', 'naviguer'],
  ['fr', 'Encore… « marées » — « houles »', 'marée houle'],
  ['fr', 'La « dérive »\u00A0: 5\u202F%', 'derives'],
  ['fr', 'La ville de Saint-Nazaire', 'saint nazaire'],
  ['fr', 'La ville de Saint-Malo', 'saint-malo'],
  ['fr', 'Une baie de Somme', 'somme, baie'],
  ['fr', 'Aujourd’hui la dune', "aujourd'hui dune"],
  ['fr', 'Qu’est-ce qu’un polder ?', 'qu’un polder'],
  ['fr', 'Le développement côtier', 'développem'],
  ['fr', 'Règlement 2024/1689 du Conseil', '1689'],
  ['fr', 'Écrire à presse@estuaire.example', 'presse estuaire'],
  ['fr', 'Prêts/crédits aux ménages', 'crédits'],
  ['fr', 'Une hausse de 3,5 % des loyers', '3,5 loyers'],
  ['fr', 'E\u0301tude de la houle', 'étude houle'],
  ['fr', 'NOËL à l’ÎLE', 'ile noel'],
  ['fr', 'La garçonnière', 'garconniere'],
  ['en', 'The bank’s harbours', 'harbour'],
  ['en', 'The bank’s quays', 'bank quay'],
  ['en', 'What the bank does on quays', 'bank’s quays'],
  ['en', 'Ships we’re mooring', "we're moor"],
  ['en', 'Pilots don’t drift', "don't drift"],
  ['en', "Fishermen's nets", 'fishermen net'],
  ['en', 'Naïve façades', 'naive facade'],
  ['en', 'Lending to shipyards', 'lend shipyard'],
  ['en', 'An on-shore wind farm', 'onshore'.slice(2)],
  ['en', 'Studies of the estuary', 'study estuaries'],
  ['en', 'Manœuvres in port', 'manoeuvre'],
])('in %s, “%s” is found by “%s”', async (locale, said, search) => {
  publish(locale, said);
  expect(await titles(search, locale)).toContain(said);
});

test('English contractions are not searched for', async () => {
  publish('en', 'A tide table');
  publish('en', 'Donors on the tideway');
  expect(await titles("don't", 'en')).not.toContain('A tide table');
  expect(await titles("don't", 'en')).toContain('Donors on the tideway');
});

test('a match in a title ranks above one in a summary, and that above a text, however frequent', async () => {
  const often = Array.from({ length: 200 }, () => 'phare breton').join(', ');
  publish('fr', 'Troisième', undefined, often);
  publish('fr', 'Deuxième', 'Il y a un phare, loin de tout ce qui serait breton', often);
  publish('fr', 'Le phare du lointain rivage breton');
  expect(await titles('phare breton')).toEqual([
    'Le phare du lointain rivage breton',
    'Deuxième',
    'Troisième',
  ]);
});

test('all words are required, not just one of them', async () => {
  publish('fr', 'Un sémaphore rouge');
  publish('fr', 'Un sémaphore vert');
  expect(await titles('sémaphore vert')).toEqual(['Un sémaphore vert']);
  expect(await titles('sémaphore bleu')).toEqual([]);
});

test('an excerpt shows where the words are, marked as they are written', async () => {
  const much = Array.from({ length: 300 }, (_, word) => `mot${word}`).join(' ');
  publish('fr', 'Un dossier', 'Ce qu’il contient.', `${much} les éoliennes tournent ${much}`);
  const [first] = (await find('eolienne')).documents;
  expect(foundIn(first?.excerpt ?? [])).toEqual(['éoliennes']);
  expect(textOf(first?.excerpt ?? [])).toContain('les éoliennes tournent');
  expect(textOf(first?.excerpt ?? []).length).toBeLessThan(500);
  const [titled] = (await find('dossier')).documents;
  expect(foundIn(titled?.title ?? [])).toEqual(['dossier']);
});

test('each language is searched separately', async () => {
  publish('en', 'A lighthouse keeper');
  expect(await titles('lighthouse', 'fr')).toEqual([]);
  expect(await titles('lighthouse', 'en')).toEqual(['A lighthouse keeper']);
});

test('drafts, inactive modules and unpublished items are not found; republished items are', async () => {
  const page = history.create('fr', { title: 'Brouillon hydrolien', slug: slug() });
  expect(await titles('hydrolien')).toEqual([]);
  const module = history.addModule(page);
  history.saveModule(page, module, 'Une turbine marémotrice');
  history.publish(page);
  expect(await titles('hydrolien')).toEqual(['Brouillon hydrolien']);
  expect(await titles('marémotrice')).toEqual([]);
  history.activate(page, module);
  expect(await titles('marémotrice')).toEqual(['Brouillon hydrolien']);
  history.saveModule(page, module, 'Une turbine houlomotrice', { draft: true });
  expect(await titles('houlomotrice')).toEqual([]);
  history.onModule('ModuleDeactivated', page, module);
  expect(await titles('marémotrice')).toEqual([]);
  history.saveHeader(page, { title: 'Titre osmotique', slug: slug() }, { draft: true });
  expect(await titles('osmotique')).toEqual([]);
  history.onItem('ContentUnpublished', page);
  expect(await titles('hydrolien')).toEqual([]);
  history.publish(page);
  expect(await titles('osmotique')).toEqual(['Titre osmotique']);
  history.onItem('ContentDeleted', page);
  expect(await titles('osmotique')).toEqual([]);
});

test('results are counted by kind, filtered by kind, and paged', async () => {
  const noFacets = { types: [], regions: [], domains: [], countries: [], entities: [] };
  const news = (
    title: string,
    nature: HeaderOf<'news'>['nature'],
    publishedOn: string,
    eventStart?: string,
  ) =>
    history.publish(
      history.create('fr', {
        kind: 'news',
        title,
        slug: slug(),
        nature,
        publishedOn,
        keywords: [],
        ...noFacets,
        ...(eventStart !== undefined && { eventStart }),
      }),
    );
  news('Regarde la balise', 'article', '2026-01-01');
  news('Revoici la balise', 'article', '2026-02-01');
  news('Et encore la balise', 'press-release', '2026-01-01');
  const first = await find('balise', 'fr', { pageSize: 2 });
  expect(first.counts).toEqual({ article: 2, 'press-release': 1 });
  expect(first.documents.map(({ day }) => day)).toEqual(['2026-02-01', '2026-01-01']);
  expect((await find('balise', 'fr', { pageSize: 2, page: 2 })).documents).toHaveLength(1);
  news('On allume la balise', 'event', '2026-01-01', '2026-03-14T23:30:00.000Z');
  const events = await find('balise', 'fr', { kind: 'event' });
  expect(events.documents.map(({ day }) => day)).toEqual(['2026-03-15']);
  const releases = await find('balise', 'fr', { kind: 'press-release' });
  expect(releases.counts).toEqual({ ...first.counts, event: 1 });
  expect(releases.documents.map(({ kind }) => kind)).toEqual(['press-release']);
});

test('items with a value are found by its name, in exact or inflected words', async () => {
  const facets = { types: [], regions: [], domains: [], countries: [], entities: [] };
  const news = { kind: 'news', nature: 'article', publishedOn: '2026-01-01', ...facets } as const;
  const carrying = (title: string, keywords: string[]) =>
    history.publish(history.create('fr', { ...news, title, slug: slug(), keywords }));
  carrying('La rive haute', ['flooding']);
  carrying('La rive basse', ['flooding', 'young-people']);
  const named = [
    { code: 'keywords:flooding', words: ' submersion marine' },
    { code: 'keywords:young-people', words: ' jeunes' },
  ];
  const titlesOf = async (search: string) =>
    (await find(search, 'fr', { named })).documents.map(({ title }) => textOf(title)).toSorted();
  const both = ['La rive basse', 'La rive haute'];
  for (const search of ['submersions', 'submers', 'rive de la submersion', 'marine submersion'])
    expect([search, await titlesOf(search)]).toEqual([search, both]);
  expect(await titlesOf('submersion jeune')).toEqual(['La rive basse']);
  for (const search of ['flooding', 'keywords', 'submersion bleue'])
    expect([search, await titlesOf(search)]).toEqual([search, []]);
});

test('a search at a past position finds what was published then', async () => {
  publish('fr', 'Une jetée');
  const at = await history.log.head();
  publish('fr', 'Une autre jetée');
  expect((await find('jetée')).documents).toHaveLength(2);
  expect((await find('jetée', 'fr', { at })).documents).toHaveLength(1);
});

test('a text of any length is accepted', async () => {
  const words = Array.from({ length: 40_000 }, (_, word) => `é${word.toString(36)}`).join(' ');
  publish('fr', 'Interminable', undefined, `${words} ${'x'.repeat(5_000)}`);
  expect(await titles('interminable')).toEqual(['Interminable']);
});

test('exact words in a title or a summary rank above inflected ones, even of newer or longer documents', async () => {
  publish('fr', 'Une jonquille au port');
  publish('fr', 'Jonquilles');
  publish('fr', 'Des jonquilles et une jonquille');
  publish('fr', 'Le jardin', 'Une jonquille blanche');
  publish('fr', 'Le parc', 'Jonquilles jonquilles jonquilles');
  const bySingular = await titles('jonquille');
  const byPlural = await titles('jonquilles');
  expect(bySingular.slice(0, 2).toSorted()).toEqual([
    'Des jonquilles et une jonquille',
    'Une jonquille au port',
  ]);
  expect(bySingular.slice(2)).toEqual(['Jonquilles', 'Le jardin', 'Le parc']);
  expect(byPlural.slice(0, 2).toSorted()).toEqual([
    'Des jonquilles et une jonquille',
    'Jonquilles',
  ]);
  expect(byPlural.slice(2)).toEqual(['Une jonquille au port', 'Le parc', 'Le jardin']);
});
