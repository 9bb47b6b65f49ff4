import type { Queryable } from '@parvis/projections/platform/queryable.ts';
import type { Route } from '../platform/http/route.ts';
import { redirectRoutes } from './redirect-routes.ts';
import { RedirectWriter, type RedirectWriterPorts } from './redirect-writer.ts';

/** What redirects are built on. `db` holds the read models. */
export interface RedirectPorts extends RedirectWriterPorts {
  readonly db: Queryable;
}

/** Redirects with what a scheduler runs. */
export interface RedirectArea {
  readonly writer: RedirectWriter;
  readonly routes: readonly Route[];
  /** Settles claims of commands that were cut off. Every minute is enough. @returns redirects looked at */
  sweepClaims(): Promise<number>;
}

/** Wires redirects: every address of theirs, bound to what answers it. */
export function openRedirects(ports: RedirectPorts): RedirectArea {
  const writer = new RedirectWriter(ports);
  return {
    writer,
    routes: redirectRoutes(writer, ports.db, ports.directory),
    sweepClaims: () => writer.sweep(),
  };
}
