import type { Bus } from '@parvis/contracts/log/bus.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Pool } from 'pg';
import { InProcessBus } from '../adapters/bus/in-process-bus.ts';
import { NatsBus } from '../adapters/bus/nats-bus.ts';
import { systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import { openPool } from '../adapters/database/open-pool.ts';
import { announcing } from '../adapters/log/announcing-event-log.ts';
import { addressOf, Outages } from './outages.ts';
import { openStorage } from './storage.ts';

/** What every role works with. */
export interface Connections {
  readonly log: EventLog;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly outages: Outages;
  close(): Promise<void>;
}

/** Opens the log, the database and the bus. */
export async function openConnections(
  configuration: Configuration,
  say: (line: string) => void,
): Promise<Connections> {
  const storage = await openStorage(configuration, say);
  const pool = openPool(storage.databaseUrl);
  const { natsUrl } = configuration;
  const bus = natsUrl === undefined ? new InProcessBus() : new NatsBus({ servers: natsUrl });
  const outages = new Outages({
    servers: [
      {
        name: 'log',
        variable: 'PARVIS_LOG_URL',
        address: addressOf(storage.logUrl),
        probe: () => storage.log.head(),
      },
      {
        name: 'database',
        variable: 'PARVIS_DATABASE_URL',
        address: addressOf(storage.databaseUrl),
        probe: () => pool.query('select 1'),
      },
    ],
    write: writeLine,
  });
  return {
    log: announcing(storage.log, bus),
    pool,
    bus,
    outages,
    async close() {
      outages.close();
      await bus.close();
      await pool.end();
      await storage.close();
    },
  };
}

function writeLine(line: Readonly<Record<string, unknown>>): void {
  const write = line['level'] === 'info' ? console.log : console.error;
  write(JSON.stringify({ at: systemClock.now().toISOString(), ...line }));
}
