import type { ProjectionEngine } from '@parvis/projections/platform/engine.ts';

/** What `/readyz` answers: ready when every read model serves, with each one's state, position and lag. */
export interface Readiness {
  readonly ready: boolean;
  readonly report: {
    readonly status: 'ready' | 'not-ready';
    readonly projections: readonly unknown[];
  };
}

/** Asks the read models how they stand; a database that is away makes it not ready. */
export async function readinessOf(engine: ProjectionEngine): Promise<Readiness> {
  const statuses = await engine.statuses().catch(() => undefined);
  const ready = statuses?.every(({ state }) => state === 'live') ?? false;
  return { ready, report: { status: ready ? 'ready' : 'not-ready', projections: statuses ?? [] } };
}
