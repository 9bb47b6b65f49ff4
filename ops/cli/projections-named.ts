import type { ProjectionStatus } from '@parvis/projections/engine/projection.ts';

const flags = new Set(['--failed', '--detached']);

/** Returns the projections that words name: by their names, or all those in the state of a flag. */
export function projectionsNamed(
  words: readonly string[],
  statuses: readonly Pick<ProjectionStatus, 'name' | 'state'>[],
): readonly string[] {
  const named = words.flatMap((word) =>
    flags.has(word)
      ? statuses.filter(({ state }) => `--${state}` === word).map(({ name }) => name)
      : [word],
  );
  return [...new Set(named)];
}
