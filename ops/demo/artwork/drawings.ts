import type { Drawing } from './artwork.ts';
import { chartDrawings } from './chart-drawings.ts';
import { chartVariants } from './chart-variants.ts';
import { portraitDrawings } from './portrait-drawings.ts';
import { sceneDrawings } from './scene-drawings.ts';

/** The drawings of the demonstration's images. */
export const drawings: readonly Drawing[] = [
  ...chartDrawings,
  ...chartVariants,
  ...sceneDrawings,
  ...portraitDrawings,
];
