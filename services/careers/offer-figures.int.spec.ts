import { offerEndpoints as at } from '@parvis/contracts/careers/endpoints.ts';
import { offerFiguresSchema } from '@parvis/contracts/careers/offer-figures.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { offerFacets } from '@parvis/projections/offer-facets/offer-facets.ts';
import { offerFigures } from '@parvis/projections/offer-figures/offer-figures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { computeOfferId } from './offer-writer.ts';
import { type OfferArea, openOffers } from './offers.ts';
import { sampleOffer } from './testing/sample-offer.ts';

let served: ServedStreams;
let area: OfferArea;
let first: string;

beforeAll(async () => {
  served = await serveStreams([offerFigures, offerFacets], (world) => {
    area = openOffers({ ...world, db: world.pool });
    return area.routes;
  });
  const now = new Date().toISOString();
  first = toParisTime(new Date(now)).date;
  for (const [reference, given] of Object.entries({
    one: {},
    two: { contract: 'internship', entity: 'Severn Mutual' },
    three: { entity: 'Severn Mutual' },
  } as const)) {
    const record = sampleOffer({ reference, ...given });
    const offerId = computeOfferId(record);
    await area.writer.import({ type: 'import-offer', offerId, record, now }, 'import-1');
  }
});
afterAll(() => served.close());

async function figures(query: Record<string, string> = {}) {
  return (await served.call(at.offerFigures, { query })).as(offerFiguresSchema);
}

test('figures follow editors’ changes, and name facets in every language', async () => {
  const params = { id: computeOfferId({ source: 'jobs', reference: 'three' }) };
  const all = await figures();
  expect(all.days[0]).toMatchObject({ day: first, open: 3, opened: 3, withdrawn: 0 });
  expect(all.facets.map(({ names, open }) => [names.fr, names.en, open])).toEqual([
    ['CDI', 'Permanent contract', 2],
    ['Stage', 'Internship', 1],
  ]);
  await served.call(at.withdrawOffer, { params, ifMatch: 1 });
  const entities = await figures({ group: 'entity' });
  expect([entities.facets, entities.unspecified]).toEqual([
    [
      {
        id: 'severn-mutual',
        names: { fr: 'Severn Mutual', en: 'Severn Mutual' },
        open: 1,
        opened: 2,
        ended: 1,
      },
    ],
    1,
  ]);
  const interns = await figures({ facet: 'internship', from: '2020-01-01', to: first });
  expect(interns.days.at(-1)).toMatchObject({ open: 1, opened: 1, withdrawn: 0 });
  expect(interns.days[0]).toMatchObject({ day: '2020-01-01', open: 0, opened: 0 });
});

test.each([
  ['a day that is none', { from: '2026-02-30' }],
  ['a group that is none', { group: 'colour' }],
  ['days the wrong way round', { from: '2026-02-02', to: '2026-02-01' }],
  ['more days than ten years', { from: '2010-01-01', to: '2026-01-01' }],
  ['a facet without a name', { facet: '' }],
])('%s is refused', async (_, query) => {
  expect((await served.call(at.offerFigures, { query })).status).toBe(422);
});

test('figures require the right to read content', async () => {
  const status = async (as: 'auditor' | 'nobody') =>
    (await served.call(at.offerFigures, { as })).status;
  expect(await status('auditor')).toBe(200);
  expect(await status('nobody')).toBe(401);
});
