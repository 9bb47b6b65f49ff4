import { curves, linesAt, type Survey } from '../relief.ts';
import { element } from '../svg.ts';

/** The fill colours and the contour lines of levels. */
export interface DepthStyle {
  readonly levels: readonly number[];
  /** One colour per level, or one for all levels; with `none`, only lines are drawn. */
  readonly tints: readonly string[];
  readonly line: string;
  readonly width: number;
  /** Opacity of the lines. */
  readonly strength?: number;
  /** Every nth line is drawn twice as wide, from the first on. */
  readonly index?: number;
}

/** Draws the ground above each level over that of the previous level, with its contour line. */
export function depths(ground: Survey, style: DepthStyle): string {
  const { levels, tints, line, width, strength = 1, index } = style;
  return levels
    .map((level, place) => {
      const isIndex = index !== undefined && place % index === 0;
      return element('path', {
        d: curves(linesAt(ground, level)),
        fill: tints[Math.min(place, tints.length - 1)] ?? 'none',
        'fill-rule': 'evenodd',
        stroke: line,
        'stroke-width': isIndex ? width * 2 : width,
        'stroke-opacity': String(strength),
      });
    })
    .join('');
}

/** `count` levels at equal steps, including the first. */
export function levelsFrom(first: number, step: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => first + place * step);
}
