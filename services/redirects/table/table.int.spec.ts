import { redirectEndpoints } from '@parvis/contracts/redirects/endpoints.ts';
import { redirectTableEndpoints as at } from '@parvis/contracts/redirects/table-endpoints.ts';
import { pageFragments } from '@parvis/projections/page-fragments/page-fragments.ts';
import { redirects } from '@parvis/projections/redirects/redirects.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../../streams/testing/served-streams.ts';
import { openRedirects } from '../redirects.ts';

let served: ServedStreams;

beforeAll(async () => {
  served = await serveStreams(
    [redirects, pageFragments],
    async (world) => (await openRedirects({ ...world, origin: 'https://site.example' })).routes,
  );
});
afterAll(() => served.close());

const send = (rows: readonly string[], rehearse = false) =>
  served.call(at.importRedirects, {
    body: { csv: `from,to,status\n${rows.join('\n')}`, rehearse },
  });
const list = async (q: string) =>
  (await served.call(redirectEndpoints.listRedirects, { query: { q, pageSize: '100' } })).body;

test('three hundred redirects come at once, and go out as they came', async () => {
  const rows = Array.from({ length: 300 }, (_, n) => `/?tri=${n},https://other.example/${n},301`);
  const rehearsed = await send(rows, true);
  expect(rehearsed.body).toMatchObject({ written: false });
  expect(await list('tri=')).toMatchObject({ total: 0 });
  expect((await send(rows)).status).toBe(200);
  expect(await list('tri=')).toMatchObject({ total: 300 });
  const { text } = await served.call(at.exportRedirects);
  for (const row of rows) expect(text).toContain(`${row}\n`);
  const again = await send(rows);
  expect(again.body['rows']).toMatchObject(rows.map(() => ({ outcome: 'unchanged' })));
}, 60_000);

test('more redirects than are read at once go out, each once', async () => {
  const rows = Array.from({ length: 600 }, (_, n) => `/plus-${n},https://other.example/${n},301`);
  expect((await send(rows)).status).toBe(200);
  const { text } = await served.call(at.exportRedirects);
  const exported = text.split('\n').filter((line) => line.startsWith('/plus-'));
  expect(exported.toSorted()).toEqual(rows.toSorted());
}, 60_000);

test('if a row is refused, nothing is written, and every bad row is named by its line', async () => {
  await send(['/mal-avant,/mal-ailleurs,']);
  const rows = [
    '/mal-bon,/mal-but,',
    '/mal a*b,/x,301',
    '/mal-bon/,/y,301',
    '/mal-tour/*,/mal-tour/x,',
    '/mal-but-2,/mal-avant,302',
    '/mal-ailleurs,/z,308',
    'mal,/z,418',
    '/mal-fini,/reste,410',
    '/mal-sans,,',
    '/mal,sans-guillemets,/cible,301',
  ];
  const { problem } = await send(rows);
  expect(problem?.errors.map(({ pointer }) => pointer)).toEqual([
    '/lines/3/from',
    '/lines/4/from',
    '/lines/5/target/to',
    '/lines/6/target/to',
    '/lines/7/target/to',
    '/lines/8/from',
    '/lines/8/target/status',
    '/lines/9/to',
    '/lines/10/target/to',
    '/lines/11',
  ]);
  expect(await list('/mal-')).toMatchObject({ total: 1 });
  const rehearsed = await send(rows, true);
  expect(rehearsed.body['rows']).toMatchObject([
    { line: 2, outcome: 'created', warnings: [{ code: 'nothing-there' }] },
    ...rows.slice(1).map((_, n) => ({ line: n + 3, outcome: 'refused' })),
  ]);
});

test('a row changes the redirect of its address, and another may then begin where that led', async () => {
  await send(['/neu-a,/neu-b,']);
  const moved = await send(['/neu-b,/neu-c,', '/neu-a,/neu-c,302', '/neu-g,,410']);
  expect(moved.body['rows']).toMatchObject([
    { outcome: 'created' },
    { outcome: 'changed' },
    { outcome: 'created' },
  ]);
  expect(await list('/neu-a')).toMatchObject({
    items: [{ revision: 2, target: { status: 302, to: '/neu-c' } }],
  });
});

test.each([
  ['a,b\n1,2', 'unknown-column'],
  ['from;status\n/a;301', 'no-header'],
])('%j is no table of redirects', async (csv, reason) => {
  const { problem } = await served.call(at.importRedirects, { body: { csv } });
  expect(problem?.errors).toMatchObject([{ pointer: '/csv', params: { reason } }]);
});

test('a table is for those who may write content', async () => {
  const sent = { body: { csv: 'from,to\n/a,/b' }, as: 'auditor' } as const;
  expect((await served.call(at.importRedirects, sent)).status).toBe(403);
});
