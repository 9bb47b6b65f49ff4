import type { Position } from '@parvis/contracts/log/position.ts';

/**
 * A screen is as old as its oldest part.
 * @throws TypeError for an empty list
 */
export function earliest(positions: readonly Position[]): Position {
  return positions.reduce((one, other) => (one < other ? one : other));
}
