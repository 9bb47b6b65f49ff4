import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, listSchema } from '../http/listing.ts';
import { mediaIdSchema } from '../media/ids.ts';
import { localeSchema } from '../site/locale.ts';
import {
  contentImportIdSchema,
  importFaultSchema,
  importProgressSchema,
  importStateSchema,
  importSummarySchema,
} from './content-import.ts';

const instant = z.iso.datetime();
const none = z.object({});
const path = '/api/content-imports';
const byId = z.object({ id: contentImportIdSchema });

export const listedImportSchema = z.object({
  id: contentImportIdSchema,
  filename: z.string(),
  bytes: z.number().int().min(0),
  /** Who uploaded it, or carried it out since. */
  by: z.string(),
  createdAt: instant,
  state: importStateSchema,
  endedAt: instant.nullable(),
});
export type ListedImport = z.infer<typeof listedImportSchema>;

export const contentImportSchema = listedImportSchema.extend({
  /** The language of what is marked with none. */
  language: localeSchema.nullable(),
  progress: importProgressSchema.nullable(),
  fault: importFaultSchema.nullable(),
  rehearsal: importSummarySchema.nullable(),
  result: importSummarySchema.nullable(),
  /** The hosts that were allowed when it was last carried out. */
  hosts: z.array(z.string()),
  /** Whether the uploaded file is still there, so that it can be carried out. */
  hasFile: z.boolean(),
});
export type ContentImport = z.infer<typeof contentImportSchema>;

const read = { method: 'get', access: { capability: 'site.configure' }, body: none } as const;
const write = {
  method: 'post',
  access: { capability: 'site.configure' },
  traced: true,
  query: none,
  body: none,
  params: byId,
  response: { status: 204, kind: 'empty' },
} as const;

/** The endpoints of imports of content, which are carried out in the background. */
export const contentImportEndpoints = {
  listContentImports: endpoint({
    ...read,
    id: 'listContentImports',
    path,
    summary: 'Lists the imports of content, the newest first',
    params: none,
    query: listQuerySchema.omit({ after: true }),
    response: { status: 200, kind: 'json', schema: listSchema(listedImportSchema) },
  }),
  createContentImport: endpoint({
    ...write,
    id: 'createContentImport',
    path,
    summary: 'Takes an upload whose parts are all here, and rehearses its import',
    params: none,
    body: z.object({ uploadId: mediaIdSchema, language: localeSchema.optional() }),
    response: {
      status: 201,
      kind: 'json',
      schema: z.object({ id: contentImportIdSchema }),
    },
    refuses: [
      'content-import-type',
      'content-import-under-way',
      'upload-not-found',
      'upload-incomplete',
      'upload-damaged',
      'upload-infected',
      'upload-unchecked',
    ],
  }),
  getContentImport: endpoint({
    ...read,
    id: 'getContentImport',
    path: `${path}/{id}`,
    summary: 'Returns an import: what it does, would bring, or brought',
    params: byId,
    query: none,
    response: { status: 200, kind: 'json', schema: contentImportSchema },
    refuses: ['content-import-not-found'],
  }),
  getContentImportReport: endpoint({
    ...read,
    id: 'getContentImportReport',
    path: `${path}/{id}/report`,
    summary: 'Downloads the complete report of an import, or else of its rehearsal',
    params: byId,
    query: none,
    response: { status: 200, kind: 'file', type: 'text/markdown; charset=utf-8' },
    refuses: ['content-import-not-found'],
  }),
  startContentImport: endpoint({
    ...write,
    id: 'startContentImport',
    path: `${path}/{id}/start`,
    summary: 'Carries an import out, or rehearses it again; repeated, it brings nothing twice',
    body: z.object({
      /** The hosts from which files are fetched; no others. */
      hosts: z.array(z.string().max(253)).max(200),
      isRehearsal: z.boolean(),
    }),
    refuses: [
      'content-import-not-found',
      'content-import-under-way',
      'content-import-file-gone',
      'content-import-host',
    ],
  }),
  cancelContentImport: endpoint({
    ...write,
    id: 'cancelContentImport',
    path: `${path}/{id}/cancel`,
    summary: 'Ends an import between two requests: what it brought is whole, and stays',
    refuses: ['content-import-not-found'],
  }),
  deleteContentImport: endpoint({
    ...write,
    method: 'delete',
    id: 'deleteContentImport',
    path: `${path}/{id}`,
    summary: 'Deletes an upload and its reports; what it brought stays',
    refuses: ['content-import-not-found', 'content-import-under-way'],
  }),
} as const;
