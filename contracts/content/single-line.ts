import { z } from 'zod';

/** Why a line cannot be shown, as a refusal gives it. */
type Reason = 'invisible' | 'one-line';

/** Tabs and spaces that may break; those that French typography puts before « : » stay. */
const spaces = /[\t ]+/gu;
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]+/gu;
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control characters, line breaks among them, and those that make the text around them run the other way. */
const disturbing = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u;

/** A line that is shown by itself, as a title is: one that can be seen, without line breaks and controls. */
export function singleLine(maximum: number) {
  return line(maximum, (text) => text);
}

/** As `singleLine`, of a text that people may have written on several lines: they are joined. */
export function joinedLines(maximum: number) {
  return line(maximum, (text) => text.replace(lineBreaks, ' '));
}

function line(maximum: number, joined: (text: string) => string) {
  return z
    .string()
    .overwrite((text) => joined(text).replace(spaces, ' ').trim())
    .max(maximum)
    .check(({ value: input, issues }) => {
      const reason = reasonAgainst(input);
      if (reason !== undefined) issues.push({ code: 'custom', input, params: { reason } });
    });
}

/** A line without anything is left to whoever says whether it may be empty. */
function reasonAgainst(text: string): Reason | undefined {
  if (text === '') return undefined;
  if (!visible.test(text)) return 'invisible';
  return disturbing.test(text) ? 'one-line' : undefined;
}
