import { z } from 'zod';
import { listQuerySchema } from '../http/listing.ts';
import { offerIdSchema } from './ids.ts';
import type { NoteCode } from './import-notes.ts';
import { offerSchema } from './offer.ts';
import { offerViewSchema } from './views.ts';

/** Days after which an offer that left its feed is withdrawn if nobody decided. */
export const absenceAnswerDays = 7;
/** The number of offers that one decision settles; it is repeated for the rest. */
export const maxDecidedAtOnce = 500;

const source = offerSchema.shape.source;

/** Why a feed cannot be read. */
export const feedProblems = [
  'not-fetched',
  'nothing',
  'all-refused',
  'syntax',
  'page-without-offers',
  'no-offers',
  'no-records',
  'unknown-format',
  'too-long',
  'cut-off',
  'too-costly',
  'mapping-missing',
  'secret-lost',
] as const satisfies readonly (
  | NoteCode
  | 'not-fetched'
  | 'nothing'
  | 'all-refused'
  | 'mapping-missing'
  | 'secret-lost'
)[];
export const feedProblemSchema = z.object({
  code: z.enum(feedProblems),
  /** What was found instead: the names of fields, or what a server answered. */
  words: z.string().max(300).optional(),
});
export type FeedProblem = z.infer<typeof feedProblemSchema>;

/** The state of a feed that is imported periodically, or of a source with absent offers. */
export const offerFeedSchema = z.object({
  source,
  readAt: z.iso.datetime().optional(),
  unreadable: feedProblemSchema.extend({ since: z.iso.datetime() }).optional(),
  /** The offers that left it and wait for a decision. */
  waiting: z.number().int().min(0),
});
export type OfferFeed = z.infer<typeof offerFeedSchema>;
export const offerFeedsSchema = z.object({ items: z.array(offerFeedSchema) });

/** An open offer that left its feed, and waits for a decision. */
export const offerAbsenceSchema = z.object({
  offer: offerViewSchema.pick({ id: true, shown: true, openedAt: true }),
  since: z.iso.datetime(),
  /** When it is withdrawn if nobody decides. */
  until: z.iso.datetime(),
});
export type OfferAbsence = z.infer<typeof offerAbsenceSchema>;
export const offerAbsencesSchema = z.object({
  items: z.array(offerAbsenceSchema),
  total: z.number().int().min(0),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type OfferAbsences = z.infer<typeof offerAbsencesSchema>;
export const offerAbsencesQuerySchema = listQuerySchema.extend({ source });

export const absenceDecisionSchema = z.strictObject({
  source,
  decision: z.enum(['withdraw', 'keep']),
  /** Without them, all that wait. */
  ids: z.array(offerIdSchema).min(1).max(maxDecidedAtOnce).optional(),
});
export type AbsenceDecision = z.infer<typeof absenceDecisionSchema>;
export const decidedAbsencesSchema = z.object({
  decided: z.number().int().min(0),
  /** Those of the source that still wait. */
  waiting: z.number().int().min(0),
});
