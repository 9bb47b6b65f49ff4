import { z } from 'zod';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { listControls, listResponse } from '../http/list-controls.ts';
import { listQuerySchema, searchedTextSchema } from '../http/listing.ts';
import { samePaths } from '../http/local-paths.ts';
import { usualEndpoints } from '../revisions/usual-endpoints.ts';
import { revisionedFields } from '../revisions/views.ts';
import { campaignCodeKeySchema, campaignCodeSchema } from './campaign-code.ts';

const none = z.object({});
/** A campaign; its id is its code. */
const viewSchema = campaignCodeSchema.safeExtend({
  id: campaignCodeKeySchema,
  ...revisionedFields,
});
const usual = usualEndpoints({
  path: '/api/campaign-codes',
  item: '/{code}',
  params: { all: none, one: z.object({ code: campaignCodeKeySchema }) },
  withoutDrafts: true,
  view: viewSchema,
});

/** The value of a campaign's cookie: `source:campaign`. */
export const campaignCookieValue = /^([A-Za-z0-9._-]{0,80}):([A-Za-z0-9._-]{1,60})$/;

const checkedSchema = z.union([
  z.object({ success: z.literal(false) }),
  z.object({
    success: z.literal(true),
    campaign: z.string(),
    source: z.string(),
    obi: z.string().nullable(),
  }),
]);
export type CheckedCampaign = z.infer<typeof checkedSchema>;

/** The filter fields of the list of campaigns. */
export const campaignCodeListFields = {
  code: 'text',
  source: 'text',
  obi: 'text',
  from: 'instant',
  to: 'instant',
  revision: 'number',
  updatedAt: 'instant',
} as const satisfies ListFields;

/** The REST endpoints of campaigns, and the check that completes apply links. Specification, section 7. */
export const campaignCodeEndpoints = {
  listCampaignCodes: {
    ...usual.list(
      'listCampaignCodes',
      'Lists recruitment campaigns',
      listQuerySchema.extend({
        /** Part of the code or the source. */
        q: searchedTextSchema.optional(),
        ...listControls({
          fields: campaignCodeListFields,
          sortedBy: ['code'],
          item: viewSchema,
          key: 'code',
          example:
            '{"or": [{"to": {"exists": false}}, {"to": {"greaterThan": "2026-01-01T00:00:00Z"}}]}',
        }),
      }),
    ),
    response: listResponse(viewSchema, 'code'),
  },
  getCampaignCode: usual.get('getCampaignCode', 'Reads a recruitment campaign'),
  saveCampaignCode: {
    ...usual.save(
      'saveCampaignCode',
      'Saves a recruitment campaign; If-Match is required unless it is new',
      z.object(campaignCodeSchema.shape).omit({ code: true }),
    ),
    ifMatch: 'optional',
  },
  deleteCampaignCode: {
    ...usual.delete('deleteCampaignCode', 'Deletes a recruitment campaign; its history is kept'),
    ifMatch: 'optional',
  },
  checkCampaign: endpoint({
    id: 'checkCampaign',
    method: 'get',
    ...samePaths('/ajax/campaign/check'),
    summary: 'Returns whether one of a visitor’s campaigns is running',
    access: 'public',
    params: none,
    query: z.object({
      /** The offer whose apply links are completed. */
      id: z.string().max(200).optional(),
      /** The values of the campaign cookies, joined by bars. */
      c: z.string().max(2_000).default(''),
    }),
    body: none,
    response: { status: 200, kind: 'json', schema: checkedSchema },
  }),
} as const;
