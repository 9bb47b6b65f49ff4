import { fileURLToPath } from 'node:url';
import { type Mapping, mappingSchema } from '@parvis/contracts/careers/mapping/mapping.ts';
import { describe, expect, test } from 'vitest';
import { Places } from '../../places/places.ts';
import { writeSentence } from '../note-sentences.ts';
import { readFeed } from '../read-feed.ts';
import { textOf } from '../testing/read-offers.ts';

const places = await Places.open(fileURLToPath(new URL('../../places/tables', import.meta.url)));
const context = { source: 'jobs', places, now: '2026-02-01T12:00:00.000Z' };

type Fields = Readonly<Record<string, string | object>>;
const mapping = (kind: Mapping['kind'], records: string, fields: Fields) =>
  mappingSchema.parse({
    kind,
    records,
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, rule]) => [
        field,
        typeof rule === 'string' ? { path: rule } : rule,
      ]),
    ),
  });

/** Reads a feed in small parts, which split names and texts. */
async function readAll(feed: string, by: Mapping, size = 7) {
  const bytes = Buffer.from(feed);
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const found = [];
  for await (const one of readFeed(parts, context, by)) found.push(one);
  return found;
}
async function offersIn(feed: string, by: Mapping, size?: number) {
  return (await readAll(feed, by, size)).flatMap((one) =>
    one.kind === 'read' && one.read.ok ? [one.read.offer] : [],
  );
}
async function outcomesIn(feed: string, by: Mapping, size?: number) {
  return (await readAll(feed, by, size)).map((one) => {
    if (one.kind !== 'read') return [one.line, one.kind];
    return [one.line, one.read.ok ? one.read.offer.reference : writeSentence(one.read.note)];
  });
}

const needed = { reference: 'id', title: 'name', applyUrl: 'url' };
const json = (...records: readonly object[]) =>
  JSON.stringify(
    records.map((one, at) => ({ id: at + 1, name: 'Un', url: 'https://x.example/1', ...one })),
  );

describe('XML', () => {
  const feed = `<?xml version="1.0"?>
<x:Export xmlns:x="urn:x" xmlns:y="urn:y">
  <Head><Post><Titel>no record</Titel></Post></Head>
  <x:Posten>
    <Post nr="7" y:lang="en">
      <y:Titel>Credit &amp; risk analyst</y:Titel>
      <Text><p>You study <b>files</b>.</p><ul><li>One</li></ul></Text>
      <Orte><Ort><Stadt>Nantes</Stadt><Land>FR</Land></Ort><Ort><Stadt>Lyon</Stadt><Land>FR</Land></Ort></Orte>
      <Feld name="vertrag">UNB</Feld><Feld name="stufe">P</Feld>
      <Link ziel="https://x.example/7?a=1&amp;b=2"/>
      <Gehalt><Von>40000</Von><Bis>50000</Bis></Gehalt>
    </Post>
    <Post nr="8"><y:Titel>Ohne Link</y:Titel></Post>
  </x:Posten>
</x:Export>`;
  const by = mapping('xml', 'Export/Posten/Post', {
    reference: '@nr',
    title: 'Titel',
    description: 'Text',
    language: '@lang',
    city: 'Orte/Ort/Stadt',
    country: 'Orte/Ort/Land',
    contract: { path: 'Feld[name=x]', values: [] },
    applyUrl: 'Link/@ziel',
    salaryMinimum: 'Gehalt/Von',
    salaryMaximum: 'Gehalt/Bis',
    salaryCurrency: { constant: 'EUR' },
    salaryPer: { constant: 'year' },
    experience: {
      path: 'Feld[@name=stufe]',
      values: [{ from: 'p', to: 'senior' }],
    },
  });

  test('attributes, namespaces, nested lists, chosen elements, constants and tables are read', async () => {
    const [offer, ...others] = await offersIn(feed, by);
    expect(others).toEqual([]);
    expect(offer).toMatchObject({
      reference: '7',
      title: { en: 'Credit & risk analyst' },
      place: { city: 'Nantes' },
      otherPlaces: [{ city: 'Lyon' }],
      experience: 'senior',
      salary: { minimum: 40_000, maximum: 50_000, currency: 'EUR', per: 'year' },
      applyUrl: 'https://x.example/7?a=1&b=2',
    });
    expect(offer && textOf(offer)).toMatch(/You study files\.\s+One/);
  });

  test('a record that is refused names the field, and the line on which it begins', async () => {
    expect(await outcomesIn(feed, by)).toEqual([
      [5, '7'],
      [13, 'it has no address to apply at'],
    ]);
  });

  const simple = mapping('xml', 'jobs/job', needed);
  const job = (id: number, more = '') =>
    `<job><id>${id}</id><name>Un</name><url>https://x.example/${id}</url>${more}</job>`;
  test.each([
    [
      'unescaped characters and entities of HTML',
      `<jobs>${job(1, '<t>R&D &nbsp; <b></t>')}${job(2)}</jobs>`,
      ['1', '2'],
    ],
    [
      'CDATA',
      '<jobs><job><id><![CDATA[A<1]]></id><name>Un</name><url>https://x.example/</url></job></jobs>',
      ['A<1'],
    ],
    [
      'names of prototypes',
      `<jobs>${job(1, '<__proto__><id>9</id></__proto__><constructor>x</constructor>')}</jobs>`,
      ['1'],
    ],
    [
      'elements with the same name around and within',
      '<jobs><job><id>1</id><name>Un</name><url>https://x.example/1</url><job><id>2</id></job></job></jobs>',
      ['1'],
    ],
  ])('%s', async (_, text, references) => {
    expect((await offersIn(text, simple)).map(({ reference }) => reference)).toEqual(references);
  });

  test('what is cut off, has no records there, or is an empty list says so', async () => {
    expect(await outcomesIn(`<jobs>${job(1)}<job><id>2`, simple)).toEqual([
      [1, '1'],
      [1, 'truncated'],
    ]);
    const none = [[1, 'it has no records at the path of the mapping']];
    expect(await outcomesIn('<rss><channel/></rss>', simple)).toEqual(none);
    expect(await outcomesIn('{"jobs": []}', simple)).toEqual(none);
    expect(await outcomesIn('<jobs></jobs>', simple)).toEqual([]);
  });

  test('hostile XML is bounded: deep, wide and long records', async () => {
    const deep = '<a>'.repeat(5_000) + '</a>'.repeat(5_000);
    expect(await outcomesIn(`<jobs>${job(1, deep)}${job(2)}</jobs>`, simple, 4_096)).toEqual([
      [1, '1'],
      [1, '2'],
    ]);
    const wide = '<a/>'.repeat(30_000);
    const long = 'x'.repeat(3_000_000);
    expect(
      await outcomesIn(
        `<jobs>${job(1, wide)}${job(2, `<t>${long}</t>`)}${job(3)}</jobs>`,
        simple,
        65_536,
      ),
    ).toEqual([
      [1, 'it is longer than an offer may be'],
      [1, 'it is longer than an offer may be'],
      [1, '3'],
    ]);
  });
});

