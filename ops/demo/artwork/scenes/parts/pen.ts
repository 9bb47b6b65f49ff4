import { dataOf, points } from '../../shapes.ts';
import { type Attributes, element, fill, stroke } from '../../svg.ts';

/** The width of outlines, in pixels. */
export const outlineWidth = 5;
/** The width of details inside an outline. */
export const detailWidth = 3;

function outline(edge: string | undefined, width: number): Attributes {
  return edge === undefined ? {} : { stroke: edge, 'stroke-width': width };
}

export function rect(
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
  edge?: string,
  lineWidth = outlineWidth,
): string {
  return element('rect', { x, y, width, height, fill: colour, ...outline(edge, lineWidth) });
}

/** Returns a closed shape through points written as `x y, x y`. */
export function shape(
  corners: string,
  colour: string,
  edge?: string,
  lineWidth = outlineWidth,
): string {
  return fill(dataOf(points(corners)), colour, outline(edge, lineWidth));
}

/** Returns a shape of path data. */
export function form(d: string, colour: string, edge?: string, lineWidth = outlineWidth): string {
  return fill(d, colour, outline(edge, lineWidth));
}

/** Returns an open line through points written as `x y, x y`. */
export function line(places: string, colour: string, width = outlineWidth): string {
  return stroke(dataOf(points(places), false), colour, width);
}

export function disc(x: number, y: number, radius: number, colour: string, ring?: string): string {
  return element('circle', {
    cx: x,
    cy: y,
    r: radius,
    fill: colour,
    ...outline(ring, outlineWidth),
  });
}

/** Returns what is drawn around its own origin, moved to a place and scaled; negative mirrors. */
export function at(x: number, y: number, scale: number, ...body: string[]): string {
  const across = Math.abs(scale);
  return element('g', { transform: `translate(${x} ${y}) scale(${scale} ${across})` }, ...body);
}

/** Returns upright strokes across a rectangle: how a side in the shade is engraved. */
export function hatched(
  [x, y, width, height]: readonly [number, number, number, number],
  gap: number,
  colour: string,
): string {
  let d = '';
  for (let along = gap; along < width; along += gap) d += `M${x + along} ${y}v${height}`;
  return stroke(d, colour, 2);
}

/** Returns level strokes across a rectangle: boards, courses of bricks, shutters. */
export function ruled(
  [x, y, width, height]: readonly [number, number, number, number],
  gap: number,
  colour: string,
): string {
  let d = '';
  for (let down = gap; down < height; down += gap) d += `M${x} ${y + down}h${width}`;
  return stroke(d, colour, 2);
}
