import { actorId } from '@parvis/contracts/accounts/actor.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import type { RefusalCode } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import { admit } from '../http/access.ts';
import { type Handler, type Reply, type Route, route } from '../http/route.ts';
import { isReader } from './officers.ts';

/** Checks the role a second time, independently of the route's binding. */
export function officerRoute<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return route(endpoint, async (input, context) => {
    const admitted = admit({ capability: 'ethics.handle' }, context.actor);
    return admitted.ok ? handle(input, context) : { kind: 'refused', refusals: admitted.refusals };
  });
}

/** Checks that the officer’s key is accepted: a role does not replace another officer’s consent. */
export function readerRoute<E extends Endpoint>(
  pool: Pool,
  endpoint: E,
  handle: Handler<E>,
): Route {
  return officerRoute(endpoint, async (input, context) =>
    (await isReader(pool, actorId(context.actor)))
      ? handle(input, context)
      : emptyReplyOrRefusal('ethics-key-missing'),
  );
}

/** Returns the reply to a change that was made, or refused. */
export function emptyReplyOrRefusal(code: RefusalCode | undefined): Reply {
  return code === undefined ? { kind: 'empty' } : { kind: 'refused', refusals: [{ code }] };
}
