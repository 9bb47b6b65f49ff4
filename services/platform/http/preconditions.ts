import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

const strongRevision = /^"(0|[1-9]\d{0,8})"$/;

/** A revision as an entity tag. */
export function etagOf(revision: number): string {
  return `"${revision}"`;
}

/**
 * The revision that `If-Match` names. `*` names none, so it satisfies only endpoints that can do
 * without one; weak tags and lists are refused, because a write follows from exactly one revision.
 */
export function revisionToMatch(
  rule: Endpoint['ifMatch'],
  header: string | undefined,
): Outcome<number | undefined> {
  if (rule === undefined) return accept(undefined);
  const value = header?.trim();
  if (value === undefined || value === '' || value === '*')
    return rule === 'required' ? refuse('precondition-required') : accept(undefined);
  const revision = strongRevision.exec(value)?.[1];
  return revision === undefined
    ? refuse('invalid', { params: { reason: 'format', header: 'If-Match' } })
    : accept(Number(revision));
}
