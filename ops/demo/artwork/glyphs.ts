import { element, stroke } from './svg.ts';

/**
 * Slanted digits in the style of engraved charts, 10 wide and 16 high, so that no font is needed.
 */
const digits = [
  'M7 0C3 0 1 5 1 10C1 14 2 16 4 16C8 16 9 10 9 6C9 2 8.500 0 7 0Z',
  'M3 4L7 0L4 16',
  'M2 4C2.500 1.500 4.500 0 6.500 0C9 0 9.500 2.500 8.500 5C7 9 2.500 11.500 1 16L8 16',
  'M3 1.500C6 -1 10 0 9 3.500C8.500 6 6 7 4.500 7C8 7 9 9.500 8 12C6.500 16.500 2.500 17 0.500 14',
  'M7 0L0.500 11L9 11M7.500 6.500L5.500 16',
  'M9.500 0L4.500 0L2.500 7C5 5.500 8.500 6 8.500 9.500C8.500 14 5 17 0.500 15',
  'M8.500 0C4.500 2.500 1 8 1 12C1 14.500 2.500 16 4.500 16C7 16 8.500 13.500 8.500 11C8.500 8.500 7 7.500 5.500 7.500C3.500 7.500 2 9 1.300 11',
  'M2.500 0L10 0L3 16',
  'M6 7C3.500 7 2.500 5.500 3 3.500C3.500 1 5.500 0 7 0C9 0 10 1.500 9.500 3.500C9 5.500 8 7 6 7C3 7.500 1 9.500 1 12.500C1 15 2.500 16 4.500 16C7 16 8.500 14 8.500 11.500C8.500 9 8 7.500 6 7Z',
  'M9 5C8.500 7 7 8.500 5 8.500C3 8.500 2 7 2.500 4.500C3 2 4.500 0 6.500 0C8.500 0 9.500 2 9 5C8.500 9 6 14 2 16',
] as const;

const advance = 11;
const body = 16;

/** Returns a whole number of metres, centred on a place; `size` is its height in pixels. */
export function sounding(
  metres: number,
  x: number,
  y: number,
  size: number,
  colour: string,
): string {
  const figures = Array.from(String(metres));
  const scale = size / body;
  const left = x - (figures.length * advance * scale) / 2;
  const drawn = figures.map((figure, index) =>
    element(
      'g',
      { transform: `translate(${index * advance})` },
      stroke(digits[Number(figure)] ?? '', colour, 1.5),
    ),
  );
  return element(
    'g',
    {
      transform: `translate(${Math.round(left)} ${Math.round(y - size / 2)}) scale(${scale.toFixed(3)})`,
    },
    ...drawn,
  );
}
