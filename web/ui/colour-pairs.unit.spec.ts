import { readdirSync, readFileSync } from 'node:fs';
import { defaultPalette } from '@parvis/contracts/brand/brand.ts';
import { colourPairs } from '@parvis/contracts/brand/colour-pairs.ts';
import { deriveColours, inOklch } from '@parvis/contracts/brand/derive-colours.ts';
import { expect, test } from 'vitest';

const web = new URL('../', import.meta.url).pathname;
const colours = deriveColours(defaultPalette);
/** Contrast is the same either way. */
const known = new Set(
  colourPairs.flatMap(({ ink, ground }) => [`${ink} on ${ground}`, `${ground} on ${ink}`]),
);
const isColour = (name: string) => name === 'white' || Object.hasOwn(colours, name);

const sheets = ['admin', 'blocks', 'reference', 'server', 'site', 'ui'].flatMap((room) =>
  readdirSync(web + room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${room}/${name}`),
);

/** The rules of every style sheet, without what is nested in them. */
const rules = sheets.flatMap((file) =>
  [...readFileSync(web + file, 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({ at: `${file}: ${selector.trim()}`, body }),
  ),
);

function tokenOf(body: string, property: string): string | undefined {
  const value = new RegExp(`(?:^|[\\s;])${property}:\\s*([^;]+)`).exec(body)?.[1]?.trim();
  return value === '#fff' ? 'white' : /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1];
}

test('every text colour that a style sheet puts on a ground is among the pairs that palettes are checked for', () => {
  const pairs = rules.flatMap(({ at, body }) => {
    const ink = tokenOf(body, 'color');
    const ground = tokenOf(body, 'background');
    const isOurs = ink && ground && isColour(ink) && isColour(ground);
    return isOurs ? [{ at, pair: `${ink} on ${ground}` }] : [];
  });
  expect(pairs.length).toBeGreaterThan(15);
  expect(pairs.filter(({ pair }) => !known.has(pair))).toEqual([]);
});

test('every colour of text is among the pairs, on the ground of pages or on deep ones', () => {
  const inks = new Set(rules.flatMap(({ body }) => tokenOf(body, 'color') ?? []));
  const ours = [...inks].filter((ink) => Object.hasOwn(colours, ink));
  expect(ours.length).toBeGreaterThan(8);
  const isKnown = (ink: string) => known.has(`${ink} on paper`) || known.has(`${ink} on tide-950`);
  expect(ours.filter((ink) => !isKnown(ink))).toEqual([]);
});

test('the colours of the product are those that its own palette gives', () => {
  const tokens = readFileSync(`${web}ui/tokens.css`, 'utf8');
  const far = Object.entries(colours).flatMap(([name, colour]) => {
    const own = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
    if (own === undefined) return [`${name} is no token`];
    return Math.abs(inOklch(own).l - inOklch(colour).l) > 0.02
      ? [`${name}: ${own}, ${colour}`]
      : [];
  });
  expect(far).toEqual([]);
});

test('a palette sets every colour of the tokens', () => {
  const tokens = readFileSync(`${web}ui/tokens.css`, 'utf8');
  const named = [...tokens.matchAll(/--([\w-]+): #[0-9a-f]{6};/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(colours)));
});
