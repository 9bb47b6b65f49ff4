import { type Capability, type Role, rolesPermit } from './roles.ts';

/** Who asks. `system` is the product itself: seeding, schedules, process managers. */
export type Actor =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'account';
      readonly accountId: string;
      readonly name: string;
      readonly roles: readonly Role[];
    }
  | { readonly kind: 'system' };

export const anonymous: Actor = { kind: 'anonymous' };
export const systemActor: Actor = { kind: 'system' };

/** Deny by default: only `system` and accounts whose roles carry the capability may. */
export function may(actor: Actor, capability: Capability): boolean {
  switch (actor.kind) {
    case 'anonymous':
      return false;
    case 'system':
      return true;
    case 'account':
      return rolesPermit(actor.roles, capability);
  }
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
