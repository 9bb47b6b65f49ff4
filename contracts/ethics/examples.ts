import { examplesOf } from '../http/request-example.ts';
import { ethicsEndpoints } from './endpoints.ts';
import { ethicsKeyEndpoints } from './key-endpoints.ts';
import { ethicsOfficerEndpoints } from './officer-endpoints.ts';
import { ethicsProofEndpoints } from './proof-endpoints.ts';

const receipt = '4821-0937-5566-1042';
/** A key of the right length, of nobody. */
const recipient = `age1pq1${'q'.repeat(1950)}`;
const sealed = 'YWdlLWVuY3J5cHRpb24ub3JnL3Yx';
const report = {
  id: '7f3b2c1e-5d4a-4b6f-8a9e-0c1d2e3f4a5b',
  receivedOn: '2026-03-31',
  state: 'received',
  due: null,
  lastBy: 'reporter',
} as const;
const check = 'c2lnbmVkIGJ5IG5vYm9keSwgb2YgcmlnaHQgbGVuZ3Q=';

/** Requests about reports to the ethics officers, as the description of the API shows them. */
export const ethicsExamples = [
  ...examplesOf(ethicsEndpoints, {
    submitEthicsReport: { body: { anonymous: 'on', text: 'Une facture a été payée deux fois.' } },
    openEthicsThread: { body: { receipt } },
    writeToEthicsOfficers: { body: { receipt, text: 'Le numéro de la facture est 4412.' } },
  }),
  ...examplesOf(ethicsKeyEndpoints, {
    listMissingEnvelopes: { response: { envelopes: [] } },
    createEthicsKey: { body: { recipient, wrappedIdentity: sealed } },
    consentToEthicsKey: { body: { recipient, check } },
    checkEthicsKey: { body: { recipient, check } },
    addEthicsEnvelopes: { body: { envelopes: [], recipient } },
  }),
  ...examplesOf(ethicsOfficerEndpoints, {
    listEthicsReports: { response: { items: [report], total: 1, page: 1, pageSize: 20 } },
    getEthicsReport: {
      response: {
        ...report,
        recipient,
        envelope: sealed,
        deletedOn: null,
        entries: [{ author: 'reporter', on: '2026-03-31', sealed }],
      },
    },
    getEthicsAttachment: { response: { sealed } },
    answerEthicsReport: { body: { sealed, isAnswer: true } },
    noteEthicsStep: { body: { step: 'acknowledge' } },
  }),
  ...examplesOf(ethicsProofEndpoints, { challengeEthicsOfficer: { body: { action: 'list' } } }),
];
