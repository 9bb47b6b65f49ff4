import { z } from 'zod';
import { singleLine } from '../content/single-line.ts';
import { maxMediaTitleLength } from './limits.ts';

/** Reads a plain string as the French title, used for both languages: titles were strings until version 2 of the events. */
function inBothLanguages(title: unknown): unknown {
  return typeof title === 'string' ? { fr: title } : title;
}

function titleSchema(line: z.ZodString) {
  const inLanguages = z
    .object({ fr: line.default(''), en: line.default('') })
    .check(({ value: input, issues }) => {
      if (input.fr === '' && input.en === '')
        issues.push({ code: 'custom', input, params: { reason: 'untitled' } });
    });
  return z.preprocess(inBothLanguages, inLanguages);
}

/** A title in a request: one text for both languages, or one for each; an empty one falls back to the other. */
export const mediaTitleSchema = titleSchema(singleLine(maxMediaTitleLength));
/** Accepts values saved before the allowed characters were restricted. */
export const savedMediaTitleSchema = titleSchema(z.string().trim().max(maxMediaTitleLength));

/** A title in at least one language; an empty one falls back to the other. */
export type MediaTitle = z.infer<typeof savedMediaTitleSchema>;
