/** Attributes of an element; numbers are rounded to a tenth. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Returns an element with its content. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? tenth(value) : value}"`)
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns a line without a fill. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more });
}

export function fill(d: string, colour: string, more: Attributes = {}): string {
  return element('path', { d, fill: colour, ...more });
}

/** Returns a complete picture on a background of one colour. */
export function picture(width: number, height: number, ground: string, body: string): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('rect', { width, height, fill: ground }),
    element('g', { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, body),
  );
}
