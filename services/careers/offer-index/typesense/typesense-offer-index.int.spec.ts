import { OfferIndexAway } from '@parvis/contracts/careers/offer-index.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { offerIdOf } from '@parvis/projections/offer-index/testing/random-offers.ts';
import { offerWith, queryFor } from '@parvis/projections/offer-index/testing/search-for.ts';
import { afterEach, expect, test } from 'vitest';
import { openClient } from './open-client.ts';
import {
  type Answer,
  answered,
  answeringServer,
  foundBy,
  key,
  searchesOf,
} from './testing/answering-server.ts';
import { TypesenseOfferIndex } from './typesense-offer-index.ts';
import { TypesenseOffers } from './typesense-offers.ts';

const position = positionFrom(42n);
const stand = foundBy([{ id: 'stand', position, collection: 'offers_1_a' }]);
const brest = { continent: 'europe', country: 'FR', region: 'Bretagne', city: 'Brest' } as const;

let server: Awaited<ReturnType<typeof answeringServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function opened(answer: Answer) {
  server = await answeringServer(answer);
  const client = openClient({ url: server.url, key });
  const index = new TypesenseOfferIndex({
    client,
    readOffer: async (id) =>
      id === offerIdOf(1) ? offerWith('Analyste crédit', { place: brest }) : undefined,
    waitFor: async () => undefined,
  });
  return { index, offers: new TypesenseOffers(client), asked: server.asked, faults: server.faults };
}

test('a search asks once: the page, each filtered group without its filter, and the position', async () => {
  const { index, asked, faults } = await opened(() =>
    answered([
      foundBy([{ id: offerIdOf(1) }], {
        found: 7,
        facets: { country: { fr: 5, be: 2 }, city: { 'fr-bretagne-brest': 3 } },
      }),
      foundBy([], { facets: { contract: { permanent: 7, vie: 4 } } }),
      stand,
    ]),
  );
  const query = queryFor({
    facets: { contract: ['permanent'] },
    keywords: 'ingénieurs de l’eau',
    near: { latitude: 48.4, longitude: -4.5, radiusKm: 50 },
    writtenIn: 'fr',
    outside: 'BE',
    offset: 40,
  });
  const found = await index.search(query);
  expect(found).toEqual({
    position,
    total: 7,
    hits: [{ id: offerIdOf(1) }],
    counts: {
      contract: { permanent: 7, vie: 4 },
      country: { fr: 5, be: 2 },
      city: { 'fr-bretagne-brest': 3 },
      domain: {},
      entity: {},
      continent: {},
      region: {},
      experience: {},
      working_time: {},
      remote: {},
    },
    countries: 2,
  });
  expect(faults).toEqual([]);
  expect(asked.map(({ what }) => what)).toEqual(['POST /multi_search']);
  const [page, own, where] = asked.flatMap(searchesOf);
  expect(page).toMatchObject({
    q: '*',
    offset: 40,
    limit: 20,
    facet_strategy: 'exhaustive',
    sort_by: 'published:desc,key:asc',
    facet_by: 'domain,entity,continent,country,region,city,experience,working_time,remote',
  });
  expect(page?.max_facet_values).toBeGreaterThan(10_000);
  expect(page?.max_filter_by_candidates).toBeGreaterThan(1_000);
  expect(page?.filter_by?.split(' && ')).toEqual([
    '(words:=[`ingenieurs`] || stems_fr:=[`ingenieur`] || stems_en:=[`ingenieur`])',
    expect.stringMatching(/^\(words:=\[`eau`\] .* \|\| words:eau\*\)$/),
    'contract:=[`permanent`]',
    'place:(48.4, -4.5, 50 km)',
    'written_in:=[`fr`]',
    'country:!=[`be`]',
    expect.stringContaining('continent:=[`europe`'),
  ]);
  expect(own?.filter_by).not.toContain('contract');
  expect(own).toMatchObject({ facet_by: 'contract', limit: 0 });
  expect(where?.collection).toBe('offers_stand');
});

test('relevance prefers exact words to inflections and titles to texts; distance is sorted by', async () => {
  const { index, asked } = await opened(() => answered([foundBy([], { found: 1 }), stand]));
  await index.search(queryFor({ keywords: 'banques', sort: 'relevance' }));
  const near = { latitude: 1, longitude: 2, radiusKm: 10 };
  await index.search(queryFor({ sort: 'distance', near }));
  const sorts = asked.map((one) => searchesOf(one)[0]?.sort_by);
  expect(sorts[0]).toMatch(
    /^_eval\(\[.*title_words_fr:=\[`banques`\].*:4,.*title_stems_fr:=\[`banqu`\].*:3,.*:2\]\):desc,published:desc,key:asc$/,
  );
  expect(sorts[1]).toBe('place(1, 2):asc,published:desc,key:asc');
});

test('the distance of a hit is told in kilometres', async () => {
  const near = { latitude: 1, longitude: 2, radiusKm: 10 };
  const found = foundBy([{ id: offerIdOf(1) }]);
  const far = found.hits.map((hit) => ({ ...hit, geo_distance_meters: { place: 1_250 } }));
  const { index } = await opened(() => answered([{ ...found, hits: far }, stand]));
  const { hits } = await index.search(queryFor({ near }));
  expect(hits).toEqual([{ id: offerIdOf(1), distanceKm: 1.25 }]);
});

