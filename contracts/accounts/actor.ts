import { type Capability, needsSession, type Role, rolesPermit } from './roles.ts';

/** Who asks. `system` is the product itself: seeding, schedules, process managers. */
export type Actor =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'account';
      readonly accountId: string;
      readonly name: string;
      readonly roles: readonly Role[];
      /** There when a personal token speaks for the account, not a session. */
      readonly byToken?: true;
    }
  | { readonly kind: 'system' };

export const anonymous: Actor = { kind: 'anonymous' };
export const systemActor: Actor = { kind: 'system' };

/**
 * Deny by default: only `system` and accounts whose roles carry the capability may, and for some
 * capabilities not by a personal token.
 */
export function may(actor: Actor, capability: Capability): boolean {
  switch (actor.kind) {
    case 'anonymous':
      return false;
    case 'system':
      return true;
    case 'account':
      return !isBarredToken(actor, capability) && rolesPermit(actor.roles, capability);
  }
}

/** True when a personal token asks for what only a session may. */
export function isBarredToken(actor: Actor, capability: Capability): boolean {
  return actor.kind === 'account' && actor.byToken === true && needsSession(capability);
}

/** What the log's metadata keeps of an actor. */
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
