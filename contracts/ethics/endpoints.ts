import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { formBody } from '../http/form-body.ts';
import { maxContactLength, maxEntryLength } from './entry.ts';

const none = z.object({});

/** Where a report is made; what belongs to it stands below. */
export const ethicsFormPath = '/modal/form-ethics';

const contact = z.string().trim().max(maxContactLength).default('');

export const ethicsEndpoints = {
  showEthicsForm: endpoint({
    id: 'showEthicsForm',
    confidential: true,
    method: 'get',
    path: ethicsFormPath,
    englishPath: `/en${ethicsFormPath}`,
    summary: 'The form of an ethics report: a page, or with X-Fragment: 1 what a modal shows',
    access: 'public',
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'html' },
  }),
  submitEthicsReport: endpoint({
    id: 'submitEthicsReport',
    confidential: true,
    method: 'post',
    path: ethicsFormPath,
    englishPath: `/en${ethicsFormPath}`,
    summary:
      'Makes an ethics report, which only ethics officers can read; the receipt code of the response opens the answers',
    access: 'public',
    params: none,
    query: none,
    body: formBody({
      anonymous: z.enum(['on']).optional(),
      name: contact,
      phone: contact,
      text: z.string().trim().min(1).max(maxEntryLength),
    }),
    response: {
      status: 201,
      kind: 'json',
      schema: z.object({ receipt: z.string() }),
      holdsSecret: true,
    },
    refuses: ['ethics-closed', 'too-many-attempts'],
  }),
} as const;
