import { z } from 'zod';

/** 12 lowercase alphanumerics, at least one digit. */
export const redactionIdSchema = z
  .string()
  .regex(/^(?=[a-z0-9]*\d)[a-z0-9]{12}$/, 'an identifier is 12 lower-case letters and digits')
  .brand<'RedactionId'>();
export type RedactionId = z.infer<typeof redactionIdSchema>;

/** Why words are removed; readers see it where they stood. */
export const redactionReasonSchema = z.string().trim().min(1).max(120);
/** The words to be removed. */
export const redactedWordsSchema = z.string().trim().min(2).max(400);

/**
 * What a mark begins with: an invisible separator, which nobody types, so that what shows a mark is
 * recognised.
 */
export const markSign = '\u2063';
