import { z } from 'zod';
import { isStorableText } from '../http/storable-text.ts';

const id = z
  .string()
  .regex(/^(?=[a-z0-9]*\d)[a-z0-9]{12}$/, 'an identifier is 12 lower-case letters and digits');
export const caseIdSchema = id.brand<'CaseId'>();
export type CaseId = z.infer<typeof caseIdSchema>;
export const holdIdSchema = id.brand<'HoldId'>();
export type HoldId = z.infer<typeof holdIdSchema>;

const text = (most: number) => z.string().trim().max(most).refine(isStorableText);
export const caseNoteSchema = text(2_000).min(1);
export const caseReasonSchema = text(400).min(1);

/** A question of an auditor, as it is saved. Never has personal data of visitors. */
export const caseContentSchema = z.object({
  title: text(160).min(1),
  purpose: text(1_000).default(''),
  /** Paths of this site that it is about. */
  addresses: z.array(z.string().trim().startsWith('/').max(2_048)).max(50).default([]),
  /** Words that are searched in what was public. */
  words: text(400).default(''),
  /** Days, both inclusive. */
  from: z.iso.date().nullable().default(null),
  to: z.iso.date().nullable().default(null),
});
export type CaseContent = z.infer<typeof caseContentSchema>;

export const keptKinds = ['item', 'subject'] as const;

/**
 * What a hold keeps: a content item, a medium or another thing by its id; or a person who gave us
 * data, by their id: an address is in no event.
 */
export const keptSchema = z.object({
  kind: z.enum(keptKinds),
  id: z.string().trim().min(1).max(64),
});
export type Kept = z.infer<typeof keptSchema>;

/** Why something is kept, on which legal basis, and until which day, inclusive. */
export const holdTermsSchema = z.object({ basis: caseReasonSchema, until: z.iso.date() });
