/** A shape of a drawn picture, on a canvas of 96 by 60. */
export interface Shape {
  /** The data of an SVG path. */
  readonly d: string;
  /** The style of the shape: text, content, emphasis, an outline or a line. */
  readonly tone: 'words' | 'area' | 'strong' | 'frame' | 'stroke';
}

type Box = readonly [x: number, y: number, width: number, height: number];

function boxPath([x, y, width, height]: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function dotPath(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0z`;
}

/** Returns lines of words, one below another, with these widths. */
export function words(x: number, y: number, ...widths: number[]): Shape {
  const lines = widths.map((width, line) => boxPath([x, y + line * 7, width, 3]));
  return { d: lines.join(''), tone: 'words' };
}

/** Surfaces that show content. */
export function areas(...boxes: Box[]): Shape {
  return { d: boxes.map(boxPath).join(''), tone: 'area' };
}

/** Surfaces that stand out. */
export function strong(...boxes: Box[]): Shape {
  return { d: boxes.map(boxPath).join(''), tone: 'strong' };
}

/** Outlines. */
export function frames(...boxes: Box[]): Shape {
  return { d: boxes.map(boxPath).join(''), tone: 'frame' };
}

/** Returns a disc. */
export function dot(x: number, y: number, radius: number, tone: Shape['tone'] = 'strong'): Shape {
  return { d: dotPath(x, y, radius), tone };
}

/** Returns a filled path. */
export function filled(d: string): Shape {
  return { d, tone: 'strong' };
}

/** Returns a drawn line. */
export function stroke(d: string): Shape {
  return { d, tone: 'stroke' };
}

/** Returns a landscape that fills the lower part of a surface. */
export const hills = (x: number, y: number) => filled(`M${x} ${y}l14-14 9 8 8-6 13 12z`);
/** Somebody, by head and shoulders. */
export const person = (x: number, y: number, tone: Shape['tone'] = 'strong'): readonly Shape[] => [
  dot(x, y, 5, tone),
  { d: `M${x - 9} ${y + 16}c0-12 18-12 18 0z`, tone },
];

/** Returns an arrow to the right. */
export const arrow = (x: number, y: number) => stroke(`M${x} ${y}h12m-5-5l5 5-5 5`);

/** Returns an arrow onto a line: a download. */
export const down = (x: number, y: number) =>
  stroke(`M${x} ${y}v10m-4-4l4 4 4-4M${x - 6} ${y + 14}h12`);

/** Returns a star. */
export const star = (x: number) =>
  filled(`M${x} 16l2 4.6 5 .4-3.8 3.3 1.2 4.9-4.4-2.6-4.4 2.6 1.2-4.9-3.8-3.3 5-.4z`);
export const envelope = (x: number, y: number) => stroke(`M${x} ${y}h24v16h-24zl12 9 12-9`);

/** Returns a picture with words below it. */
export const card = (x: number): readonly Shape[] => [areas([x, 12, 22, 18]), words(x, 35, 22, 16)];
