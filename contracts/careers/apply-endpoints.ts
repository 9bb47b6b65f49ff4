import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { offerIdSchema } from './ids.ts';

/**
 * The redirect to the application site of an offer: the parameters appended depend on the visitor.
 */
export const applyEndpoints = {
  apply: endpoint({
    id: 'apply',
    method: 'get',
    path: '/careers/apply/{id}',
    summary:
      'Redirects to the application page of an offer, with the codes of the visitor’s origin',
    access: 'public',
    params: z.object({ id: offerIdSchema }),
    query: z.object({
      /** The source code with which the visitor arrived. */
      src: z.string().max(80).optional(),
      /** The values of the campaign cookies, joined by bars; read from the cookies when omitted. */
      c: z.string().max(2_000).optional(),
    }),
    body: z.object({}),
    response: { status: 303, kind: 'empty' },
    refuses: ['offer-not-found'],
  }),
} as const;
