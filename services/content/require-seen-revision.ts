import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { RequestContext } from '../platform/http/route.ts';

/** The revision that a save follows from: nothing is saved over what its author never saw. */
export function requireSeenRevision({ ifMatch }: Pick<RequestContext, 'ifMatch'>): Outcome<number> {
  return ifMatch === undefined ? refuse('precondition-required') : accept(ifMatch);
}

/** `expectedRevision` of a command that can do without one. */
export function seenRevision({ ifMatch }: Pick<RequestContext, 'ifMatch'>): {
  readonly expectedRevision?: number;
} {
  return ifMatch === undefined ? {} : { expectedRevision: ifMatch };
}
