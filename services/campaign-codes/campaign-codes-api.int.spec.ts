import { campaignCodeEndpoints as at } from '@parvis/contracts/campaign-codes/endpoints.ts';
import { campaignCodes } from '@parvis/projections/campaign-codes/campaign-codes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { campaignCodeRoutes } from './campaign-codes.ts';

let served: ServedStreams;
/** The current instant of the clock. */
let now = new Date('2026-05-01T00:00:00Z');

beforeAll(async () => {
  served = await serveStreams([campaignCodes], (world) =>
    campaignCodeRoutes({ ...world, db: world.pool, clock: { now: () => now } }),
  );
});
afterAll(() => served.close());

const spring = {
  source: 'LNK-7',
  obi: 'o-1',
  from: '2026-04-01T00:00:00.000Z',
  to: '2026-06-01T00:00:00.000Z',
};
const save = (code: string, body: object = spring, ifMatch?: number) =>
  served.call(at.saveCampaignCode, {
    params: { code },
    body,
    ...(ifMatch !== undefined && { ifMatch }),
  });
const check = async (c: string) => (await served.call(at.checkCampaign, { query: { c } })).body;

test('a campaign is saved, read, listed, changed and deleted', async () => {
  const made = await save('Crud');
  expect(made.body).toMatchObject({ ...spring, code: 'crud', revision: 1 });
  expect((await save('crud')).problem?.code).toBe('campaign-code-exists');
  const changed = await save('crud', { ...spring, obi: null }, 1);
  expect(changed.body).toMatchObject({ obi: null, revision: 2 });
  expect((await save('crud', spring, 1)).problem?.code).toBe('stale-revision');
  const params = { code: 'crud' };
  expect((await served.call(at.getCampaignCode, { params })).body).toEqual(changed.body);
  const found = await served.call(at.listCampaignCodes, { query: { q: 'LNK' } });
  expect(found.body).toMatchObject({ total: 1, items: [{ code: 'crud' }] });
  expect((await served.call(at.deleteCampaignCode, { params })).status).toBe(204);
  const gone = await served.call(at.getCampaignCode, { params });
  expect(gone.problem).toMatchObject({ status: 404, code: 'campaign-code-not-found' });
  expect((await save('crud')).body).toMatchObject({ revision: 3 });
});

test.each([
  ['a source of words', 'bad', { ...spring, source: 'two words' }],
  ['a day without a time', 'bad', { ...spring, from: '2026-04-01' }],
  ['an end before its beginning', 'bad', { ...spring, to: spring.from }],
])('%s is refused', async (_, code, body) => {
  expect((await save(encodeURIComponent(code), body)).problem?.code).toBe('invalid');
});

test('the first active code of a visitor is recognised, whatever its case', async () => {
  await save('spring', { ...spring, source: 'SEO' });
  await save('always', { ...spring, source: 'ADS', obi: null, to: null });
  const known = { success: true, campaign: 'spring', source: 'SEO', obi: 'o-1' };
  expect(await check('li:Spring')).toEqual(known);
  expect(await check('x:nobody|li:spring|y:always')).toEqual(known);
  now = new Date('2026-06-01T00:00:00Z');
  expect(await check('li:spring|y:always')).toEqual({
    success: true,
    campaign: 'always',
    source: 'ADS',
    obi: null,
  });
  now = new Date('2026-03-31T23:59:59Z');
  expect(await check('li:spring|y:always')).toEqual({ success: false });
});

test.each(['', '|', ':', 'spring', 'a:b:c', "a:'; drop table x", 'é:é', '%'])(
  '%j is not recognised',
  async (c) => {
    expect(await check(c)).toEqual({ success: false });
  },
);
