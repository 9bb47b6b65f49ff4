import { z } from 'zod';

/** Why a line cannot be displayed; a parameter of the refusal. */
type Reason = 'invisible' | 'one-line';

/** Tabs and breaking spaces; the non-breaking ones of French typography are kept. */
const spaces = /[\t ]+/gu;
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]+/gu;
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control characters, including line breaks, and characters that change the direction of the surrounding text. */
const disturbing = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u;

/**
 * Returns a line displayed on its own, such as a title: visible, and without line breaks or control
 * characters.
 */
export function singleLine(maximum: number) {
  return line(maximum, (text) => text);
}

/** Like `singleLine`, but joins the lines of a text that was typed on several. */
export function joinedLines(maximum: number) {
  return line(maximum, (text) => text.replace(lineBreaks, ' '));
}

/**
 * Returns what was written elsewhere as such a line: breaks and control characters become spaces, and
 * characters that change the direction of text are removed.
 */
export function toSingleLine(text: string): string {
  return text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\u2028\u2029 ]+/gu, ' ')
    .trim();
}

function line(maximum: number, joined: (text: string) => string) {
  return z
    .string()
    .overwrite((text) => joined(text).replace(spaces, ' ').trim())
    .max(maximum)
    .check(({ value: input, issues }) => {
      const reason = reasonInvalid(input);
      if (reason !== undefined) issues.push({ code: 'custom', input, params: { reason } });
    });
}

/** The caller's schema decides whether an empty line is allowed. */
function reasonInvalid(text: string): Reason | undefined {
  if (text === '') return undefined;
  if (!visible.test(text)) return 'invisible';
  return disturbing.test(text) ? 'one-line' : undefined;
}
