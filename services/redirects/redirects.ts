import type { Pool } from 'pg';
import { ignoreUnavailableLog } from '../claims/ignore-unavailable-log.ts';
import type { Route } from '../http/route.ts';
import { redirectRoutes } from './redirect-routes.ts';
import { RedirectWriter, type RedirectWriterPorts } from './redirect-writer.ts';

/**
 * The dependencies of redirects. `pool` is the database of claims and read models, not the log's.
 */
export interface RedirectPorts extends RedirectWriterPorts {
  readonly pool: Pool;
}

/** Redirects, with the jobs that a scheduler runs. */
export interface RedirectArea {
  readonly writer: RedirectWriter;
  readonly routes: readonly Route[];
  /** Updates the claims from the log since the last time. Every minute is enough. */
  confirmClaims(): Promise<void>;
  /**
   * Settles claims of interrupted commands. Every minute is enough.
   * @returns the number of redirects examined
   */
  sweepClaims(): Promise<number>;
}

/**
 * Wires redirects: their routes, once their claims are up to date with the log, either of which may
 * have been restored from an older backup. While the log is unavailable, the first command updates
 * them.
 */
export async function openRedirects(ports: RedirectPorts): Promise<RedirectArea> {
  const writer = new RedirectWriter(ports);
  const confirmClaims = () => writer.confirm();
  await ignoreUnavailableLog(confirmClaims());
  return {
    writer,
    routes: redirectRoutes(writer, ports.pool, ports.accountNames),
    confirmClaims,
    sweepClaims: () => writer.sweep(),
  };
}
