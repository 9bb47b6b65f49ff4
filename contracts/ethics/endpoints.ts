import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { formBody } from '../http/form-body.ts';
import { samePaths } from '../http/local-paths.ts';
import { messageBodyBytes } from '../limits/bodies.ts';
import { attachmentSchema, sentFilesSchema } from './attachment.ts';
import { authorSchema, maxContactLength, maxEntryLength } from './entry.ts';
import { reportStateSchema } from './report-state.ts';

const none = z.object({});

/** The path of the form for reports; other paths of reports are below it. */
export const ethicsFormPath = '/modal/form-ethics';

/** Where a receipt code is typed, and where messages are sent. */
export const ethicsReceiptPath = `${ethicsFormPath}/receipt` as const;
export const ethicsMessagePath = `${ethicsFormPath}/message` as const;

const receiptSchema = z.string().trim().min(1).max(60);

/** The thread of a report, as the reporter reads it. */
const threadSchema = z.object({
  state: reportStateSchema,
  /** The day on which it entered that state. */
  since: z.iso.date(),
  entries: z.array(
    z.object({
      author: authorSchema,
      on: z.iso.date(),
      text: z.string(),
      attachments: z.array(attachmentSchema.omit({ id: true })).optional(),
    }),
  ),
});
export type Thread = z.infer<typeof threadSchema>;

const contact = z.string().trim().max(maxContactLength).default('');

/**
 * Above the limit of the files, so that a form slightly too large is returned with what was
 * entered.
 */
const takesFiles = { field: 'attachments', maxBytes: 25_000_000 } as const;

export const ethicsEndpoints = {
  showEthicsForm: endpoint({
    id: 'showEthicsForm',
    confidential: true,
    method: 'get',
    ...samePaths(ethicsFormPath),
    summary:
      'Returns the form for an ethics report: as a page, or with X-Fragment: 1 for the modal',
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
    ...samePaths(ethicsFormPath),
    summary:
      'Submits an ethics report, which only ethics officers can read; the receipt code in the response opens its thread',
    access: 'public',
    params: none,
    query: none,
    body: formBody({
      anonymous: z.enum(['on']).optional(),
      name: contact,
      phone: contact,
      text: z.string().trim().min(1).max(maxEntryLength),
      attachments: sentFilesSchema,
    }),
    takesFiles,
    maxBytes: messageBodyBytes,
    budget: { admittedBy: 'documents' },
    response: {
      // The status of an ordinary page: metrics by status must not reveal reports.
      status: 200,
      kind: 'json',
      schema: z.object({ receipt: z.string() }),
      holdsSecret: true,
    },
    refuses: ['ethics-closed', 'attachment-refused', 'too-many-attempts'],
  }),
  showReceiptForm: endpoint({
    id: 'showReceiptForm',
    confidential: true,
    method: 'get',
    ...samePaths(ethicsReceiptPath),
    summary: 'Returns the form for entering a receipt code',
    access: 'public',
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'html' },
  }),
  openEthicsThread: endpoint({
    id: 'openEthicsThread',
    confidential: true,
    method: 'post',
    ...samePaths(ethicsReceiptPath),
    summary: 'Opens the thread of a report with its receipt code',
    access: 'public',
    params: none,
    query: none,
    body: formBody({ receipt: receiptSchema }),
    budget: { admittedBy: 'receipt-codes' },
    response: { status: 200, kind: 'json', schema: threadSchema, holdsSecret: true },
    refuses: ['ethics-receipt-unknown', 'too-many-attempts'],
  }),
  writeToEthicsOfficers: endpoint({
    id: 'writeToEthicsOfficers',
    confidential: true,
    method: 'post',
    ...samePaths(ethicsMessagePath),
    summary: 'Adds a message to the thread of a report, with its receipt code',
    access: 'public',
    params: none,
    query: none,
    body: formBody({
      receipt: receiptSchema,
      text: z.string().trim().min(1).max(maxEntryLength),
      attachments: sentFilesSchema,
    }),
    takesFiles,
    maxBytes: messageBodyBytes,
    budget: { admittedBy: 'documents' },
    response: { status: 200, kind: 'json', schema: threadSchema, holdsSecret: true },
    refuses: ['ethics-receipt-unknown', 'attachment-refused', 'too-many-attempts'],
  }),
} as const;
