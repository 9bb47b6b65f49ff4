import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { readQuerySchema } from '../http/listing.ts';
import { problemSchema } from '../http/problem.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { redirectWarningSchema } from './warnings.ts';

const none = z.object({});

/** The columns of a table of redirects; without a status, a redirect is permanent (301). */
export const redirectColumns = ['from', 'to', 'status'] as const;

/** The maximum number of redirects in one table. */
export const maxRedirectRows = 5_000;

/** What becomes of a row: its redirect is new, gets another target, or exists as it is. */
export const rowOutcomeSchema = z.enum(['created', 'changed', 'unchanged', 'refused']);

/** A row of a table of redirects, as it was read. */
export const redirectRowSchema = z.object({
  line: z.number().int().describe('In the file, from 1'),
  from: z.string(),
  to: z.string(),
  status: z.string(),
  outcome: rowOutcomeSchema,
  errors: problemSchema.shape.errors.describe('Why the row is refused'),
  warnings: z
    .array(redirectWarningSchema)
    .describe('Why the redirect would not lead visitors to its target, if that is so'),
});
export type RedirectRow = z.infer<typeof redirectRowSchema>;

/** Redirects as a table, in and out. */
export const redirectTableEndpoints = {
  exportRedirects: endpoint({
    id: 'exportRedirects',
    method: 'get',
    path: '/api/redirects/table',
    summary: 'Downloads every redirect as CSV, with the columns from, to and status',
    access: { capability: 'content.read' },
    withoutDrafts: true,
    params: none,
    query: readQuerySchema,
    body: none,
    response: { status: 200, kind: 'file', type: 'text/csv' },
  }),
  importRedirects: endpoint({
    id: 'importRedirects',
    method: 'post',
    path: '/api/redirects/table',
    summary:
      'Creates and changes redirects from CSV; every row is checked first, and if one is refused, nothing is written. Redirects that the table does not name stay',
    access: { capability: 'content.write' },
    params: none,
    query: none,
    maxBytes: contentBodyBytes,
    body: z.object({
      csv: z
        .string()
        .min(1)
        .meta({
          examples: [
            'from,to,status\n/?p=12,/actualite/ouverture,301\n/vieux-blog/*,/toutes-actualites,\n/fermee,,410\n',
          ],
        })
        .describe(
          `A header with the columns ${redirectColumns.join(', ')} in any order, then up to ${maxRedirectRows} rows; separated by commas, semicolons or tabs`,
        ),
      rehearse: z.boolean().default(false).describe('Checks every row and writes nothing'),
    }),
    response: {
      status: 200,
      kind: 'json',
      schema: z.object({
        rows: z.array(redirectRowSchema),
        written: z.boolean().describe('False for a rehearsal'),
      }),
    },
  }),
} as const;
