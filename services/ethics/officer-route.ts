import { actorId } from '@parvis/contracts/accounts/actor.ts';
import type { ProvenAction } from '@parvis/contracts/ethics/proof-endpoints.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import type { RefusalCode } from '@parvis/contracts/http/refusal.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { z } from 'zod';
import { permittedRoute } from '../http/permitted-route.ts';
import type { Handler, Reply, Route } from '../http/route.ts';
import type { EthicsPorts } from './ethics-ports.ts';
import { findStanding } from './officers.ts';
import { spendProof } from './proofs.ts';

type Ports = Pick<EthicsPorts, 'pool' | 'clock'>;
const provenQuery = z.object({ proof: z.string().optional() });
const provenParams = z.object({ id: z.string().default('') });

/** Checks the role a second time, independently of the route's binding. */
export function officerRoute<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return permittedRoute(endpoint, 'ethics.handle', handle);
}

/**
 * Checks that the officer has the private key of an accepted key: a role does not replace another
 * officer’s consent, nor does a session replace the key, which whoever resets a password can begin.
 */
export function readerRoute<E extends Endpoint>(
  ports: Ports,
  endpoint: E,
  action: ProvenAction,
  handle: Handler<E>,
): Route {
  return officerRoute(endpoint, whereProven(ports, action, handle));
}

/** Returns the handler of `readerRoute`. */
export function whereProven<E extends Endpoint>(
  { pool, clock }: Ports,
  action: ProvenAction,
  handle: Handler<E>,
): Handler<E> {
  return async (input, context) => {
    const now = clock.now();
    const accountId = actorId(context.actor);
    const standing = await findStanding(pool, accountId, toParisTime(now).date);
    if (standing === 'suspended') return emptyReplyOrRefusal('ethics-key-suspended');
    if (standing !== 'active') return emptyReplyOrRefusal('ethics-key-missing');
    const { proof } = provenQuery.parse(input.query);
    const { id: about } = provenParams.parse(input.params);
    const isProven = await spendProof(pool, now, proof, { accountId, action, about });
    return isProven ? handle(input, context) : emptyReplyOrRefusal('ethics-proof-missing');
  };
}

/** Returns the reply to a change that was made, or refused. */
export function emptyReplyOrRefusal(code: RefusalCode | undefined): Reply {
  return code === undefined ? { kind: 'empty' } : { kind: 'refused', refusals: [{ code }] };
}
