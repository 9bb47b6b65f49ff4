import { expect, test } from 'vitest';
import { SeededChoices } from '../import-feed/testing/seeded-choices.ts';
import { recognizeKind } from './formats/feed-formats.ts';
import { JsonSplitter } from './formats/split-json.ts';
import { offersIn, reasonsIn } from './testing/read-offers.ts';

/** Records in each format of JSON, which are offers. */
const records: readonly ((number: number) => object)[] = [
  (number) => ({
    reference: `R-${number}`,
    title: 'Comptable',
    place: { city: 'Nantes' },
    applyUrl: `https://jobs.example/${number}`,
  }),
  (number) => ({
    '@type': 'JobPosting',
    identifier: { value: `R-${number}` },
    title: 'Juriste',
    jobLocation: [
      { address: { addressLocality: 'Lyon' } },
      { address: { addressLocality: 'Lille' } },
    ],
    url: `https://jobs.example/${number}`,
  }),
  (number) => ({
    id: `R-${number}`,
    intitule: 'Conseiller',
    competences: [{ code: '7', libelle: 'Écouter' }],
    origineOffre: { urlOrigine: `https://jobs.example/${number}` },
  }),
  (number) => ({
    id: number,
    title: 'Analyste "crédit" {F/H}',
    location: { city: 'Nantes', country: 'FR' },
    tags: ['Finance', 'CDI'],
    similar: [{ title: 'Autre' }],
    url: `https://jobs.example/${number}`,
  }),
];
const names = [
  'data',
  'jobs',
  'job',
  'response',
  'channel',
  'item',
  'Annonces',
  'liste',
  'x',
  'ns:y',
];
const beside: Readonly<Record<string, unknown>>[] = [
  {},
  { total: 3, page: { size: 20, next: null } },
  {
    title: 'Nos offres',
    link: 'https://jobs.example',
    filters: [{ name: 'CDI' }, { name: 'CDD' }],
  },
  { status: 'ok', errors: [], links: [{ url: 'https://jobs.example/2' }] },
];

/** Puts records into objects and lists around each other. */
function nested(list: readonly object[], random: SeededChoices): unknown {
  let whole: unknown = list;
  for (let depth = random.between(0, 4); depth > 0; depth -= 1) {
    const around = random.oneOf(beside);
    const within = { [random.oneOf(names)]: whole };
    whole = random.chance(0.5) ? { ...around, ...within } : { ...within, ...around };
    if (random.chance(0.2)) whole = [whole];
  }
  return whole;
}

test.each([1, 2, 3])(
  'whatever is around them, the same offers are read: JSON, seed %d',
  async (seed) => {
    const random = new SeededChoices(seed);
    for (let round = 0; round < 60; round += 1) {
      const record = random.oneOf(records);
      const list = Array.from({ length: random.between(2, 5) }, (_, at) => record(at));
      const feed = nested(list, random);
      const text = random.chance(0.5) ? JSON.stringify(feed, null, 2) : JSON.stringify(feed);
      expect(await offersIn(text)).toEqual(await offersIn(JSON.stringify(list)));
    }
  },
);

test('whatever is around them, the same offers are read: XML', async () => {
  const random = new SeededChoices(1);
  const job = (number: number) =>
    `<job><title>Comptable</title><referencenumber>${number}</referencenumber><url>https://jobs.example/${number}</url><city>Nantes</city></job>`;
  const plain = [1, 2, 3].map(job).join('\n');
  const expected = await offersIn(`<jobs>${plain}</jobs>`);
  expect(expected).toHaveLength(3);
  for (let round = 0; round < 40; round += 1) {
    let whole = plain;
    for (let depth = random.between(1, 4); depth > 0; depth -= 1) {
      const name = random.oneOf(['source', 'jobs', 'data', 'Offers', 'offer', 'ns:items', 'x-y']);
      whole = `<${name}>\n<publisher>Site</publisher>${whole}</${name}>`;
    }
    expect(await offersIn(`<?xml version="1.0"?>\n${whole}`)).toEqual(expected);
  }
});

test('a broken record among others that are nested is reported with its line', async () => {
  const text =
    '{"Flux":{"Annonces":[\n{"id":1,"title":"Un","url":"https://x.example/1"},\n{"id":2,"title":"Deux,\n{"id":3,"title":"Trois","url":"https://x.example/3"}\n]}}';
  expect(await reasonsIn(text)).toEqual([
    [2, 'read'],
    [3, 'it is no JSON'],
    [4, 'read'],
  ]);
});

test('a list that is longer than a record may be is read within unknown names, and its end is missed', () => {
  const offer = (id: number) => ({ id, title: 'Un', url: `https://x.example/${id}` });
  const filler = { description: 'a'.repeat(9_000) };
  const list = Array.from({ length: 300 }, (_, id) => ({ ...offer(id), ...filler }));
  const text = JSON.stringify({ Flux: { Annonces: list } });
  const kindsIn = (feed: string) => {
    const splitter = new JsonSplitter(recognizeKind);
    const parts = feed.match(/[^]{1,65536}/g) ?? [];
    return [...parts.flatMap((part) => splitter.push(part)), ...splitter.end()].map(
      (one) => one.kind,
    );
  };
  expect(kindsIn(text)).toEqual(list.map(() => 'record'));
  expect(kindsIn(text.slice(0, -2))).toEqual([...list.map(() => 'record'), 'truncated']);
});
