import { z } from 'zod';
import { byLocale, inEachLocale } from '../site/locale.ts';
import { maxAlternativeTextLength } from './limits.ts';

const text = z.string().trim().max(maxAlternativeTextLength).default('');

/** An alternative text in each language; empty where there is none. */
export const alternativeTextSchema = inEachLocale(text);
export type AlternativeText = z.infer<typeof alternativeTextSchema>;

/** No alternative text in any language. */
export const noText: AlternativeText = byLocale(() => '');
