import { type Actor, may } from '@parvis/contracts/accounts/actor.ts';
import type { Capability } from '@parvis/contracts/accounts/roles.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** Deny by default: nobody without a name, and nobody whose roles do not say so. */
export function requireCapability(actor: Actor, capability: Capability): Outcome<Actor> {
  if (may(actor, capability)) return accept(actor);
  return refuse(actor.kind === 'anonymous' ? 'sign-in-required' : 'forbidden');
}
