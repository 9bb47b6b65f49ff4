import type { Bus } from '@parvis/contracts/log/bus.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { Pool } from 'pg';
import { InProcessBus } from '../platform/bus/in-process-bus.ts';
import { NatsBus } from '../platform/bus/nats-bus.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import { announcing } from '../platform/log/announcing-event-log.ts';
import { openStorage } from './storage.ts';

/** What every role works with. */
export interface Connections {
  readonly log: EventLog;
  readonly pool: Pool;
  readonly bus: Bus;
  close(): Promise<void>;
}

/** Each projection and each reactor that runs keeps one. */
const poolSize = 32;

/** Opens the log, the database and the bus. */
export async function openConnections(
  configuration: Configuration,
  say: (line: string) => void,
): Promise<Connections> {
  const storage = await openStorage(configuration, say);
  const pool = new Pool({ connectionString: storage.databaseUrl, max: poolSize });
  // A server that went away ends idle connections; whoever needs one next gets a new one.
  pool.on('error', () => undefined);
  // One that is in use tells whoever uses it by the query that fails; unheard, it would end us.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { natsUrl } = configuration;
  const bus = natsUrl === undefined ? new InProcessBus() : new NatsBus({ servers: natsUrl });
  return {
    log: announcing(storage.log, bus),
    pool,
    bus,
    async close() {
      await bus.close();
      await pool.end();
      await storage.close();
    },
  };
}
