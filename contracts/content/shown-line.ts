import { z } from 'zod';

/** Line breaks, tabs and spaces that may break; what French typography puts before « : » stays. */
const breakingSpace = /[\t\n\v\f\r \u0085\u2028\u2029]+/gu;
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control characters, and those that make the text around them run the other way. */
const disturbing = /[\p{Cc}\p{Bidi_Control}]/u;

/** Text on one line, with single spaces and none at its ends; empty when nothing of it can be seen. */
function oneLine(text: string): string {
  const line = text.replace(breakingSpace, ' ').trim();
  return visible.test(line) || disturbing.test(line) ? line : '';
}

/** A line that is shown by itself, as a title is: at most this many characters, none of them a control. */
export function shownLine(maximum: number) {
  return z
    .string()
    .overwrite(oneLine)
    .max(maximum)
    .refine((line) => !disturbing.test(line), 'a line has no control characters');
}