describe('JSON', () => {
  const top = mapping('json', '', needed);

  test.each([
    ['a list at the top', '', json({}, {})],
    ['one object per line', '', json({}, {}).slice(1, -1).replaceAll('},{', '}\n{')],
    ['a list below names', 'data/jobs', `{"meta": 1, "data": {"jobs": ${json({}, {})}}}`],
    [
      'lists of lists',
      'pages/jobs',
      `{"pages": [{"jobs": ${json({})}}, {"jobs": [${json({ id: 2 })}]}]}`,
    ],
    [
      'the values of an object',
      'jobs/*',
      `{"jobs": {"a": ${json({}).slice(1, -1)}, "b": ${json({ id: 2 }).slice(1, -1)}}}`,
    ],
    ['a name with a slash', 'a~1b', `{"a/b": ${json({}, {})}}`],
  ])('%s', async (_, records, text) => {
    const by = mapping('json', records, needed);
    expect((await offersIn(text, by)).map(({ reference }) => reference)).toEqual(['1', '2']);
  });

  test.each<[string, Fields, object, object]>([
    [
      'a missing value takes the constant',
      { entity: { path: 'firm/name', constant: 'Estuaire' } },
      { firm: {} },
      { entity: 'Estuaire' },
    ],
    [
      'a value stands before the constant',
      { entity: { path: 'firm/name', constant: 'Estuaire' } },
      { firm: { name: 'Filiale' } },
      { entity: 'Filiale' },
    ],
    [
      'null and empty texts are missing',
      { entity: { path: 'firm', constant: 'Estuaire' } },
      { firm: [null, ' '] },
      { entity: 'Estuaire' },
    ],
    [
      'a table of values',
      { contract: { path: 'type', values: [{ from: 'UNB', to: 'permanent' }] } },
      { type: 'unb' },
      { contract: 'permanent' },
    ],
    ['a choice by its own name', { contract: 'type' }, { type: 'vie' }, { contract: 'vie' }],
    [
      'a choice in the words of feeds',
      { contract: 'type', workingTime: 'time' },
      { type: 'CDI', time: 'Temps partiel' },
      { contract: 'permanent', workingTime: 'part-time' },
    ],
    [
      'a value that the table empties',
      { contract: { path: 'type', values: [{ from: 'CDI', to: '' }] } },
      { type: 'CDI' },
      { contract: undefined },
    ],
    [
      'the second of several',
      { entity: 'firms[2]/name' },
      { firms: [{ name: 'A' }, { name: 'B' }] },
      { entity: 'B' },
    ],
    [
      'the one with a field',
      { entity: 'fields[key=firm]/value' },
      {
        fields: [
          { key: 'x', value: 'A' },
          { key: 'firm', value: 'B' },
        ],
      },
      { entity: 'B' },
    ],
    [
      'texts in every language',
      { 'title.fr': 'titles/fr', 'title.en': 'titles/en' },
      { titles: { fr: 'Juriste', en: 'Lawyer' } },
      { title: { fr: 'Juriste', en: 'Lawyer' } },
    ],
    [
      'dates of the source',
      { publishedAt: 'from', closesAt: 'to' },
      { from: '05/01/2026', to: '2026-03-01' },
      { publishedAt: '2026-01-04T23:00:00.000Z', closesAt: '2026-03-01T22:59:59.000Z' },
    ],
    [
      '__proto__ is a name like any other',
      { entity: '__proto__/name' },
      JSON.parse('{"__proto__": {"name": "P"}}'),
      { entity: 'P' },
    ],
    [
      'what objects inherit is no field',
      { entity: { path: 'constructor/name', constant: 'none' } },
      {},
      { entity: 'none' },
    ],
    [
      'a true value as text',
      { remote: { path: 'home', values: [{ from: 'true', to: 'remote' }] } },
      { home: true },
      { remote: 'remote' },
    ],
  ])('%s', async (_, fields, record, expected) => {
    const text = `[${JSON.stringify({ id: 1, name: 'Un', url: 'https://x.example/1' }).slice(0, -1)}${JSON.stringify(record) === '{}' ? '' : ','}${JSON.stringify(record).slice(1)}]`;
    const [offer] = await offersIn(text, mapping('json', '', { ...needed, ...fields }));
    expect({ contract: undefined, ...offer }).toMatchObject(expected);
  });

  test('a broken line among others, and broken JSON, say where', async () => {
    const lines = `${json({}).slice(1, -1)}\n{"id": \n${json({ id: 3 }).slice(1, -1)}`;
    expect((await outcomesIn(lines, top)).map(([line]) => line)).toEqual([1, 2, 3]);
    expect(await outcomesIn('[{"id": 1', top)).toMatchObject([
      [1, expect.stringMatching(/^it is no JSON/)],
    ]);
    expect(await outcomesIn('{"jobs": 1}', mapping('json', 'offers', needed))).toEqual([
      [1, 'it has no records at the path of the mapping'],
    ]);
    expect(await outcomesIn('{"offers": []}', mapping('json', 'offers', needed))).toEqual([]);
  });

  test('hostile JSON is bounded: deep lists and objects, and long texts', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const nested = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const text = `[{"id": ${deep}, "name": "Un", "url": "https://x.example/1"},
      {"id": ${nested}, "name": "Un", "url": "https://x.example/1"},
      {"id": 3, "name": "${'x'.repeat(2_000_000)}", "url": "https://x.example/1"}]`;
    expect((await outcomesIn(text, top, 65_536)).map(([, what]) => what)).toEqual([
      'it has no reference',
      'it has no reference',
      '3',
    ]);
  });
});

test.each([
  [
    'json',
    (count: number) =>
      JSON.stringify(
        Array.from({ length: count }, (_, at) => ({
          id: at,
          name: 'Un',
          url: 'https://x.example/1',
        })),
      ),
    '',
  ],
  [
    'xml',
    (count: number) =>
      `<jobs>${Array.from({ length: count }, (_, at) => `<job><id>${at}</id><name>Un</name><url>https://x.example/1</url></job>`).join('')}</jobs>`,
    'jobs/job',
  ],
] as const)('a hundred thousand records are read: %s', async (kind, feedOf, records) => {
  const by = mapping(kind, records, needed);
  let count = 0;
  const bytes = Buffer.from(feedOf(100_000));
  const parts = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, at) =>
    bytes.subarray(at * 65_536, (at + 1) * 65_536),
  );
  for await (const one of readFeed(parts, context, by))
    if (one.kind === 'read' && one.read.ok) count += 1;
  expect(count).toBe(100_000);
});
