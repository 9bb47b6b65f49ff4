import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listOf, listQuerySchema } from '../http/listing.ts';

/** Something that happened at the doors of the product: let in, refused, or changed. */
export const securityEventSchema = z.object({
  at: z.iso.datetime(),
  /** The name of the endpoint in the description of the API, such as `signIn`. */
  what: z.string(),
  /** `done`, or the code of the refusal. */
  outcome: z.string(),
  /** Who did it, or whose account was tried; null when that is no account of ours. */
  account: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The same for one network over one installation, and nothing can be read from it. */
  source: z.string(),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

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
    }),
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: listOf(securityEventSchema) },
  }),
} as const;
