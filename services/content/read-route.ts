import type { Capability } from '@parvis/contracts/accounts/roles.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { type Handler, type Route, route } from '../platform/http/route.ts';
import { requireCapability } from './require-capability.ts';

/** A route that only reads; the query is refused unless the actor has the capability. */
export function readRoute<E extends Endpoint>(
  endpoint: E,
  capability: Capability,
  handle: Handler<E>,
): Route {
  return route(endpoint, async (input, context) => {
    const permitted = requireCapability(context.actor, capability);
    if (!permitted.ok) return { kind: 'refused', refusals: permitted.refusals };
    return handle(input, context);
  });
}
