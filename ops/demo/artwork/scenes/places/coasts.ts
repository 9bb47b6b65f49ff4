import { stroke } from '../../svg.ts';
import { glints, rain, range, sky, water } from '../parts/air-and-water.ts';
import { gable } from '../parts/buildings.ts';
import { at, detailWidth, form, line, rect, shape } from '../parts/pen.ts';
import { sloop } from '../parts/vessels.ts';
import { type Tone, tones } from '../tones.ts';

/** Houses at the edge of a dune that the sea is taking. */
export function shore(seed: string): string {
  const tone = tones.sand;
  const { ink, shade, wall, near, accent } = tone;
  return (
    sky(seed, 700, tone) +
    water(seed, 700, 1300, tone) +
    at(400, 742, 0.5, sloop(tone)) +
    form(
      'M2010 640C1800 610 1500 620 1220 650C1120 660 1060 690 1040 760C1020 840 1060 900 1000 980C940 1060 800 1120 640 1180C480 1230 300 1260 -10 1290V1310H2010Z',
      shade,
      ink,
    ) +
    form(
      'M2010 640C1800 610 1500 620 1220 650C1120 660 1060 690 1040 760C1240 740 1700 700 2010 720Z',
      wall,
      ink,
      detailWidth,
    ) +
    strata(tone) +
    gable(`${seed} a`, [1180, 440, 220, 220], { columns: 2, rows: 1 }, { ...tone, wall }) +
    gable(
      `${seed} b`,
      [1470, 410, 240, 230],
      { columns: 2, rows: 2 },
      { ...tone, wall: tone.light, accent },
    ) +
    gable(`${seed} c`, [1780, 420, 230, 220], { columns: 2, rows: 1 }, { ...tone, wall }) +
    fence(ink) +
    stroke('M-10 1250C240 1220 440 1190 620 1130C780 1080 900 1030 950 960', tone.light, 16) +
    stroke('M1100 664L1090 520L1150 510', near, 7) +
    rect([1060, 470, 110, 54], accent, ink, detailWidth)
  );
}

function strata({ ink, waterLine }: Tone): string {
  const layers = [0, 1, 2, 3, 4].map(
    (index) =>
      `M${1050 - index * 14} ${800 + index * 62}C1300 ${770 + index * 80} 1700 ${760 + index * 92} 2010 ${790 + index * 92}`,
  );
  return (
    stroke(layers.join(''), ink, 2) + stroke('M1046 790L1090 980M1030 860L1066 1010', waterLine, 3)
  );
}

function fence(ink: string): string {
  const posts = Array.from(
    { length: 12 },
    (_, index) => `M${1180 + index * 74} ${704 - index * 2}v-56`,
  );
  return stroke(`${posts.join('')}M1180 672L1990 650`, ink, 5);
}

/** Houses and a lamp post standing in flood water, in the rain. */
export function flood(seed: string): string {
  const tone = { ...tones.deep, wall: tones.deep.wall };
  const { ink, wall, shade, accent } = tone;
  const houses = [0, 1, 2, 3].map((index) =>
    gable(
      `${seed} ${index}`,
      [90 + index * 470, 470 + (index % 2) * 50, 400, 460],
      { columns: 3, rows: 3, lit: 0.2 },
      { ...tone, wall: index % 2 === 0 ? wall : shade },
    ),
  );
  return (
    sky(seed, 860, tone) +
    range(seed, { base: 880, height: 260, size: 520 }, tone.far, tone.mid) +
    houses.join('') +
    water(seed, 860, 1300, tone) +
    [0, 1, 2, 3]
      .map((index) => glints(`${seed} ${index}`, [290 + index * 470, 880, 330, 170], shade))
      .join('') +
    at(1230, 1080, 1.1, punt(tone)) +
    line('560 980, 560 540, 640 540', ink, 12) +
    shape('606 546, 664 546, 680 606, 590 606', accent, ink, detailWidth) +
    glints(`${seed} lamp`, [610, 1000, 120, 190], accent) +
    rain(seed, 1300, tone.skyLine)
  );
}

/** A flat boat with two oars, about 520 wide. */
export function punt({
  near,
  ink,
  light,
  accent,
}: Pick<Tone, 'near' | 'ink' | 'light' | 'accent'>): string {
  return (
    form(
      'M-270 -70C-200 -40 200 -40 270 -78C250 -10 200 30 160 36H-170C-220 26 -256 -20 -270 -70Z',
      near,
      ink,
    ) +
    stroke('M-252 -34C-180 -8 180 -8 252 -40', accent, 9) +
    rect([-60, -66, 90, 22], light, ink, detailWidth) +
    line('-30 -60, 210 60', light, 9) +
    line('20 -60, -220 70', light, 9)
  );
}
