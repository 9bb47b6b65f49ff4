import { z } from 'zod';
import { localeSchema } from '../site/locale.ts';

/** The most words, or groups of words, of one rule. */
export const maxSynonymWords = 30;
/** The most letters of one of them. */
export const maxSynonymLength = 60;

/** A word, or several in order, as people type them: “RH”, “chef de projet”. */
const phrase = z.string().trim().min(1).max(maxSynonymLength);
const phrases = (least: number) => z.array(phrase).min(least).max(maxSynonymWords);

/**
 * Words that stand for each other in searches of a language: in both directions, or only for who
 * types the first. Gender, plural, accents and hyphens need no rule: they are the same word.
 */
export const synonymRuleSchema = z.discriminatedUnion('kind', [
  z.object({ locale: localeSchema, kind: z.literal('both-way'), words: phrases(2) }),
  z.object({
    locale: localeSchema,
    kind: z.literal('one-way'),
    words: phrases(1),
    /** What is found as well by who types one of the words. */
    means: phrases(1),
  }),
]);
export type SynonymRule = z.infer<typeof synonymRuleSchema>;
