import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

const instant = z.iso.datetime();
const count = z.number().int().min(0);
const none = z.object({});

/** Whom search engines' addresses of changed pages are sent to. */
export const indexingTargets = ['indexnow', 'google'] as const;
export const indexingTargetSchema = z.enum(indexingTargets);
export type IndexingTarget = z.infer<typeof indexingTargetSchema>;

/** The address of the file that proves to search engines whose key it is. */
export const indexNowKeyPath = '/indexnow.txt';

const targetSchema = z.object({
  target: indexingTargetSchema,
  isOn: z.boolean().describe('Whether it is configured'),
  waiting: count.describe('Addresses that are still to be sent'),
  lastAt: instant.nullable().describe('When something was last sent'),
  lastStatus: z.number().int().nullable().describe('The status of the last response'),
  lastAnswer: z.string().describe('How it began, or why there was none'),
  lastTakenAt: instant.nullable().describe('When addresses were last taken'),
  nextAt: instant.nullable().describe('When it is tried again, if something waits'),
});
export type IndexingView = z.infer<typeof targetSchema>;

export const indexingSchema = z.object({ items: z.array(targetSchema) });

/** The endpoint of what search engines are notified of. */
export const indexingEndpoints = {
  readIndexing: endpoint({
    id: 'readIndexing',
    method: 'get',
    path: '/api/indexing',
    summary: 'Returns how far search engines were notified of what changed in public',
    access: { capability: 'site.configure' },
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: indexingSchema },
  }),
} as const;
