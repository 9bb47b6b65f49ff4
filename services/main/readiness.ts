import type { ProjectionStatus } from '@parvis/contracts/operations/endpoints.ts';
import type { ProjectionEngine } from '@parvis/projections/engine/engine.ts';
import { modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';

/** What `/readyz` answers, with the state, position and lag of every read model. */
export interface Readiness {
  /** Whether visitors can be served: what only editors read does not take the site away. */
  readonly ready: boolean;
  readonly report: {
    readonly status: 'ready' | 'not-ready';
    readonly projections: readonly ProjectionStatus[];
  };
}

/** Reads the state of the read models; an unreachable database makes it not ready. */
export async function readinessOf(engine: Pick<ProjectionEngine, 'statuses'>): Promise<Readiness> {
  const projections = (await engine.statuses().catch(() => undefined)) ?? [];
  const ready = modelsOfPages.every((model) =>
    projections.some(({ name, state }) => name === model && serves(state)),
  );
  return { ready, report: { status: ready ? 'ready' : 'not-ready', projections } };
}

/** One that failed at an event goes on serving what it has. */
function serves(state: ProjectionStatus['state']): boolean {
  return state === 'live' || state === 'failed';
}
