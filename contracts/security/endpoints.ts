import { z } from 'zod';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { listControls, listResponse } from '../http/list-controls.ts';
import { listQuerySchema } from '../http/listing.ts';

/** A security event: a request that was authenticated, refused, or that changed access. */
export const securityEventSchema = z.object({
  at: z.iso.datetime(),
  /** The name of the endpoint in the description of the API, such as `signIn`. */
  what: z.string(),
  /** `done`, or the code of the refusal. */
  outcome: z.string(),
  /** The actor, or the account of the attempt; null when that is not one of our accounts. */
  account: z.object({ id: z.string(), name: z.string() }).nullable(),
  /**
   * A pseudonym of the client's network, stable within one installation; empty for a loss,
   * `command-line` for what was done there.
   */
  source: z.string(),
  /**
   * Set when the event is a loss: so many events with this outcome, of senders without an account,
   * were dropped because there were too many in a minute.
   */
  dropped: z.int().positive().optional(),
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
      'Lists sign-ins, failures, refusals, and changes to accounts, sessions and tokens of the last twelve months, newest first',
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
        places: { accountId: ['account.id'] },
        example:
          '{"outcome": {"notEquals": "done"}, "at": {"greaterThan": "2026-01-01T00:00:00Z"}}',
      }),
    }),
    body: z.object({}),
    response: listResponse(securityEventSchema, 'at'),
  }),
} as const;
