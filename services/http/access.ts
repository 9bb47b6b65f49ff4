import {
  type Actor,
  hasCapability,
  isTokenForbidden,
  isWithheld,
} from '@parvis/contracts/accounts/actor.ts';
import { mayShowDrafts } from '@parvis/contracts/accounts/auditor-reading.ts';
import { includesScope, scopeFor } from '@parvis/contracts/accounts/token-scopes.ts';
import type { Access, Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** Refuses an actor who may not call an endpoint: 401 for an anonymous one, 403 for a wrong role or a token. */
export function admit(access: Access, actor: Actor): Outcome<Actor> {
  if (access === 'public') return accept(actor);
  if (actor.kind === 'anonymous') return refuse('sign-in-required');
  if (lacksSecondFactor(access, actor)) return refuse('second-factor-missing');
  if (access === 'signed-in' || hasCapability(actor, access.capability)) return accept(actor);
  return isTokenForbidden(actor, access.capability)
    ? refuse('forbidden', { params: { reason: 'token' } })
    : refuse('forbidden');
}

/** Refuses as `admit` does, and a token whose scopes do not include what the endpoint needs. */
export function admitTo(
  endpoint: Pick<Endpoint, 'id' | 'access' | 'method' | 'path' | 'withoutDrafts'>,
  actor: Actor,
): Outcome<Actor> {
  const shown = admitToDrafts(endpoint, actor);
  if (!shown.ok) return shown;
  if (actor.kind !== 'account' || actor.scopes === undefined) return admit(endpoint.access, actor);
  const { scopes, ...owner } = actor;
  const admitted = admit(endpoint.access, owner);
  if (!admitted.ok) return admitted;
  const needed = scopeFor(endpoint);
  if (typeof endpoint.access === 'string' || (needed && includesScope(scopes, needed)))
    return accept(actor);
  return refuse('forbidden', { params: { reason: 'scope', scope: needed ?? '' } });
}

/** Refuses who may not read drafts at an endpoint that may show some. */
export function admitToDrafts(
  endpoint: Pick<Endpoint, 'access' | 'withoutDrafts'>,
  actor: Actor,
): Outcome<Actor> {
  return mayShowDrafts(endpoint) ? admitToUnpublished(actor) : accept(actor);
}

/** Refuses who may read only what was public. */
export function admitToUnpublished(actor: Actor): Outcome<Actor> {
  return isWithheld(actor, 'drafts')
    ? refuse('forbidden', { params: { reason: 'drafts' } })
    : accept(actor);
}

/**
 * Whether a second factor must be set up first: until then only one's own account is accessible.
 */
function lacksSecondFactor(access: Access, actor: Actor): boolean {
  if (actor.kind !== 'account' || actor.lacksSecondFactor !== true) return false;
  return typeof access !== 'string' && access.capability !== 'account.own';
}
