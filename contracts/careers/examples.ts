import { campaignCodeEndpoints } from '../campaign-codes/endpoints.ts';
import { examplesOf } from '../http/request-example.ts';
import { absenceEndpoints } from './absence-endpoints.ts';
import { offerEndpoints } from './endpoints.ts';
import { offerFeedEndpoints } from './feeds/endpoints.ts';
import { mappingEndpoints } from './mapping/endpoints.ts';
import { exampleOffer, pushedOfferEndpoints } from './pushed-endpoints.ts';
import { offerUploadEndpoints } from './upload-endpoints.ts';

const source = 'talents';
const mapping = {
  kind: 'json',
  records: 'jobs',
  fields: {
    reference: { path: 'id' },
    'title.fr': { path: 'name' },
    'description.fr': { path: 'text' },
    applyUrl: { path: 'url' },
    contract: { constant: 'permanent' },
  },
} as const;
const record = { id: 'R-12', name: 'Analyste crédit', text: 'Étudier', url: exampleOffer.applyUrl };
const file = JSON.stringify({ offers: [{ reference: 'R-12', ...exampleOffer }] });
const feed = {
  address: 'https://talents.example/offers.json',
  mapping: null,
  country: 'FR',
  schedule: { every: 'hour' },
  isOn: true,
} as const;

/** Requests about offers, as the description of the API shows them. */
export const careersExamples = [
  ...examplesOf(absenceEndpoints, {
    listOfferAbsences: { query: { source } },
    decideOfferAbsences: { body: { source, decision: 'keep' } },
  }),
  ...examplesOf(campaignCodeEndpoints, {
    saveCampaignCode: {
      body: { source: 'salon', obi: 'obi-12', from: '2026-03-31T07:00:00Z', to: null },
    },
  }),
  ...examplesOf(offerEndpoints, {
    listOfferFacets: { query: { group: 'city' } },
    correctOffer: { body: { title: { fr: 'Analyste de crédit' } } },
  }),
  ...examplesOf(offerFeedEndpoints, {
    addOfferFeed: { body: { source, ...feed } },
    changeOfferFeed: { body: { ...feed, schedule: { every: 'day', at: '06:30' } } },
    removeOfferFeed: { query: { offers: 'keep' } },
    setFeedSecret: { body: { in: 'header', name: 'X-Api-Key', value: 'k3f9a1b2c3d4' } },
    removeFeedSecret: { params: { name: 'X-Api-Key' } },
    runOfferFeed: { body: { kind: 'preview' } },
  }),
  ...examplesOf(mappingEndpoints, {
    saveOfferMapping: { body: mapping },
    sampleOffers: { body: JSON.stringify({ jobs: [record] }) },
    tryOfferMapping: { body: { mapping, records: [record] } },
  }),
  ...examplesOf(pushedOfferEndpoints, {
    pushOffer: { params: { reference: 'R-12' }, body: exampleOffer },
    retractOffer: { params: { reference: 'R-12' } },
    pushOffers: {
      body: {
        offers: [
          { reference: 'R-12', ...exampleOffer },
          { reference: 'R-11', withdraw: true },
        ],
      },
    },
  }),
  ...examplesOf(offerUploadEndpoints, {
    previewOfferUpload: { body: file },
    applyOfferUpload: { body: file },
  }),
];
