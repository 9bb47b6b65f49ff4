import { caseEndpoints } from '../cases/endpoints.ts';
import { examplesOf } from '../http/request-example.ts';
import { mementoEndpoints } from '../memento/endpoints.ts';
import { redactionEndpoints } from '../redactions/endpoints.ts';
import { auditEndpoints } from './endpoints.ts';
import { exposureEndpoints } from './exposure-endpoints.ts';

const path = '/';
const at = '2026-03-31T07:00:00Z';
const opened = {
  title: 'Rates shown in March',
  purpose: 'A customer’s claim',
  addresses: ['/taux'],
  from: '2026-03-01',
  to: '2026-03-31',
};

/** Requests about the past, as the description of the API shows them. */
export const auditExamples = [
  ...examplesOf(auditEndpoints, {
    reconstructPage: { query: { path, at } },
    showReconstruction: { query: { path, at } },
    downloadArchive: { query: { path, at } },
    downloadBundle: { query: { path, to: at, purpose: 'A customer’s claim' } },
  }),
  ...examplesOf(exposureEndpoints, { findExposures: { query: { text: 'marée' } } }),
  ...examplesOf(mementoEndpoints, {
    chooseMemento: { query: { path } },
    listMementos: { query: { path } },
    showMemento: { query: { path, at } },
  }),
  ...examplesOf(caseEndpoints, {
    openCase: { body: opened },
    saveCase: { body: { ...opened, words: 'taux' } },
    noteCase: { body: { note: 'The page showed 3 % on 12 March.' } },
    closeCase: { body: { reason: 'The claim was settled.' } },
    reopenCase: { body: { reason: 'The customer objected.' } },
    placeHold: { body: { basis: 'Article 17(3)(e) GDPR', until: '2030-12-31', items: ['/taux'] } },
    endHold: { body: { reason: 'The claim was settled.' } },
  }),
  ...examplesOf(redactionEndpoints, {
    requestRedaction: { body: { words: 'Zoé Kerbrat', reason: 'Published by mistake' } },
    refuseRedaction: { body: { reason: 'The name is that of a spokesperson.' } },
  }),
];
