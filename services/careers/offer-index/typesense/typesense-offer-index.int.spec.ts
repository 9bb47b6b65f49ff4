import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import {
  OfferIndexNotWritten,
  OfferIndexUnavailable,
} from '@parvis/contracts/careers/offer-index.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { offerIdOf } from '@parvis/projections/offer-index/testing/random-offers.ts';
import { offerWith, queryFor } from '@parvis/projections/offer-index/testing/search-for.ts';
import { afterEach, expect, test } from 'vitest';
import { documentVersion } from './offer-document.ts';
import { openClient } from './open-client.ts';
import { troubles } from './testing/fake-typesense.ts';
import { installation } from './testing/filled-index.ts';
import {
  key,
  multiSearchResponse,
  type Respond,
  scriptedServer,
  searchesOf,
  searchHits,
} from './testing/scripted-server.ts';
import { TypesenseOfferIndex } from './typesense-offer-index.ts';
import { TypesenseOffers } from './typesense-offers.ts';

const position = positionFrom(42n);
const { database, url, prefix } = installation;
const made = { database, url, generation: 1, version: documentVersion };
const shown = { id: 'stand', position, ...made };
const checkpoint = searchHits([shown]);
const brest = { continent: 'europe', country: 'FR', region: 'Bretagne', city: 'Brest' } as const;

let server: Awaited<ReturnType<typeof scriptedServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function opened(answer: Respond) {
  const outages: string[] = [];
  server = await scriptedServer(answer);
  const client = openClient({ url: server.url, key }, 1);
  const index = new TypesenseOfferIndex({
    client,
    installation,
    readOffer: async (id) =>
      id === offerIdOf(1) ? offerWith('Analyste crédit', { place: brest }) : undefined,
    timeoutMs: 500,
    onUnavailable: (cause) => outages.push(cause.message),
  });
  const { received, faults } = server;
  return { index, offers: new TypesenseOffers(client, installation), received, faults, outages };
}

test('a search is one request: the position of the offers, the page, and each filtered group without its filter', async () => {
  const { index, received, faults } = await opened(() =>
    multiSearchResponse([
      checkpoint,
      searchHits(
        [
          {
            id: offerIdOf(1),
            places: [
              [45.8, 4.8],
              [48.4, -4.5],
            ],
          },
          { id: offerIdOf(2) },
        ],
        {
          found: 7,
          facets: { country: { fr: 5, be: 2 }, city: { 'fr-bretagne-brest': 3 } },
        },
      ),
      searchHits([], { facets: { contract: { permanent: 7, vie: 4 } } }),
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
    hits: [{ id: offerIdOf(1), distanceKm: 0 }, { id: offerIdOf(2) }],
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
  expect(received.map(({ what }) => what)).toEqual(['POST /multi_search']);
  const [where, page, own] = received.flatMap(searchesOf);
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
    '(words:=[`ingenieurs`,`ingenieuses`,`ingenieures`] || stems:=[`fr_ingenieur`,`en_ingenieur`])',
    expect.stringMatching(/^\(words:=\[`eau`\] .* \|\| words:eau\*\)$/),
    'contract:=[`permanent`]',
    'places:([48.4, -4.5], radius: 50 km, exact_filter_radius: 21000 km)',
    'written_in:=[`fr`]',
    'only_country:!=[`be`]',
    expect.stringContaining('continent:=[`europe`'),
  ]);
  expect(own?.filter_by).not.toContain('contract');
  expect(own).toMatchObject({ facet_by: 'contract', limit: 0 });
  expect(where).toMatchObject({ filter_by: 'id:=stand', limit: 1 });
  expect(received.flatMap(searchesOf).map(({ collection }) => collection)).toEqual([
    prefix,
    prefix,
    prefix,
  ]);
});

test('relevance prefers exact words to inflections and titles to texts; results can be sorted by distance', async () => {
  const { index, received } = await opened(() =>
    multiSearchResponse([checkpoint, searchHits([], { found: 1 })]),
  );
  await index.search(queryFor({ keywords: 'banques', sort: 'relevance' }));
  const near = { latitude: 1, longitude: 2, radiusKm: 10 };
  await index.search(queryFor({ sort: 'distance', near }));
  const sorts = received.map((one) => searchesOf(one)[1]?.sort_by);
  expect(sorts[0]).toMatch(
    /^_eval\(\[.*title_words_fr:=\[`banques`[^\]]*\].*:4,.*title_stems:=\[`fr_banqu`,`en_banqu`\].*:3,.*:2\]\):desc,published:desc,key:asc$/,
  );
  expect(sorts[1]).toBe('places(1, 2):asc,published:desc,key:asc');
});

