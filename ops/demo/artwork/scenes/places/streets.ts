import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { stroke } from '../../svg.ts';
import { sky } from '../parts/air-and-water.ts';
import { gable, lampPost, windows } from '../parts/buildings.ts';
import { at, detailWidth, disc, form, hatched, line, rect, ruled, shape } from '../parts/pen.ts';
import { type Tone, tones } from '../tones.ts';

/** A branch of the bank in the street of a small town. */
export function branch(seed: string): string {
  const tone = tones.day;
  const { ink, light, mid, near, shade } = tone;
  return (
    sky(seed, 800, tone) +
    at(0, 0, 1, gable(`${seed} left`, [60, 420, 520, 720], { columns: 3, rows: 4 }, tone)) +
    at(
      0,
      0,
      1,
      gable(
        `${seed} right`,
        [1460, 380, 480, 760],
        { columns: 3, rows: 4 },
        { ...tone, wall: light },
      ),
    ) +
    rect([560, 300, 920, 840], light, ink) +
    rect([540, 270, 960, 44], near, ink) +
    windows(seed, [600, 340, 840, 280], { columns: 5, rows: 1 }, mid, mid) +
    hatched([1400, 316, 78, 820], 13, shade) +
    shopFront(tone) +
    rect([-10, 1140, 2020, 30], tone.wall, ink) +
    rect([-10, 1170, 2020, 140], shade) +
    ruled([0, 1170, 2000, 140], 44, tone.skyLine) +
    lampPost(330, 1160, 640, ink, tone.accent) +
    bicycle(1560, 1150, ink)
  );
}

function shopFront({ ink, near, mid, light, wall, accent }: Tone): string {
  const stripes = Array.from({ length: 10 }, (_, index) => {
    const [left, foot] = [610 + index * 82, 586 + index * 86.8];
    return shape(
      `${left} 690, ${left + 82} 690, ${foot + 86.8} 790, ${foot} 790`,
      index % 2 === 0 ? accent : light,
      ink,
      detailWidth,
    );
  });
  return (
    rect([600, 640, 840, 500], near, ink) +
    rect([640, 800, 300, 260], mid, ink) +
    rect([1110, 800, 290, 260], mid, ink) +
    rect([962, 790, 126, 350], wall, ink) +
    rect([984, 816, 82, 190], mid, ink, detailWidth) +
    stroke('M670 1040L800 810M730 1050L850 840M1140 1040L1270 810', light, 6) +
    disc(1074, 1020, 8, accent) +
    stripes.join('')
  );
}

function bicycle(x: number, base: number, ink: string): string {
  const wheel = (along: number) => disc(x + along, base - 74, 74, 'none', ink);
  const frame = `M${x} ${base - 74}L${x + 70} ${base - 170}H${x + 170}L${x + 100} ${base - 74}ZM${x + 100} ${base - 74}L${x + 60} ${base - 196}M${x + 210} ${base - 74}L${x + 164} ${base - 210}H${x + 206}M${x + 34} ${base - 198}H${x + 86}`;
  return wheel(0) + wheel(210) + stroke(frame, ink, 8);
}

/** Stalls under striped awnings, in front of stepped gables. */
export function market(seed: string): string {
  const tone = tones.sand;
  const { ink, shade } = tone;
  const walls = [tone.wall, tone.mid, tone.far, tone.water, tone.wall];
  const houses = walls.map((wall, index) =>
    gable(
      `${seed} ${index}`,
      [20 + index * 400, 420 + (index % 3) * 40, 372, 600],
      { columns: 3, rows: 4 },
      { ...tone, wall, mid: wall === tone.mid ? tone.near : tone.mid },
      index % 2 === 0 ? 5 : 4,
    ),
  );
  return (
    sky(seed, 700, tone) +
    houses.join('') +
    rect([-10, 1000, 2020, 310], shade) +
    ruled([0, 1000, 2000, 300], 50, tone.light) +
    stall(`${seed} a`, 170, 740, tone, tone.near) +
    stall(`${seed} b`, 790, 700, tone, tone.accent) +
    stall(`${seed} c`, 1410, 740, tone, tone.near) +
    stroke('M0 1010H2000', ink, 2)
  );
}

function stall(seed: string, x: number, top: number, tone: Tone, stripe: string): string {
  const { ink, light, wall, mid, near } = tone;
  const random = seeded(seed);
  const cloth = Array.from({ length: 8 }, (_, index) => {
    const [from, foot] = [x + 40 + index * 55, x + index * 65];
    return form(
      `M${from} ${top}h55L${foot + 65} ${top + 110}q-32 44 -65 0Z`,
      index % 2 === 0 ? stripe : light,
      ink,
      detailWidth,
    );
  });
  const crates = Array.from({ length: 4 }, (_, index) => {
    const left = x + 16 + index * 124;
    const heap = Array.from({ length: 9 }, () => {
      const [along, up] = [12 + random() * 84, random() * 26];
      return disc(
        left + along,
        top + 290 - up,
        17,
        random() < 0.3 ? stripe : random() < 0.5 ? mid : wall,
        ink,
      );
    });
    return heap.join('') + rect([left, top + 296, 110, 60], wall, ink, detailWidth);
  });
  return (
    line(`${x + 24} ${top}, ${x + 24} ${top + 520}`, ink, 12) +
    line(`${x + 496} ${top}, ${x + 496} ${top + 520}`, ink, 12) +
    crates.join('') +
    rect([x, top + 356, 520, 150], near, ink) +
    hatched([x, top + 356, 520, 150], 40, ink) +
    cloth.join('')
  );
}
