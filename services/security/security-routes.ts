import { securityEndpoints } from '@parvis/contracts/security/endpoints.ts';
import type { Pool } from 'pg';
import { jsonReply, type Route, replyTo, route } from '../http/route.ts';
import { listSecurityEvents } from './security-events.ts';

/** Returns the routes of the security trace, for auditors and administrators. */
export function securityRoutes(pool: Pool): readonly Route[] {
  return [
    route(securityEndpoints.listSecurityEvents, async ({ query }, { actor }) =>
      replyTo(await listSecurityEvents(pool, actor, query), jsonReply),
    ),
  ];
}
