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
