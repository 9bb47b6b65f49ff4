/** The elements of a drawing; everything else is left out with what is in it. */
export const drawingElements: ReadonlySet<string> = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern title desc'.split(
    ' ',
  ),
);

/** The presentation of an element, which a style may also set. */
const presentation =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity clip-path clip-rule mask stop-color stop-opacity color display visibility vector-effect paint-order'.split(
    ' ',
  );
export const presentationAttributes: ReadonlySet<string> = new Set(presentation);

export const drawingAttributes: ReadonlySet<string> = new Set([
  ...presentation,
  ...'id viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform gradientTransform gradientUnits patternTransform patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits spreadMethod offset pathLength'.split(
    ' ',
  ),
]);

const local = /^#[\w.-]+$/;

/** Returns whether a value loads nothing: what it refers to is in the same drawing. */
export function loadsNothing(value: string): boolean {
  const others = value.replace(/url\(\s*(['"]?)#[\w.-]+\1\s*\)/g, '');
  return !/url|[a-z]:|\\|@|<|&/i.test(others);
}

/** Returns whether a reference stays within the drawing. */
export function isLocal(reference: string): boolean {
  return local.test(reference);
}
