import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { parseSync } from 'vite';
import { z } from 'zod';

/** A regular expression in the code. */
export interface Expression {
  readonly file: string;
  readonly pattern: string;
  readonly flags: string;
}

const literal = z.object({
  type: z.literal('Literal'),
  regex: z.object({ pattern: z.string(), flags: z.string() }),
});
/** Where a literal may begin; other files need not be parsed. */
const mayHaveOne = /(?:[(,=:?&|![{]|return)\s*\/[^/*]/;
const repeats = /[*+]|,\d*\}/;

/** Returns the regular expressions with repetitions that are written in a file. */
export function expressionsIn(root: string, file: string): readonly Expression[] {
  const source = readFileSync(join(root, file), 'utf8');
  if (!mayHaveOne.test(source)) return [];
  const found: Expression[] = [];
  const left: unknown[] = [parseSync(file, source).program];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    const { data } = literal.safeParse(node);
    if (data !== undefined && repeats.test(data.regex.pattern)) found.push({ file, ...data.regex });
    for (const inner of Object.values(node)) if (inner) left.push(inner);
  }
  return found;
}

/** Returns the name under which an expression is remembered as safe. */
export function nameOf({ pattern, flags }: Expression): string {
  return createHash('sha256').update(`/${pattern}/${flags}`).digest('hex').slice(0, 12);
}

/** Returns whether the time to match any text is proportional to its length. */
export function isLinear({ pattern, flags }: Expression): boolean {
  return checkSync(pattern, flags, { timeout: 120_000 }).status === 'safe';
}