test('a word without matches is replaced by the closest one, and the search is repeated', async () => {
  const closest = searchHits([{ id: offerIdOf(1) }]);
  const highlights = [{ field: 'spellings', matched_tokens: [['comptable']] }];
  const answers = [
    [checkpoint, searchHits([])],
    [
      checkpoint,
      searchHits([], { found: 3 }),
      searchHits([]),
      searchHits([]),
      { ...closest, hits: closest.hits.map((hit) => ({ ...hit, highlights })) },
    ],
    [checkpoint, searchHits([{ id: offerIdOf(1) }])],
  ];
  const { index, received } = await opened(() => multiSearchResponse(answers.shift() ?? []));
  const found = await index.search(queryFor({ keywords: 'agent contable' }));
  expect(found).toMatchObject({ total: 1, corrected: 'comptable' });
  expect(searchesOf(received[1] ?? { what: '', body: {} })[4]).toMatchObject({
    q: 'contable',
    query_by: 'spellings',
    num_typos: 2,
    min_len_1typo: 4,
    min_len_2typo: 8,
    prefix: false,
  });
  expect(searchesOf(received[2] ?? { what: '', body: {} })[1]?.filter_by).toContain('`comptable`');
});

test('titles are suggested in the visitor’s language first, then by how many offers have them', async () => {
  const { index, received } = await opened(() =>
    multiSearchResponse([
      checkpoint,
      searchHits([], { facets: { title_en: { 'Java developer': 1 } } }),
      searchHits([], { facets: { title_fr: { 'Architecte Java': 2, 'Développeur Java': 5 } } }),
    ]),
  );
  const titles = await index.suggest('java', 'en', 2);
  expect(titles).toEqual(['Java developer', 'Développeur Java']);
  expect(received.flatMap(searchesOf).map((one) => one.filter_by)).toEqual([
    'id:=stand',
    'title_words_en:java*',
    'title_words_fr:java*',
  ]);
});

test('similar offers are ordered by how much they have in common', async () => {
  const city = {
    city: ['fr-ile-de-france-paris', 'fr-bretagne-brest'],
    region: ['fr-bretagne'],
    country: ['fr'],
  };
  const candidates = searchHits([
    { id: offerIdOf(3), title_stems: ['fr_analyst'] },
    { id: offerIdOf(2), title_stems: ['fr_analyst', 'fr_credit'], ...city },
  ]);
  const { index, faults } = await opened((received) =>
    multiSearchResponse(searchesOf(received).map((_, at) => (at === 0 ? checkpoint : candidates))),
  );
  expect(await index.similar(offerIdOf(1), 5)).toEqual([
    { id: offerIdOf(2), shares: ['city'], sharesWords: true },
    { id: offerIdOf(3), shares: [], sharesWords: true },
  ]);
  expect(await index.similar(offerIdOf(9), 5)).toEqual([]);
  expect(faults).toEqual([]);
});

test('for a page beyond the limit, the offers are counted but not requested', async () => {
  const { index, received } = await opened(() =>
    multiSearchResponse([checkpoint, searchHits([], { found: 7 })]),
  );
  const { total, hits } = await index.search(queryFor({ offset: 999_999_980 }));
  expect({ total, hits }).toEqual({ total: 7, hits: [] });
  expect(received.flatMap(searchesOf)[1]).toMatchObject({ offset: 0, limit: 0 });
});

test('a search waits for the offers to reach its position, but not for long', async () => {
  const behind = { ...shown, position: positionFrom(41n) };
  const stands = [behind, behind, shown];
  const { index, received } = await opened(() =>
    multiSearchResponse([searchHits([stands.shift() ?? shown]), searchHits([])]),
  );
  const query = queryFor({ counted: [] });
  expect((await index.search(query, position)).position).toBe(position);
  expect(received).toHaveLength(3);
  expect((await index.search(query, positionFrom(43n))).position).toBe(position);
});

