import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/** The terminal of the user, or what takes its place. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable;
}

/** Asks a question that is answered with yes or no; undefined without a terminal. */
export async function ask(
  question: string,
  { input, output }: Terminal,
): Promise<boolean | undefined> {
  if (input.isTTY !== true) return undefined;
  const requested = createInterface({ input, output });
  const answer = await requested.question(`${question} [y/N] `);
  requested.close();
  return /^(?:y|yes|o|oui)$/i.test(answer.trim());
}
