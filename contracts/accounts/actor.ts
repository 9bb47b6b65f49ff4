import type { Withholding } from './auditor-reading.ts';
import { type Capability, type Role, requiresSession, rolesPermit } from './roles.ts';
import type { TokenScope } from './token-scopes.ts';

/**
 * The sender of a request. `system` is the product itself: seeding, schedules, process managers.
 */
export type Actor =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'account';
      readonly accountId: string;
      readonly name: string;
      readonly roles: readonly Role[];
      /** Set when the account was authenticated by a personal token rather than a session. */
      readonly byToken?: true;
      /** The only scopes of that token; one made before there were scopes has none. */
      readonly scopes?: readonly TokenScope[];
      /** The session that the request came with; a token has none. */
      readonly sessionId?: string;
      /** Set when a role needs a second factor and there is none: nothing is permitted but adding it. */
      readonly lacksSecondFactor?: true;
      /** What the settings withhold from this account; absent when nothing is. */
      readonly withheld?: readonly Withholding[];
    }
  | { readonly kind: 'system' };

export const anonymous: Actor = { kind: 'anonymous' };
export const systemActor: Actor = { kind: 'system' };

/**
 * Returns whether an actor has a capability. Denied by default: only `system` and accounts whose
 * roles carry the capability have it, and some capabilities are refused to personal tokens.
 */
export function hasCapability(actor: Actor, capability: Capability): boolean {
  switch (actor.kind) {
    case 'anonymous':
      return false;
    case 'system':
      return true;
    case 'account':
      if (actor.lacksSecondFactor && capability !== 'account.own') return false;
      if (isTokenForbidden(actor, capability) || !scopesPermit(actor.scopes, capability))
        return false;
      return rolesPermit(actor.roles, capability);
  }
}

/** Returns whether something is withheld from an actor. */
export function isWithheld(actor: Actor, what: Withholding): boolean {
  return actor.kind === 'account' && actor.withheld?.includes(what) === true;
}

/** A token that may only read has no capability that changes anything. */
function scopesPermit(scopes: readonly TokenScope[] | undefined, capability: Capability): boolean {
  if (scopes === undefined || capability.endsWith('.read')) return true;
  if (capability === 'messages.handle')
    return scopes.some((scope) => scope.startsWith('messages:'));
  return scopes.some((scope) => scope.endsWith(':write'));
}

/** Returns whether the request came with a personal token and the capability requires a session. */
export function isTokenForbidden(actor: Actor, capability: Capability): boolean {
  return actor.kind === 'account' && actor.byToken === true && requiresSession(capability);
}

/** Returns the actor's id in the metadata of events. */
export function actorId(actor: Actor): string {
  switch (actor.kind) {
    case 'anonymous':
      return 'anonymous';
    case 'system':
      return 'system';
    case 'account':
      return actor.accountId;
  }
}
