import { curves, linesAt, type Survey } from '../relief.ts';
import { element } from '../svg.ts';

/** How ground between levels is tinted and lined. */
export interface DepthStyle {
  readonly levels: readonly number[];
  /** One colour a level, or one for all; `none` leaves the ground as it is. */
  readonly tints: readonly string[];
  readonly line: string;
  readonly width: number;
  /** Opacity of the lines. */
  readonly strength?: number;
  /** Each so-manieth line is drawn twice as wide, from the first on. */
  readonly index?: number;
}

/** The ground above each level, one laid on the other, with its line. */
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

/** Levels at equal steps, the first included, `count` of them. */
export function levelsFrom(first: number, step: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => first + place * step);
}
