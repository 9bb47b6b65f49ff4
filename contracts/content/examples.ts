import { examplesOf } from '../http/request-example.ts';
import { defaultLocale } from '../site/locale.ts';
import { approvalEndpoints } from './approval-endpoints.ts';
import { batchEndpoints } from './batch-endpoints.ts';
import { checkEndpoints } from './checks/endpoints.ts';
import { contentEndpoints } from './endpoints.ts';
import { inlineEndpoints } from './inline-endpoints.ts';
import { publicationEndpoints } from './publication-endpoints.ts';
import { treeEndpoints } from './tree-endpoints.ts';
import { upkeepEndpoints } from './upkeep-endpoints.ts';

const [sourceId, targetId] = ['k3f9a1b2c3d4', 'm7h2e5g8j1k4'];
const moduleId = 'k3f9a1b2c3d4e5f6';
const statement = { text: 'Le port reste ouvert.' };

/** Requests about content of every kind, as the description of the API shows them. */
export const contentExamples = [
  ...examplesOf(approvalEndpoints, {
    requestApproval: { body: { note: 'With the figures of March' } },
    withdrawApproval: { body: { request: 1 } },
    approvePublication: { body: { request: 1 } },
    returnPublication: {
      body: { request: 1, comments: [{ part: 'header', field: 'title', text: 'Name the port.' }] },
    },
  }),
  ...examplesOf(batchEndpoints, {
    writeItems: {
      body: {
        items: [
          {
            kind: 'chapter',
            lid: 'criee',
            locale: defaultLocale,
            title: 'La criée',
            slug: 'la-criee',
          },
          {
            kind: 'page',
            locale: defaultLocale,
            title: 'Horaires de la criée',
            slug: 'horaires',
            parentId: 'lid:criee',
            modules: [{ type: 'statement', data: statement }],
          },
        ],
      },
    },
  }),
  ...examplesOf(checkEndpoints, {
    checkTyped: { body: { modules: { [moduleId]: { text: 'Le port reste ouvert .' } } } },
  }),
  ...examplesOf(contentEndpoints, {
    createModule: { body: { type: 'statement', data: statement } },
    arrangeModules: { body: { order: [moduleId] } },
    saveModule: { body: { data: { text: 'Le port est fermé.' } } },
    undeleteModule: { body: {} },
    activateModule: { body: {} },
    deactivateModule: { body: {} },
    restoreModule: { body: { revision: 1 } },
    undoneModule: { params: { revision: '2' } },
  }),
  ...examplesOf(inlineEndpoints, {
    lock: { body: { takeOver: false } },
    saveForm: { params: { type: 'module', id: moduleId }, body: { data: statement } },
    create: { params: { type: 'module' }, body: { contentId: sourceId, moduleType: 'statement' } },
    moduleAction: { body: {} },
    proposeMerge: { body: { sourceId, targetId } },
  }),
  ...examplesOf(publicationEndpoints, { rehearsePublication: { query: { action: 'publish' } } }),
  ...examplesOf(treeEndpoints, {
    rehearseMove: { body: { parentId: targetId } },
    moveContent: { params: { itemID: targetId }, body: {} },
  }),
  ...examplesOf(upkeepEndpoints, {
    alignTranslation: { body: { version: 1 } },
    assignReview: { body: { owner: null, reviewOn: '2027-03-31' } },
  }),
];
