import { accept, type Outcome, type RefusalCode, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import type { RequestContext } from '../http/route.ts';

/** The thing, unless it never was (`missing`) or is deleted (`gone`). */
export function requirePresent<T extends Revisioned<unknown>>(
  thing: T | undefined,
  missing: RefusalCode,
  gone: RefusalCode,
): Outcome<T> {
  if (thing === undefined) return refuse(missing);
  return thing.deleted ? refuse(gone) : accept(thing);
}

/** `stale-revision`, saying who moved it and when, unless it is where its editor saw it. */
export function requireSeen<T extends Revisioned<unknown>>(
  thing: T,
  seen: number | undefined,
): Outcome<T> {
  const { revision, saved } = thing;
  if (seen === undefined || seen === revision) return accept(thing);
  return refuse('stale-revision', { params: { ...saved, revision } });
}

/** The revision that a save follows from: nothing is saved over what its author never saw. */
export function requireIfMatch({ ifMatch }: Pick<RequestContext, 'ifMatch'>): Outcome<number> {
  return ifMatch === undefined ? refuse('precondition-required') : accept(ifMatch);
}

/** `expectedRevision` of a command that can do without one. */
export function expectedRevisionOf({ ifMatch }: Pick<RequestContext, 'ifMatch'>): {
  readonly expectedRevision?: number;
} {
  return ifMatch === undefined ? {} : { expectedRevision: ifMatch };
}
