import { type ImportNote, notedFields } from '@parvis/contracts/careers/import-notes.ts';
import type { z } from 'zod';
import { quoted } from './record-notes.ts';

/**
 * Returns why a record does not match a schema: the first field that does not, and what was
 * expected.
 */
export function firstProblem({ issues: [issue] }: z.ZodError, record: object): ImportNote {
  if (issue === undefined) return { field: 'record', code: 'invalid' };
  const { path, message } = problemAt([], issue);
  const [top = '', ...below] = path.map(String);
  const field = top === 'places' ? 'place' : (notedFields.find((one) => one === top) ?? 'record');
  const within = field === 'record' ? path.map(String) : below;
  const expected = [within.join('.'), message].filter((part) => part !== '').join(': ');
  return field !== 'record' && !(top in record)
    ? { field, code: 'missing' }
    : { field, code: 'invalid', ...quoted(expected) };
}

interface Problem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * For a value that matches no option of a union, the problem is that of the option with its type.
 */
function problemAt(parent: readonly PropertyKey[], issue: z.core.$ZodIssue): Problem {
  const path = [...parent, ...issue.path];
  if (issue.code === 'invalid_union')
    for (const [first] of issue.errors)
      if (first !== undefined && !isOfAnotherType(first)) return problemAt(path, first);
  return { path, message: issue.message };
}

function isOfAnotherType(issue: z.core.$ZodIssue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union')
    return issue.errors.every(([first]) => first === undefined || isOfAnotherType(first));
  return issue.code === 'invalid_type';
}
