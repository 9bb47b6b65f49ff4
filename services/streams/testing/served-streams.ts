import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import type { Projection } from '@parvis/projections/engine/projection.ts';
import { Folding } from '@parvis/projections/engine/testing/folding.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import { logSchemaSql } from '../../adapters/log/postgres/schema.ts';
import { Claims } from '../../claims/claims.ts';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { Route } from '../../http/route.ts';
import { trustingAuthenticator } from '../../http/testing/actors.ts';
import {
  callEndpoint,
  type TestRequest,
  type TestResponse,
} from '../../http/testing/call-endpoint.ts';
import { serve } from '../../http/testing/serve.ts';
import type { AccountNames } from '../account-names.ts';

/** The environment of an area under test: a real log, real claims and real read models. */
export interface World {
  readonly log: PostgresEventLog;
  readonly pool: Pool;
  readonly claims: Claims;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  readonly reportError: (cause: unknown) => void;
}

/** An area served over real HTTP. */
export interface ServedStreams {
  readonly world: World;
  /** The address of its server. */
  readonly origin: string;
  /** Sends a request once the read models have caught up. */
  call(endpoint: Endpoint, sent?: TestRequest): Promise<TestResponse>;
  /** Lets the read models catch up. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** Serves the routes of an area with its own database. */
export async function serveStreams(
  projections: readonly Projection[],
  routesOf: (world: World) => readonly Route[] | Promise<readonly Route[]>,
): Promise<ServedStreams> {
  const db = await createMigratedDatabase();
  const faults: unknown[] = [];
  const world = await openWorld(db.url, db.pool, (cause) => faults.push(cause));
  const folding = new Folding(db.pool, projections);
  await folding.prepare();
  const router = bindRoutes(await routesOf(world), {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: (_requestId, fault) => faults.push(fault),
  });
  const served = await serve((app) => app.use(router));
  return {
    world,
    origin: served.origin,
    async call(endpoint, sent) {
      await folding.catchUp(world.log);
      const came = await callEndpoint(served.origin, endpoint, sent);
      if (faults.length > 0) throw new Error(`a fault: ${faults.splice(0).map(String).join()}`);
      return came;
    },
    async catchUp() {
      await folding.catchUp(world.log);
    },
    async close() {
      await served.close();
      await world.log.close();
      await db.drop();
    },
  };
}

async function openWorld(
  url: string,
  pool: Pool,
  reportError: World['reportError'],
): Promise<World> {
  await pool.query(logSchemaSql);
  const clock = { now: () => new Date() };
  const accountNames: AccountNames = {
    namesOf: async (ids) => new Map(ids.map((id) => [id, `Name of ${id}`])),
  };
  const log = new PostgresEventLog({ url });
  return { log, pool, claims: new Claims(pool), clock, accountNames, reportError };
}
