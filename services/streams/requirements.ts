import { accept, type Outcome, type RefusalCode, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import type { RequestContext } from '../http/route.ts';

/** Returns the item, unless it does not exist (refused with `missing`) or is deleted (`gone`). */
export function requirePresent<T extends Revisioned<unknown>>(
  thing: T | undefined,
  missing: RefusalCode,
  gone: RefusalCode,
): Outcome<T> {
  if (thing === undefined) return refuse(missing);
  return thing.deleted ? refuse(gone) : accept(thing);
}

/**
 * Refuses with `stale-revision`, naming who saved the item and when, unless its editor saw the
 * newest revision.
 */
export function requireSeen<T extends Revisioned<unknown>>(
  thing: T,
  seen: number | undefined,
): Outcome<T> {
  const { revision, saved } = thing;
  if (seen === undefined || seen === revision) return accept(thing);
  return refuse('stale-revision', { params: { ...saved, revision } });
}

/**
 * Returns the revision that a command follows, for an item that exists before its first save; 0
 * until then.
 */
export function requireSeenOrUnsaved(
  thing: Revisioned<unknown> | undefined,
  seen: number,
): Outcome<number> {
  if (thing === undefined)
    return seen === 0 ? accept(0) : refuse('stale-revision', { params: { reason: 'unknown-tag' } });
  const present = requireSeen(thing, seen);
  return present.ok ? accept(thing.revision) : present;
}

/**
 * Returns the revision that a save is based on. Required, so that nobody overwrites what they have
 * not seen.
 */
export function requireIfMatch({ ifMatch }: Pick<RequestContext, 'ifMatch'>): Outcome<number> {
  return ifMatch === undefined
    ? refuse('precondition-required', { params: { example: '"3"' } })
    : accept(ifMatch);
}

/** Returns the `expectedRevision` of a command that does not require one. */
export function readExpectedRevision({ ifMatch }: Pick<RequestContext, 'ifMatch'>): {
  readonly expectedRevision?: number;
} {
  return ifMatch === undefined ? {} : { expectedRevision: ifMatch };
}
