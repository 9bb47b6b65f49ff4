import { z } from 'zod';

/** Returns a sentence about what is wrong with a document, naming the field if there is one. */
export function documentFault(cause: unknown): string {
  if (cause instanceof z.ZodError) return cause.issues.map(issueSentence).join('; ');
  const [line = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  return line;
}

function issueSentence({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}

/** Runs a step of reading a file. @throws Error that names the file and what is wrong with it */
export function inFile<T>(file: string, step: () => T): T {
  try {
    return step();
  } catch (cause) {
    throw new Error(`${file} cannot be imported: ${documentFault(cause)}`, { cause });
  }
}
