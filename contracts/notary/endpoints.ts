import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { notaryStatusSchema } from './views.ts';

export const notaryEndpoints = {
  showNotary: endpoint({
    id: 'showNotary',
    method: 'get',
    path: '/api/audit/notary',
    summary: 'Returns the newest checkpoint of the log, and whether its notary still signs',
    access: { capability: 'history.read' },
    withoutDrafts: true,
    traced: true,
    params: z.object({}),
    query: z.object({}),
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: notaryStatusSchema },
  }),
} as const;
