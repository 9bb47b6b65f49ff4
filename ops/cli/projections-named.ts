import type { ProjectionStatus } from '@parvis/projections/engine/projection.ts';
import { z } from 'zod';

/** The options that name all projections in a state. */
export const states = { failed: { type: 'boolean' }, detached: { type: 'boolean' } } as const;

/** The fields of a request that names projections. */
export const naming = {
  names: z.array(z.string().min(1, 'The name of a projection is empty.')),
  failed: z.boolean().default(false),
  detached: z.boolean().default(false),
} as const;

/** How projections are named, for help. */
export const named = [
  '--failed     all that stopped at an event',
  '--detached   all that were built from another log',
] as const;

/** Projections by their names, or all those in a state. */
export interface ProjectionsNamed {
  readonly names: readonly string[];
  readonly failed: boolean;
  readonly detached: boolean;
}

export const unnamed = 'Name projections, or all of a state with --failed or --detached.';

/** Returns whether a request names any projection. */
export function namesSome({ names, failed, detached }: ProjectionsNamed): boolean {
  return names.length > 0 || failed || detached;
}

/** Returns the projections that a request names. */
export function projectionsNamed(
  { names, failed, detached }: ProjectionsNamed,
  statuses: readonly Pick<ProjectionStatus, 'name' | 'state'>[],
): readonly string[] {
  const inState = statuses.filter(
    ({ state }) => (failed && state === 'failed') || (detached && state === 'detached'),
  );
  return [...new Set([...names, ...inState.map(({ name }) => name)])];
}
