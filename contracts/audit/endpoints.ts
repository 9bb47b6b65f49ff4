import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { auditPageSchema } from './views.ts';

const none = z.object({});

/** Whether an instant has a year of four digits in UTC too. */
function hasFourDigitYear(at: string): boolean {
  const year = new Date(at).getUTCFullYear();
  return year >= 0 && year <= 9_999;
}

/** A public address with its query, where it has one, and an instant, ISO 8601 with its offset. */
export const reconstructionQuerySchema = z.object({
  path: z.string().min(1).max(6_144),
  at: z.iso.datetime({ offset: true }).refine(hasFourDigitYear),
});

/** What an archive holds: one address, all that lie below it as well, or the whole site. */
export const archiveScopeSchema = z.enum(['page', 'subtree', 'site']);
export type ArchiveScope = z.infer<typeof archiveScopeSchema>;

/** The address of archives to download. */
export const archivePath = '/api/audit/archive';

/** The address of bundles of evidence to download. */
export const bundlePath = '/api/audit/bundle';

const maxAddresses = 20;

/** Returns the addresses in a text that has one a line, each once. */
export function addressesIn(lines: string): readonly string[] {
  return [...new Set(lines.split('\n').flatMap((line) => line.trim() || []))];
}

/** What evidence is wanted of: addresses in a period. */
export const bundleQuerySchema = z.object({
  /** Public addresses with their queries, one a line. */
  path: reconstructionQuerySchema.shape.path.refine((lines) => {
    const { length } = addressesIn(lines);
    return length > 0 && length <= maxAddresses;
  }),
  /** The period, ISO 8601 with offsets; without a beginning, its end alone. */
  from: reconstructionQuerySchema.shape.at.optional(),
  to: reconstructionQuerySchema.shape.at,
  /** What it is for, which the report says. */
  purpose: z.string().trim().min(1).max(500),
  /** Whether texts that were never public are in it; otherwise they are withheld. */
  drafts: z.enum(['yes', 'no']).default('no'),
});

/** The address of reconstructed documents. */
export const reconstructionPath = '/admin/audit/page';

export const auditEndpoints = {
  reconstructPage: endpoint({
    id: 'reconstructPage',
    method: 'get',
    path: '/api/audit/page',
    summary: 'Returns what an address of the site showed at a past instant, with proof',
    access: { capability: 'history.read' },
    withoutDrafts: true,
    traced: true,
    params: none,
    query: reconstructionQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: auditPageSchema },
  }),
  showReconstruction: endpoint({
    id: 'showReconstruction',
    method: 'get',
    path: reconstructionPath,
    summary:
      'Shows a page as it was at a past instant, marked as a reconstruction; other parameters, from a form of that page, complete the query of its address',
    access: { capability: 'history.read' },
    withoutDrafts: true,
    traced: true,
    params: none,
    query: reconstructionQuerySchema.loose(),
    body: none,
    response: { status: 200, kind: 'html' },
  }),
  downloadArchive: endpoint({
    id: 'downloadArchive',
    method: 'get',
    path: archivePath,
    summary:
      'Returns a web archive (WACZ) of an address, of all below it or of the whole site at a past instant, signed',
    access: { capability: 'history.read' },
    withoutDrafts: true,
    traced: true,
    params: none,
    query: reconstructionQuerySchema.extend({ scope: archiveScopeSchema.default('page') }),
    body: none,
    response: { status: 200, kind: 'file', type: 'application/wacz' },
  }),
  downloadBundle: endpoint({
    id: 'downloadBundle',
    method: 'get',
    path: bundlePath,
    summary:
      'Returns evidence of addresses in a period: a web archive, the events behind it with proofs, the verifier and a report, in a zip that needs nothing else',
    access: { capability: 'history.read' },
    withoutDrafts: true,
    traced: true,
    params: none,
    query: bundleQuerySchema,
    body: none,
    response: { status: 200, kind: 'file', type: 'application/zip' },
  }),
} as const;
