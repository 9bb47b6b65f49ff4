/** A shape of a chart; `tone` is its colour, by class. */
export type Mark =
  | { readonly kind: 'path'; readonly d: string; readonly tone: Tone }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly tone: Tone;
    };

/** Of a series or a part, by its place; of axes and words. */
export type Tone =
  | number
  | 'line'
  | 'rule'
  | 'axis'
  | 'name'
  | 'value'
  | 'up'
  | 'down'
  | 'total'
  | `edge-${number}`;

/** A chart as it is drawn at one width. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** How wide a chart is drawn; and whether names stand beside it. */
export interface Canvas {
  readonly width: number;
  readonly isWide: boolean;
}

/** The size of words, in units of the drawing, which are pixels at its own width. */
export const textSize = 13;

export const canvases = {
  narrow: { width: 300, isWide: false },
  wide: { width: 760, isWide: true },
} as const;

/** Returns how wide words are at most: of the face for texts, measured over capitals and digits. */
export function widthOf(text: string): number {
  return text.length * textSize * 0.54;
}

export function rect(x: number, y: number, width: number, height: number, tone: Tone): Mark {
  const [w, h] = [Math.max(0, width), Math.max(0, height)];
  return { kind: 'path', d: `M${r(x)} ${r(y)}h${r(w)}v${r(h)}h${r(-w)}z`, tone };
}

export function write(
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'middle' | 'end',
  tone: Tone = 'axis',
): Mark {
  return { kind: 'text', x: r(x), y: r(y), text, anchor, tone };
}

/** Returns a coordinate to a tenth of a pixel. */
export function r(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns words on lines of at most this width. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Moves places apart, in their order, so that each has this much room, between two ends. */
export function apart(places: readonly number[], room: number, from: number, to: number): number[] {
  const order = places.map((place, at) => ({ place, at })).toSorted((a, b) => a.place - b.place);
  const moved: number[] = [];
  let least = from;
  for (const { place } of order) {
    moved.push(Math.max(place, least));
    least = (moved.at(-1) ?? 0) + room;
  }
  let most = to;
  for (let at = moved.length - 1; at >= 0; at -= 1) {
    moved[at] = Math.min(moved[at] ?? 0, most);
    most = (moved[at] ?? 0) - room;
  }
  const result: number[] = [];
  order.forEach(({ at }, place) => {
    result[at] = moved[place] ?? 0;
  });
  return result;
}
