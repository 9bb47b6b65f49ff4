import { z } from 'zod';
import { maxAlternativeTextLength } from './limits.ts';

const text = z.string().trim().max(maxAlternativeTextLength).default('');

/** An alternative text in both languages; empty where there is none. */
export const alternativeTextSchema = z.object({ fr: text, en: text });
export type AlternativeText = z.infer<typeof alternativeTextSchema>;
