import { isPrefix, sourceOf } from '@parvis/contracts/redirects/matching.ts';
import { findOwnPath, type RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import { isPathOfContent } from '@parvis/contracts/redirects/source-path.ts';
import type { RedirectWarning } from '@parvis/contracts/redirects/warnings.ts';
import {
  type ContentAtPath,
  findContentAt,
} from '@parvis/projections/page-fragments/find-content-at.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { mapInTurns } from '../http/map-in-turns.ts';

/**
 * Returns for each of these redirects why visitors will not get from its address to its target, if
 * that is so.
 */
export async function findWarnings(
  db: Queryable,
  redirects: readonly RedirectContent[],
): Promise<readonly (readonly RedirectWarning[])[]> {
  const paths = redirects.flatMap((one) => [one.from, findOwnPath(one.target) ?? []].flat());
  const found = paths.length === 0 ? [] : await findContentAt(db, paths);
  const byPath = new Map(found.map((one) => [one.path, one]));
  return mapInTurns(redirects, (one) => warningsOf(one, byPath));
}

function warningsOf(
  { from, target, beneath }: RedirectContent,
  byPath: ReadonlyMap<string, ContentAtPath>,
): readonly RedirectWarning[] {
  const warnings: RedirectWarning[] = [];
  const shown = byPath.get(from);
  if (shown !== undefined)
    warnings.push({ code: shown.isCurrent ? 'page-stays' : 'page-moved', title: shown.title });
  if (sourceOf(from) !== from || (isPrefix(from) && beneath === undefined))
    warnings.push({ code: 'never-matches' });
  const to = findOwnPath(target);
  // A redirect to itself is refused.
  if (to !== undefined && to !== from && isPathOfContent(to) && !byPath.has(to))
    warnings.push({ code: 'nothing-there' });
  return warnings;
}
