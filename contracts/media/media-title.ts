import { z } from 'zod';
import { singleLine } from '../content/single-line.ts';
import { defaultLocale, inEachLocale } from '../site/locale.ts';
import { maxMediaTitleLength } from './limits.ts';

/** Reads a plain string as the title in the default language, used for all: titles were strings until version 2 of the events. */
function inDefaultLanguage(title: unknown): unknown {
  return typeof title === 'string' ? { [defaultLocale]: title } : title;
}

function titleSchema(line: z.ZodString) {
  const inLanguages = inEachLocale(line.default('')).check(({ value: input, issues }) => {
    if (!Object.values(input).some(Boolean))
      issues.push({ code: 'custom', input, params: { reason: 'untitled' } });
  });
  return z.preprocess(inDefaultLanguage, inLanguages);
}

/** A title in a request: one text for all languages, or one for each; an empty one falls back to another. */
export const mediaTitleSchema = titleSchema(singleLine(maxMediaTitleLength));
/** Accepts values saved before the allowed characters were restricted. */
export const savedMediaTitleSchema = titleSchema(z.string().trim().max(maxMediaTitleLength));

/** A title in at least one language; an empty one falls back to another. */
export type MediaTitle = z.infer<typeof savedMediaTitleSchema>;
