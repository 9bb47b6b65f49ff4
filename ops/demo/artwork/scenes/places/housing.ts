import { fill, stroke } from '../../svg.ts';
import { glints, range, sky, water } from '../parts/air-and-water.ts';
import { block, gable, lampPost, town } from '../parts/buildings.ts';
import { at, detailWidth, disc, line, rect, ruled, shape } from '../parts/pen.ts';
import { barge } from '../parts/vessels.ts';
import { type Tone, tones } from '../tones.ts';

/** Brick warehouses that rise from a canal. */
export function warehouses(seed: string): string {
  const tone = tones.deep;
  const { ink, wall, shade, mid, accent } = tone;
  const fronts = [0, 1, 2, 3].map((index) => {
    const x = 60 + index * 490;
    const top = 360 + (index % 2) * 60;
    const tints = { ...tone, wall: index % 2 === 0 ? wall : shade, mid };
    return (
      gable(`${seed} ${index}`, [x, top, 430, 620], { columns: 4, rows: 6, lit: 0.16 }, tints, 4) +
      ruled([x + 4, top, 344, 620], 103, ink) +
      glints(`${seed} ${index}`, [x + 215, 1020, 380, 200], index % 2 === 0 ? wall : shade)
    );
  });
  return (
    sky(seed, 980, tone) +
    town(seed, { from: -20, to: 2050, base: 980, height: 480 }, tone.far, ink, mid) +
    water(seed, 980, 1300, tone) +
    fronts.join('') +
    rect([-10, 962, 2020, 34], shade, ink) +
    at(1260, 1170, 0.9, barge({ ...tone, near: ink, accent }))
  );
}

/** Terrace houses, one of them scaffolded and being insulated. */
export function terraces(seed: string): string {
  const tone = tones.day;
  const { ink, light, wall, shade, near } = tone;
  const houses = [0, 1, 2, 3, 4].map((index) => {
    const x = 20 + index * 400;
    const tints = { ...tone, wall: index % 2 === 0 ? wall : light };
    return (
      rect([x + 270, 240, 60, 150], tone.mid, ink) +
      shape(`${x - 8} 480, ${x + 60} 330, ${x + 330} 330, ${x + 408} 480`, near, ink) +
      ruled([x + 60, 340, 280, 140], 34, ink) +
      block(`${seed} ${index}`, [x, 480, 400, 620], { columns: 2, rows: 2 }, tints) +
      rect([x + 40, 860, 110, 240], index === 2 ? tone.accent : near, ink) +
      rect([x + 58, 880, 74, 60], tone.mid, ink, detailWidth)
    );
  });
  return (
    sky(seed, 600, tone) +
    houses.join('') +
    scaffold(760, tone) +
    rect([-10, 1100, 2020, 26], light, ink) +
    rect([-10, 1126, 2020, 190], shade) +
    ruled([0, 1126, 2000, 180], 46, tone.skyLine)
  );
}

function scaffold(x: number, { ink, accent, light }: Tone): string {
  const poles = [0, 150, 300, 450, 600].map((along) => `M${x + along} 300V1110`).join('');
  const decks = [500, 700, 900].map((y) => rect([x - 24, y, 650, 22], accent, ink, detailWidth));
  const panels = fill(
    `M${x + 40} 520h120v170h-120zM${x + 180} 520h120v170h-120zM${x + 320} 720h120v170h-120z`,
    light,
    {
      stroke: ink,
      'stroke-width': 4,
    },
  );
  return (
    panels +
    stroke(
      `${poles}M${x} 300H${x + 600}M${x} 700L${x + 150} 500M${x + 450} 900L${x + 600} 700M${x} 1100L${x + 150} 900`,
      ink,
      7,
    ) +
    decks.join('')
  );
}

/** The tower of the head office by night, above the river. */
export function headOffice(seed: string): string {
  const tone = tones.night;
  const { ink, mid, near, light } = tone;
  const tints = { ...tone, wall: near, shade: mid, mid: tone.far };
  return (
    sky(seed, 960, tone) +
    range(seed, { base: 960, height: 190, size: 460 }, tone.far, mid) +
    town(seed, { from: -30, to: 2040, base: 960, height: 150 }, mid, ink, tone.far) +
    block(`${seed} low`, [420, 620, 420, 340], { columns: 7, rows: 5, lit: 0.3 }, tints) +
    block(`${seed} tower`, [820, 190, 440, 770], { columns: 7, rows: 13, lit: 0.24 }, tints) +
    block(`${seed} side`, [1240, 520, 360, 440], { columns: 6, rows: 7, lit: 0.3 }, tints) +
    line('1040 190, 1040 60', near, 9) +
    disc(1040, 60, 12, tone.accent) +
    water(seed, 960, 1300, tone) +
    [
      [520, 300],
      [1000, 420],
      [1400, 300],
      [700, 160],
    ]
      .map(([x = 0, wide = 0]) =>
        glints(`${seed} ${x}`, [x, 970, wide, 260], x === 1000 ? tone.accent : tone.wall),
      )
      .join('') +
    rect([-10, 946, 2020, 22], mid, ink) +
    [180, 380, 1680, 1880]
      .map((x) => at(x, 948, 0.5, lampPost(0, 0, 200, light, tone.accent)))
      .join('')
  );
}
