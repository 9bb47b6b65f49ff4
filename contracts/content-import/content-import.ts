import { z } from 'zod';
import { contentKindSchema } from '../content/kinds.ts';
import { localeSchema } from '../site/locale.ts';

export const contentImportIdSchema = z
  .string()
  .regex(/^(?=[a-z0-9]*\d)[a-z0-9]{12}$/, 'an identifier is 12 lower-case letters and digits')
  .brand<'ContentImportId'>();
export type ContentImportId = z.infer<typeof contentImportIdSchema>;

/** What content is brought from; `Parvis` stands for its own documents. */
export const importProducts = ['WordPress', 'Hugo', 'Jekyll', 'Docusaurus', 'Parvis'] as const;

/** What an import is doing; `rest` stands for menus and redirects. */
export const importSteps = ['reading', 'files', 'items', 'rest'] as const;
export const importProgressSchema = z.object({
  step: z.enum(importSteps),
  done: z.number().int().min(0),
  total: z.number().int().min(0),
});
export type ImportProgress = z.infer<typeof importProgressSchema>;

/** What became of an item, or would become of it. */
export const importOutcomes = [
  'created',
  'changed',
  'unchanged',
  'kept',
  'clash',
  'refused',
  'not-reached',
] as const;
export const importOutcomeSchema = z.enum(importOutcomes);
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

const count = z.number().int().min(0);

/** What an import brought, or a rehearsal would bring. Its lists begin the complete report. */
export const importSummarySchema = z.object({
  product: z.enum(importProducts),
  /** Identifies the site in every run. */
  source: z.string(),
  counts: z.array(
    z.object({
      kind: contentKindSchema,
      locale: localeSchema,
      outcome: importOutcomeSchema,
      count,
    }),
  ),
  media: z.object({ created: count, unchanged: count, leftOut: count }),
  menus: count,
  redirects: count,
  /** Where files are fetched from, and how many from each. */
  hosts: z.array(z.object({ host: z.string(), files: count })),
  items: z.array(
    z.object({
      kind: contentKindSchema,
      locale: localeSchema,
      title: z.string(),
      path: z.string(),
      outcome: importOutcomeSchema,
    }),
  ),
  /** What does not come or changes, by reason: how often, and of what. */
  reasons: z.array(z.object({ why: z.string(), count, of: z.array(z.string()) })),
  /** How many reasons there are. */
  allReasons: count,
});
export type ImportSummary = z.infer<typeof importSummarySchema>;

/** Why an import could not be read or carried out. */
export const importFaults = [
  'unreadable-archive',
  'outside',
  'link',
  'encrypted',
  'too-large',
  'file-too-large',
  'too-many',
  'no-room',
  'not-a-site',
  'memory',
  'other',
] as const;
export const importFaultSchema = z.object({
  code: z.enum(importFaults),
  /** What is at fault: the name of a file, or a sentence of the importer. */
  detail: z.string(),
});
export type ImportFault = z.infer<typeof importFaultSchema>;

export const importStates = [
  'checking',
  'ready',
  'running',
  'done',
  'cancelled',
  'interrupted',
  'failed',
] as const;
export const importStateSchema = z.enum(importStates);
export type ImportState = z.infer<typeof importStateSchema>;

/** Returns whether an import is being rehearsed or carried out. */
export function isUnderWay(state: ImportState): boolean {
  return state === 'checking' || state === 'running';
}
