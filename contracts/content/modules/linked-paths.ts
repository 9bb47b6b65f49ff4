import { comparablePath } from '../../redirects/source-path.ts';

/** The addresses of this site that a module's fields link to, at any depth, as the site compares them. */
export function linkedPathsIn(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, held]) => {
    if (name !== 'href' || typeof held !== 'string') return linkedPathsIn(held);
    return comparablePath(held.replace(/[?#].*$/s, '')) ?? [];
  });
}
