import { applyEndpoints as at } from '@parvis/contracts/careers/apply-endpoints.ts';
import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import { offers } from '@parvis/projections/offers/offers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../../streams/testing/served-streams.ts';
import { computeOfferId } from '../offer-writer.ts';
import { type OfferArea, openOffers } from '../offers.ts';
import { sampleOffer } from '../testing/sample-offer.ts';
import { applyRoutes } from './apply-routes.ts';

let served: ServedStreams;
let area: OfferArea;
const [open, withdrawn] = [recordOf('open'), recordOf('withdrawn')];

function recordOf(reference: string) {
  return sampleOffer({ reference, applyUrl: 'https://jobs.example/a?b=1' });
}

beforeAll(async () => {
  served = await serveStreams([offers], (world) => {
    area = openOffers({ ...world, db: world.pool });
    const routes = applyRoutes({
      db: world.pool,
      host: 'www.estuaire.example',
      checkCampaign: async (cookies) =>
        cookies.includes('li:spring')
          ? { success: true, campaign: 'spring', source: 'LNK-7', obi: null }
          : { success: false },
    });
    return [...area.routes, ...routes];
  });
  const now = '2026-02-01T12:00:00.000Z';
  for (const record of [open, withdrawn]) {
    const command = { type: 'import-offer', offerId: computeOfferId(record), record, now } as const;
    await area.writer.import(command, `import-${record.reference}`);
  }
  await served.catchUp();
});
afterAll(() => served.close());

async function apply(query: string, cookie?: string, id = computeOfferId(open)) {
  const { origin } = served;
  const response = await fetch(`${origin}/careers/apply/${id}${query}`, {
    redirect: 'manual',
    ...(cookie !== undefined && { headers: { cookie } }),
  });
  return [response.status, response.headers.get('location'), response.headers.get('cache-control')];
}

const there = 'https://jobs.example/a?b=1&source=CWS-15640&site=www.estuaire.example';

test.each([
  ['nothing', '', undefined, there],
  ['an unknown campaign', '', 'parvis_campaign=x%3Anobody', there],
  ['a cookie that cannot be read', '', 'parvis_campaign=%zz', there],
  [
    'a campaign in the cookie',
    '',
    'a=b; parvis_campaign=li%3Aspring',
    `${there.replace('CWS-15640', 'LNK-7')}&campaign=spring`,
  ],
  [
    'a campaign in the address, whatever the cookie',
    '?c=li%3Aspring',
    'parvis_campaign=x%3Anobody',
    `${there.replace('CWS-15640', 'LNK-7')}&campaign=spring`,
  ],
  [
    'the job board’s code',
    '?src=JB-24640',
    undefined,
    'https://jobs.example/a?b=1&source=JB-24640&site=cvcatcher',
  ],
])('a visitor with %s is redirected to the application page', async (_, query, cookie, address) => {
  expect(await apply(query, cookie)).toEqual([303, address, 'no-store']);
});

test('an unknown offer is not found, and a withdrawn one redirects to its page', async () => {
  const unknown = await served.call(at.apply, { params: { id: 'nobody000001' } });
  expect(unknown.problem).toMatchObject({ status: 404, code: 'offer-not-found' });
  const id = computeOfferId(withdrawn);
  await served.call(offerEndpoints.withdrawOffer, { params: { id }, ifMatch: 1 });
  await served.catchUp();
  const [status, address] = await apply('', undefined, id);
  expect([status, address]).toEqual([303, `/emploi-carriere/offre-emploi/${id}-comptable-f-h`]);
});
