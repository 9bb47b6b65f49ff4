import { readYourWriteTimeoutMs } from '@parvis/contracts/limits/reading.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import type { ProjectionEngine } from '@parvis/projections/engine/engine.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { Authenticator, ReadGate } from '../http/authenticator.ts';
import type { HttpPorts } from '../http/bind-routes.ts';
import { readsOfEndpoints } from './reads-of-endpoints.ts';

/** The dependencies of `makeHttpPorts`. */
export interface HttpPortsDeps {
  readonly configuration: Pick<Configuration, 'publicOrigin'>;
  readonly log: Pick<EventLog, 'head'>;
  readonly engine: Pick<ProjectionEngine, 'waitUntil'>;
  readonly authenticator: Authenticator;
  readonly reportFault: HttpPorts['reportFault'];
}

/**
 * Makes the ports of HTTP: the authenticator, the gate for reads, and the origins from which
 * browsers may write.
 */
export function makeHttpPorts(parts: HttpPortsDeps): HttpPorts {
  const { configuration, log, engine, authenticator, reportFault } = parts;
  return {
    authenticator,
    readGate: makeReadGate(engine),
    publicOrigin: configuration.publicOrigin,
    logHead: () => log.head(),
    reportFault,
  };
}

/** A read waits only for the read models that it uses. */
function makeReadGate(engine: Pick<ProjectionEngine, 'waitUntil'>): ReadGate {
  return {
    async waitUntil(position, endpointId) {
      const models = readsOfEndpoints.get(endpointId);
      if (models === undefined)
        throw new Error(`no read model is registered for the endpoint ${endpointId}`);
      if (models.length === 0) return true;
      return engine.waitUntil(models, positionSchema.parse(position), readYourWriteTimeoutMs);
    },
  };
}
