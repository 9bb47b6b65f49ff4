import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../adapters/clock.ts';
import { computeOfferId, OfferWriter } from '../careers/offer-writer.ts';
import { sampleOffer } from '../careers/testing/sample-offer.ts';
import { apiCaller } from './testing/api-caller.ts';
import { startedParvis } from './testing/started-parvis.ts';
import { VisitedSite } from './testing/visited-site.ts';

let cookie: string;
let site: VisitedSite;

const offers = 'toutes-offres-emploi';
const addresses = [
  '/never',
  '/groupe',
  '/Groupe/',
  '/sitemap.xml',
  '/emploi-carriere',
  `/emploi-carriere/${offers}`,
  `/emploi-carriere/${offers}?q=comptable`,
  `/emploi-carriere/${offers}?json=1`,
  `/en/careers/all-job-offers`,
  '/careers/rss/offers',
  '/offers-list-autocomplete?search=compt',
  '/search/do?search=estuaire',
  '/en/my-data',
  '/modal/form-ethics/receipt',
  '/mail/alerts/modal/job/1',
  '/mail/alerts/modal/newsletter/11',
];
const written: string[] = [];

beforeAll(async () => {
  const here = await startedParvis();
  cookie = await here.signIn('administrator');
  site = new VisitedSite(here, cookie);
  await liveThroughSomething();
}, 120_000);
afterAll(() => site.here.stop());

/** The history of a site: a page, its form, and offers whose towns and titles are equally frequent. */
async function liveThroughSomething(): Promise<void> {
  const { here } = site;
  const call = apiCaller(here.origin, cookie);
  const { accountNames } = here.accounts;
  const { log } = here.connections;
  const writer = new OfferWriter({ log, clock: systemClock, accountNames });
  const put = (record: Offer) =>
    writer.import(
      { type: 'import-offer', offerId: computeOfferId(record), record, now: record.publishedAt },
      crypto.randomUUID(),
    );
  const page = await call('POST', '/api/pages', {
    body: { locale: 'fr', title: 'Groupe', slug: 'groupe' },
  });
  const { id } = page.body;
  const contact = { title: 'Écrivez-nous', buttonLabel: 'Écrire', mailbox: 'a@bank.example' };
  const form = await call('POST', `/api/${id}/modules`, {
    body: { type: 'contact', data: contact },
  });
  await call('POST', `/admin/inline/module/${form.body.id}/activate`);
  await call('POST', `/api/pages/${id}/publish`);
  written.push(`/module/contact/form/${form.body.id}`);
  await site.visit([...addresses, ...written]);
  const records = ['Zeebruges', 'Nantes', 'Anvers', 'Brest'].map((city, number) =>
    sampleOffer({
      reference: `A-${9 - number}`,
      title: { fr: number % 2 === 0 ? 'Comptable (F/H)' : 'COMPTABLE (F/H)' },
      place: { continent: 'europe', country: 'FR', region: 'Bretagne', city },
    }),
  );
  for (const record of records) await put(record);
  const first = computeOfferId(sampleOffer({ reference: 'A-9' }));
  written.push(`/emploi-carriere/offre-emploi/${first}-comptable-f-h`, `/careers/apply/${first}`);
  await site.visit([...addresses, ...written]);
  await call('DELETE', `/api/offers/${first}`, { seen: 1 });
  await call('PUT', `/api/${id}/modules/${form.body.id}`, {
    body: { data: { ...contact, title: 'Une question ?' } },
    seen: 1,
  });
  await site.visit([...addresses, ...written]);
}

test('every address is reconstructed over HTTP as it was sent, byte for byte', async () => {
  expect(new Set(site.visits.map(({ sent }) => sent.status))).toEqual(
    new Set([200, 303, 308, 404, 410]),
  );
  expect(await site.findDifferences()).toEqual([]);
}, 120_000);

test('… and so it is after the read models were rebuilt and after a restart', async () => {
  await site.rebuildAndRestart();
  expect(site.visits.length).toBeGreaterThan(0);
  expect(await site.findDifferences()).toEqual([]);
}, 120_000);
