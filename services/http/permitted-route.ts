import type { Capability } from '@parvis/contracts/accounts/roles.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import type { RefusalCode } from '@parvis/contracts/http/refusal.ts';
import { admit, admitToDrafts } from './access.ts';
import { type Handler, type Reply, type Route, route } from './route.ts';

/** A route that is refused, besides by its binding, unless the actor has the capability. */
export function permittedRoute<E extends Endpoint>(
  endpoint: E,
  capability: Capability,
  handle: Handler<E>,
): Route {
  return route(endpoint, async (input, context) => {
    const shown = admitToDrafts(endpoint, context.actor);
    const permitted = shown.ok ? admit({ capability }, context.actor) : shown;
    if (!permitted.ok) return { kind: 'refused', refusals: permitted.refusals };
    return handle(input, context);
  });
}

/** The reply that refuses a request with this code. */
export function refused(code: RefusalCode): Reply {
  return { kind: 'refused', refusals: [{ code }] };
}