test('a word that nothing has is replaced by the closest, and searched again', async () => {
  const closest = foundBy([{ id: offerIdOf(1) }]);
  const highlights = [{ field: 'words', matched_tokens: [['comptable']] }];
  const answers = [
    [foundBy([]), stand],
    [
      foundBy([], { found: 3 }),
      foundBy([]),
      foundBy([]),
      { ...closest, hits: closest.hits.map((hit) => ({ ...hit, highlights })) },
    ],
    [foundBy([{ id: offerIdOf(1) }]), stand],
  ];
  const { index, asked } = await opened(() => answered(answers.shift() ?? []));
  const found = await index.search(queryFor({ keywords: 'agent contable' }));
  expect(found).toMatchObject({ total: 1, corrected: 'comptable' });
  expect(searchesOf(asked[1] ?? { what: '', body: {} })[3]).toMatchObject({
    q: 'contable',
    query_by: 'words',
    num_typos: 2,
    min_len_1typo: 4,
    min_len_2typo: 8,
    prefix: false,
  });
  expect(searchesOf(asked[2] ?? { what: '', body: {} })[0]?.filter_by).toContain('`comptable`');
});

test('titles are suggested in the visitor’s language first, then by how many offers have them', async () => {
  const { index, asked } = await opened(() =>
    answered([
      foundBy([], { facets: { title_en: { 'Java developer': 1 } } }),
      foundBy([], { facets: { title_fr: { 'Architecte Java': 2, 'Développeur Java': 5 } } }),
    ]),
  );
  const titles = await index.suggest('java', 'en', 2);
  expect(titles).toEqual(['Java developer', 'Développeur Java']);
  expect(asked.flatMap(searchesOf).map((one) => one.filter_by)).toEqual([
    'title_words_en:java*',
    'title_words_fr:java*',
  ]);
});

test('similar offers are ordered by what they share', async () => {
  const city = { city: 'fr-bretagne-brest', region: 'fr-bretagne', country: 'fr' };
  const candidates = foundBy([
    { id: offerIdOf(3), title_stems_fr: ['analyst'] },
    { id: offerIdOf(2), title_stems_fr: ['analyst', 'credit'], ...city },
  ]);
  const { index, faults } = await opened((asked) =>
    answered(searchesOf(asked).map(() => candidates)),
  );
  expect(await index.similar(offerIdOf(1), 5)).toEqual([
    { id: offerIdOf(2), shares: ['city'], sharesWords: true },
    { id: offerIdOf(3), shares: [], sharesWords: true },
  ]);
  expect(await index.similar(offerIdOf(9), 5)).toEqual([]);
  expect(faults).toEqual([]);
});

test.each([
  ['answers 503', () => ({ status: 503, body: '{"message":"Not Ready or Lagging"}' })],
  ['has no collection yet', () => answered([{ code: 404, error: 'Not found.' }, stand])],
  ['cuts a search off', () => answered([{ ...foundBy([]), search_cutoff: true }, stand])],
  ['does not know where it stands', () => answered([foundBy([]), foundBy([])])],
] as const)('a server that %s is away', async (_, answer) => {
  const { index } = await opened(answer);
  await expect(index.search(queryFor())).rejects.toThrow(OfferIndexAway);
});

test('a server that is not there is away; one that refuses a request shows a fault of ours', async () => {
  const { index } = await opened(() => answered([{ code: 400, error: 'Bad filter' }, stand]));
  await expect(index.search(queryFor())).rejects.toThrow('Bad filter');
  await server?.close();
  server = undefined;
  await expect(index.position()).rejects.toThrow(OfferIndexAway);
});

test('offers are loaded beside those that are searched, then the alias moves, then the others go', async () => {
  const { offers, asked, faults } = await opened(({ what, body }) => {
    if (what.endsWith('/import')) {
      const lines = Array.isArray(body) ? body.map(() => '{"success":true}') : [];
      return { status: 200, body: lines.join('\n') };
    }
    const names = ['offers_2_b', 'offers_1_a', 'offers_stand', 'others'].map((name) => ({ name }));
    return { status: 200, body: JSON.stringify(what === 'GET /collections' ? names : {}) };
  });
  const offer = offerWith('Analyste', { place: { ...brest, latitude: 48.4, longitude: -4.5 } });
  await offers.load('offers_2_b', [[offerIdOf(1), offer]], position);
  expect(faults).toEqual([]);
  expect(asked.map(({ what }) => what)).toEqual([
    'POST /collections',
    'POST /collections/offers_2_b/documents/import',
    'POST /collections/offers_stand/documents/import',
    'PUT /aliases/offers',
    'GET /collections',
    'DELETE /collections/offers_1_a',
  ]);
  expect(asked[0]?.body).toMatchObject({ name: 'offers_2_b', symbols_to_index: ['-'] });
  expect(asked[1]?.body).toEqual([
    expect.objectContaining({
      id: offerIdOf(1),
      place: [48.4, -4.5],
      city: 'fr-bretagne-brest',
      title_words_fr: ['analyste'],
      title_fr: 'Analyste',
    }),
  ]);
});

test('a document that an import refuses is a fault, though the import answers 200', async () => {
  const { offers } = await opened(() => ({
    status: 200,
    body: '{"success":true}\n{"success":false,"error":"Field `published` must be an int64.","code":400}',
  }));
  const changes = [1, 2].map((number) => [offerIdOf(number), offerWith('Docker')] as const);
  await expect(offers.apply('offers_1_a', changes, position)).rejects.toThrow(
    'document 2: Field `published`',
  );
});
