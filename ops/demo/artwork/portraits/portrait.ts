import { levelsFrom } from '../charts/depths.ts';
import { curves, ground, linesAt, type Relief, smooth, survey } from '../relief.ts';
import { depthInside, type Line, outlineThrough, points } from '../shapes.ts';
import { element, fill, picture, stroke } from '../svg.ts';
import { ear, faceLines, spectacles } from './features.ts';
import { faceRelief, headOutline } from './head.ts';
import { type Engraving, shadedLines } from './shaded-lines.ts';
import { type Hair, type Sitter, type SitterKey, sitters } from './sitters.ts';

/** A portrait's width and height, in pixels. */
export const portraitSize = 1200;

const cell = 10;
const shoulders = points(
  '600 1000, 520 1040, 410 1090, 330 1180, 290 1320, 280 1560, 720 1620, 1160 1560, ' +
    '1160 1320, 1130 1170, 1060 1080, 950 1020, 850 960, 800 1010, 700 1040',
);

/** Returns a person in profile, drawn with contour lines like a headland on a chart. */
export function portrait(key: SitterKey): string {
  const sitter: Sitter = sitters[key];
  const head = headOutline(sitter.features);
  const body = outlineThrough(shoulders);
  const hair = sitter.hair.map((one) => ({ ...one, outline: outlineThrough(one.outline) }));
  const drawn =
    sea(sitter, [head, body, ...hair.map(({ outline }) => outline)]) +
    face(sitter, head) +
    garment(sitter, body) +
    hair.map((one, index) => hairLines(`${key} ${index}`, one)).join('') +
    worn(sitter);
  const flip = sitter.looksRight ? { transform: `translate(${portraitSize} 0) scale(-1 1)` } : {};
  return picture(portraitSize, portraitSize, sitter.ground.tint, element('g', flip, drawn));
}

function sea({ ground: { line } }: Sitter, shapes: readonly Line[]): string {
  const insides = shapes.map((shape) => depthInside(shape));
  const near: Relief = (x, y) => Math.max(...insides.map((inside) => inside(x, y)));
  const measured = smooth(survey(near, portraitSize, portraitSize, 16), 3);
  return [18, 40, 66, 96, 130, 168, 210, 256, 306, 360]
    .map((away, index) =>
      shadedLines(linesAt(measured, -away), {
        colour: line,
        lit: 2.6 - index * 0.16,
        shaded: 4.4 - index * 0.3,
      }),
    )
    .join('');
}

function raised(
  shape: Line,
  relief: Relief,
  spacing: number,
  count: number,
  engraving: Engraving,
): string {
  const inside = depthInside(shape);
  const height: Relief = (x, y) => inside(x, y) + relief(x, y);
  const measured = smooth(survey(height, portraitSize, portraitSize, cell), 2);
  return levelsFrom(spacing * 0.8, spacing, count)
    .map((level) => shadedLines(linesAt(measured, level), engraving))
    .join('');
}

function outlineOf(shape: Line): string {
  return curves([shape]);
}

function within(id: string, shape: Line, body: string): string {
  return (
    element('clipPath', { id }, element('path', { d: outlineOf(shape) })) +
    element('g', { 'clip-path': `url(#${id})` }, body)
  );
}

function face({ skin, features, isEarShown }: Sitter, head: Line): string {
  const engraving = { colour: skin.line, lit: 1, shaded: 3.2 };
  return (
    fill(outlineOf(head), skin.tint) +
    within('face', head, raised(head, faceRelief(features), 17, 18, engraving)) +
    stroke(outlineOf(head), skin.line, 4.5) +
    faceLines(skin.line) +
    (isEarShown ? ear(skin.tint, skin.line) : '')
  );
}

function garment({ garment: { tint, line, collar }, skin }: Sitter, body: Line): string {
  return (
    fill(outlineOf(body), tint) +
    within(
      'body',
      body,
      raised(body, () => 0, 17, 22, { colour: line, lit: 1.2, shaded: 3.4 }),
    ) +
    collarOf(collar, tint, line, skin.line)
  );
}

function collarOf(
  collar: Sitter['garment']['collar'],
  tint: string,
  line: string,
  shade: string,
): string {
  const outline = { stroke: line, 'stroke-width': 3.4 };
  switch (collar) {
    case 'high':
      return fill(
        'M606 930C680 980 780 960 850 880L880 1000C800 1070 680 1080 596 1040Z',
        tint,
        outline,
      );
    case 'shirt':
      return fill(
        'M586 960C660 1010 780 990 862 900L884 990C800 1060 700 1080 640 1070L560 1150L540 1050Z',
        '#ffffff',
        {
          stroke: shade,
          'stroke-width': 3.4,
        },
      );
    case 'open':
      return '';
  }
}

function hairLines(seed: string, { outline, tint, line, curls, spacing }: Hair): string {
  const rough = ground(seed, curls > 20 ? 100 : 200);
  const relief: Relief = (x, y) => rough(x, y) * curls * 2;
  return (
    fill(outlineOf(outline), tint) +
    within(
      `hair-${seed.replace(' ', '-')}`,
      outline,
      raised(outline, relief, spacing, 20, { colour: line, lit: 1, shaded: 3 }),
    ) +
    stroke(outlineOf(outline), line, 3)
  );
}

function worn({ wears, accent }: Sitter): string {
  switch (wears) {
    case 'spectacles':
      return spectacles(accent);
    case 'earring':
      return element('circle', { cx: 688, cy: 640, r: 15, fill: accent });
    case 'hoop':
      return element('circle', {
        cx: 690,
        cy: 668,
        r: 46,
        fill: 'none',
        stroke: accent,
        'stroke-width': 9,
      });
    case 'brooch':
    case 'pin':
      return element('circle', { cx: 520, cy: 1120, r: 18, fill: accent });
    case 'tie':
      return fill('M566 1066L622 1078L606 1122L650 1290L548 1290L572 1120Z', accent);
  }
}
