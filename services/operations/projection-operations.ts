import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { ProjectionAction, ProjectionStatus } from '@parvis/contracts/operations/endpoints.ts';
import { admit } from '../http/access.ts';

/** Port: the operators' view of read models, and their actions on them. */
export interface ProjectionOperations {
  statuses(): Promise<readonly ProjectionStatus[]>;
  /** Refused with `projection-not-found` or `projection-not-failed`. */
  retry(name: string): Promise<Outcome<void>>;
  /**
   * Skips the event at which the read model failed, and records who skipped it. Refused like
   * `retry`.
   */
  skip(name: string, by: string): Promise<Outcome<void>>;
  /**
   * Starts a rebuild, during which the live rows are served. Refused with `projection-not-found`.
   */
  rebuild(name: string): Promise<Outcome<void>>;
}

/** Returns the read models, for actors who may see them. */
export async function listProjections(
  operations: ProjectionOperations,
  actor: Actor,
): Promise<Outcome<readonly ProjectionStatus[]>> {
  const admitted = admit({ capability: 'projections.read' }, actor);
  return admitted.ok ? accept(await operations.statuses()) : admitted;
}

/** Executes an operator's action on a read model, if permitted. */
export async function runProjectionAction(
  operations: ProjectionOperations,
  actor: Actor,
  name: string,
  action: ProjectionAction,
): Promise<Outcome<void>> {
  const admitted = admit({ capability: 'projections.operate' }, actor);
  return admitted.ok ? operations[action](name, actorId(actor)) : admitted;
}
