import { z } from 'zod';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { listControls, listOfSome } from '../http/list-controls.ts';
import { listQuerySchema } from '../http/listing.ts';

/** Something that happened at the doors of the product: let in, refused, or changed. */
export const securityEventSchema = z.object({
  at: z.iso.datetime(),
  /** The name of the endpoint in the description of the API, such as `signIn`. */
  what: z.string(),
  /** `done`, or the code of the refusal. */
  outcome: z.string(),
  /** The actor, or the account that was tried; null when that is not an account of ours. */
  account: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The same for one network over one installation, and nothing can be read from it. */
  source: z.string(),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** The filter fields of the trace. */
export const securityEventListFields = {
  at: 'instant',
  what: 'word',
  outcome: 'word',
  accountId: 'word',
  source: 'word',
} as const satisfies ListFields;

export const securityEndpoints = {
  listSecurityEvents: endpoint({
    id: 'listSecurityEvents',
    method: 'get',
    path: '/api/security-events',
    summary:
      'Lists sign-ins, failures, refusals, and changes of accounts, sessions and tokens of the last twelve months, newest first',
    access: { capability: 'security.read' },
    params: z.object({}),
    query: listQuerySchema.omit({ after: true }).extend({
      what: z.string().max(60).optional(),
      outcome: z.string().max(60).optional(),
      accountId: z.string().max(40).optional(),
      ...listControls({
        fields: securityEventListFields,
        sortedBy: ['-at'],
        item: securityEventSchema,
        key: 'at',
        example:
          '{"outcome": {"notEquals": "done"}, "at": {"greaterThan": "2026-01-01T00:00:00Z"}}',
      }),
    }),
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: listOfSome(securityEventSchema, 'at') },
  }),
} as const;
