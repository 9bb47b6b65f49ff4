import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { listQuerySchema, listSchema, readQuerySchema } from '../../http/listing.ts';
import { contentBodyBytes } from '../../limits/bodies.ts';
import { localeSchema } from '../../site/locale.ts';
import { contentIdSchema } from '../ids.ts';
import { contentKinds } from '../kinds.ts';
import { moduleTypeSchema } from '../modules/module-types.ts';
import { typedPartsSchema } from '../sent-modules.ts';
import { contentSummarySchema } from '../views.ts';
import { checkSchema, findingSchema } from './finding.ts';

const checkedItemSchema = contentSummarySchema
  .pick({ id: true, kind: true, locale: true, title: true, status: true, pending: true })
  .extend({
    findings: z.array(
      findingSchema.extend({
        /** The type of the module; null for the header. */
        type: moduleTypeSchema.nullable(),
      }),
    ),
  });
export type CheckedItem = z.infer<typeof checkedItemSchema>;

export const siteChecksSchema = listSchema(checkedItemSchema).extend({
  counts: z
    .partialRecord(checkSchema, z.number().int().min(1))
    .describe('How many items have findings of each check, whatever `check` is'),
  unchecked: z
    .number()
    .int()
    .min(0)
    .describe('How many published items are still to be checked; reading again goes on with them'),
});
export type SiteChecks = z.infer<typeof siteChecksSchema>;

/** The endpoints of what should be looked at before it is published, and over the site. */
export const checkEndpoints = {
  listChecks: endpoint({
    id: 'listChecks',
    method: 'get',
    path: '/api/checks',
    summary: 'Lists the published items whose newest revision has findings, most findings first',
    access: { capability: 'content.read' },
    params: z.object({}),
    query: listQuerySchema.extend({
      check: checkSchema.optional(),
      locale: localeSchema.optional(),
      kind: z.enum(contentKinds).optional(),
    }),
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: siteChecksSchema },
  }),
  checkTyped: endpoint({
    id: 'checkTyped',
    method: 'post',
    path: '/api/checks/{id}',
    summary:
      'Checks an item with parts that are typed and not saved; those that could not be saved are checked as they were. Writes nothing',
    access: { capability: 'content.read' },
    params: z.object({ id: contentIdSchema }),
    query: readQuerySchema,
    body: typedPartsSchema,
    maxBytes: contentBodyBytes,
    response: {
      status: 200,
      kind: 'json',
      schema: z.object({ findings: z.array(findingSchema) }),
    },
  }),
} as const;
