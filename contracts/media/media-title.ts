import { z } from 'zod';
import { singleLine } from '../content/single-line.ts';
import { maxMediaTitleLength } from './limits.ts';

/** A title in one language is read as the French one, which stands for both: so titles were until version 2 of the events. */
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

/** A title as it is sent: one text for both languages, or one each, of which an empty one is as in the other. */
export const mediaTitleSchema = titleSchema(singleLine(maxMediaTitleLength));
/** As it was before its characters were restricted: what was saved then is still read. */
export const savedMediaTitleSchema = titleSchema(z.string().trim().max(maxMediaTitleLength));

/** A title in both languages, one of them at least; an empty one is as in the other. */
export type MediaTitle = z.infer<typeof savedMediaTitleSchema>;
