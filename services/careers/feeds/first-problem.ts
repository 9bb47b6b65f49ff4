import type { z } from 'zod';

/** Returns the first field that does not match a schema, by its path, and why. */
export function firstProblem({ issues: [issue] }: z.ZodError): string {
  return issue === undefined ? '' : problemAt([], issue).slice(0, 300);
}

/**
 * For a value that matches no option of a union, the problem is that of the option with its type.
 */
function problemAt(parent: readonly PropertyKey[], issue: z.core.$ZodIssue): string {
  const path = [...parent, ...issue.path];
  if (issue.code === 'invalid_union')
    for (const [first] of issue.errors)
      if (first !== undefined && !isOfAnotherType(first)) return problemAt(path, first);
  return `${path.map(String).join('.')}: ${issue.message}`;
}

function isOfAnotherType(issue: z.core.$ZodIssue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union')
    return issue.errors.every(([first]) => first === undefined || isOfAnotherType(first));
  return issue.code === 'invalid_type';
}
