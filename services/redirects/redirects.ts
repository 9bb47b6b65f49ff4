import type { Pool } from 'pg';
import type { Route } from '../platform/http/route.ts';
import { redirectRoutes } from './redirect-routes.ts';
import { RedirectWriter, type RedirectWriterPorts } from './redirect-writer.ts';

/** What redirects are built on. `pool` is the database of claims and read models, not the log's. */
export interface RedirectPorts extends RedirectWriterPorts {
  readonly pool: Pool;
}

/** Redirects with what a scheduler runs. */
export interface RedirectArea {
  readonly writer: RedirectWriter;
  readonly routes: readonly Route[];
  /** Claims what the log says is taken, since the last time. Every minute is enough. */
  confirmClaims(): Promise<void>;
  /** Settles claims of commands that were cut off. Every minute is enough. @returns redirects looked at */
  sweepClaims(): Promise<number>;
}

/**
 * Wires redirects: with their routes bound to handlers; once their claims are in step
 * with the log, either of which may have come back from an older backup. @throws LogUnavailable
 */
export async function openRedirects(ports: RedirectPorts): Promise<RedirectArea> {
  const writer = new RedirectWriter(ports);
  const confirmClaims = () => writer.confirm(ports.pool);
  await confirmClaims();
  return {
    writer,
    routes: redirectRoutes(writer, ports.pool, ports.directory),
    confirmClaims,
    sweepClaims: () => writer.sweep(),
  };
}