test('all offers are counted once, until they stand elsewhere; groups that are not requested are not counted', async () => {
  let now = shown;
  const { index, received } = await opened((request) =>
    multiSearchResponse(
      searchesOf(request).map((one, at) => {
        if (at === 0) return searchHits([now]);
        const all = { contract: { vie: 4 }, city: {}, country: { fr: 3, be: 1 } };
        return searchHits([], { found: 4, ...(one.facet_by !== undefined && { facets: all }) });
      }),
    ),
  );
  const counting = () =>
    received
      .splice(0)
      .flatMap(searchesOf)
      .flatMap(({ facet_by }) => facet_by ?? []);
  const queries = [queryFor(), queryFor({ offset: 20 }), queryFor({ sort: 'date' })];
  const found = await Promise.all(queries.map((query) => index.search(query)));
  for (const { counts, countries } of found)
    expect([counts.contract, countries]).toEqual([{ vie: 4 }, 2]);
  expect(counting()).toEqual([offerGroups.join(',')]);
  // Without its own filter, the only filtered group has the counts of all offers.
  await index.search(queryFor({ facets: { contract: ['vie'] } }));
  expect(counting()).toEqual([offerGroups.filter((group) => group !== 'contract').join(',')]);
  now = { ...shown, position: positionFrom(43n) };
  await index.search(queryFor());
  expect(counting()).toHaveLength(1);

  await index.search(queryFor({ counted: [] }));
  await index.search(queryFor({ keywords: 'java', counted: [] }));
  expect(counting()).toEqual([]);
  const some = queryFor({ keywords: 'java', facets: { city: ['x'] }, counted: ['contract'] });
  expect((await index.search(some)).counts).toMatchObject({ contract: { vie: 4 }, country: {} });
  expect(counting()).toEqual(['contract']);
});

test.each([
  ['answers 503', () => ({ status: 503, body: '{"message":"Not Ready or Lagging"}' })],
  [
    'has no collection yet',
    () => multiSearchResponse([checkpoint, { code: 404, error: 'Not found.' }]),
  ],
  [
    'cuts a search off',
    () => multiSearchResponse([checkpoint, { ...searchHits([]), search_cutoff: true }]),
  ],
  ['is hidden by a page of a proxy', troubles.html],
  ['refuses the key', troubles.keyRevoked],
  [
    'has the offers of another installation',
    () => multiSearchResponse([searchHits([{ ...shown, database: 'b' }]), searchHits([])]),
  ],
  ['does not know where it stands', () => multiSearchResponse([searchHits([]), searchHits([])])],
] as const)('a server that %s is unavailable', async (_, answer) => {
  const { index } = await opened(answer);
  await expect(index.search(queryFor())).rejects.toThrow(OfferIndexUnavailable);
});

test('a request refused by the server is a fault', async () => {
  const { index, outages } = await opened(() =>
    multiSearchResponse([checkpoint, { code: 400, error: 'Bad filter' }]),
  );
  await expect(index.search(queryFor())).rejects.toThrow('Bad filter');
  expect(outages).toEqual([]);
});

test('a server that does not respond is unavailable: one search waits for it, and later ones do not', async () => {
  const { index, received, outages } = await opened(() => undefined);
  await expect(index.search(queryFor())).rejects.toThrow(OfferIndexUnavailable);
  const before = received.length;
  await expect(index.suggest('java', 'fr', 5)).rejects.toThrow('a moment ago');
  expect(received).toHaveLength(before);
  expect(outages).toEqual([expect.stringContaining('timeout')]);
});

test('a document refused by an import is named, although the import returns 200', async () => {
  const { offers } = await opened(() => ({
    status: 200,
    body: '{"success":true}\n{"success":false,"error":"Field `published` must be an int64.","code":400}',
  }));
  const changes = [1, 2].map((number) => [offerIdOf(number), offerWith('Docker')] as const);
  const writing = offers.write('offers_1', changes);
  await expect(writing).rejects.toThrow(OfferIndexNotWritten);
  await expect(writing).rejects.toThrow('document 2: Field `published`');
});
