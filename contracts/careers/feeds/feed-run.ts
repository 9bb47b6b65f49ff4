import { z } from 'zod';
import { feedProblems } from '../absences.ts';
import { importCountsSchema } from '../import-events.ts';
import { noteGroupSchema } from '../import-notes.ts';
import { previewedOfferSchema, previewedRefusalSchema } from '../upload-endpoints.ts';

/** Why a request for a feed failed. */
export const callReasons = [
  'host-not-listed',
  'not-public',
  'unauthorised',
  'bad-status',
  'timed-out',
  'too-large',
  'redirected',
  'unreachable',
] as const;
export type CallReason = (typeof callReasons)[number];

/** Why a run of a feed failed: its request, what was fetched, or what the product has of it. */
export const runProblems = [
  ...callReasons,
  ...feedProblems,
  'source-pushed',
  'import-running',
  'behind',
  'interrupted',
  'fault',
] as const;
export const runProblemSchema = z.object({
  code: z.enum(runProblems),
  words: z.string().max(300).optional().describe('What was found instead: a host, a status'),
});
export type RunProblem = z.infer<typeof runProblemSchema>;

/** `preview`: imports nothing. `import`: as its schedule does it. */
export const runKinds = ['preview', 'import'] as const;
export type RunKind = (typeof runKinds)[number];
export const runStates = ['waiting', 'running', 'unchanged', 'imported', 'failed'] as const;
export type RunState = (typeof runStates)[number];

const instant = z.iso.datetime();

/** One time that a feed was fetched. */
export const feedRunSchema = z.object({
  id: z.string().regex(/^\d{1,18}$/),
  kind: z.enum(runKinds),
  state: z
    .enum(runStates)
    .describe('`unchanged`: its server has no other version than the one imported last (304)'),
  by: z.string().nullable().describe('Who ordered it; null for its schedule'),
  orderedAt: instant,
  endedAt: instant.nullable(),
  records: z.number().int().min(0).nullable().describe('How many were read; null before the first'),
  problem: runProblemSchema.nullable(),
  counts: importCountsSchema.nullable(),
});
export type FeedRun = z.infer<typeof feedRunSchema>;

/** What an import did, or would do, offer by offer. */
export const feedReportSchema = z.object({
  format: z.string(),
  notes: z.array(noteGroupSchema).describe('What was refused, left out and guessed, by field'),
  refused: z.array(previewedRefusalSchema).describe('The first records that are refused, and why'),
  offers: z.array(previewedOfferSchema).describe('Some offers of each outcome, of a preview'),
});
export type FeedReport = z.infer<typeof feedReportSchema>;

export const reportedRunSchema = feedRunSchema.extend({ report: feedReportSchema.nullable() });
export type ReportedRun = z.infer<typeof reportedRunSchema>;

/** How many runs of a feed are kept. */
export const keptRuns = 50;
