import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { stroke } from '../../svg.ts';
import { glints, range, sky, water } from '../parts/air-and-water.ts';
import { town } from '../parts/buildings.ts';
import { at, detailWidth, disc, form, hatched, line, rect, ruled, shape } from '../parts/pen.ts';
import { containerShip, ferry, trawler } from '../parts/vessels.ts';
import { type Tone, tones } from '../tones.ts';

/** A crane on rails that reaches over the ship, 620 high; the origin is between its feet. */
function crane({ ink, near, accent, light }: Tone): string {
  return (
    line('-90 0, -70 -430', ink, 20) +
    line('90 0, 70 -430', ink, 20) +
    line('-84 -150, 84 -150', ink, 10) +
    stroke('M-84 -150L74 -300M84 -150L-74 -300', ink, 6) +
    stroke('M-20 -620L-330 -440M-20 -620L150 -440', ink, 5) +
    line('-20 -430, -20 -620', ink, 14) +
    rect([-400, -446, 580, 26], near, ink, detailWidth) +
    rect([90, -420, 76, 52], light, ink, detailWidth) +
    stroke('M-290 -420V-270', ink, 4) +
    rect([-322, -270, 64, 42], accent, ink, detailWidth)
  );
}

/** Cranes unload a container ship. */
export function port(seed: string): string {
  const tone = tones.day;
  return (
    sky(seed, 800, tone) +
    range(seed, { base: 800, height: 130, size: 520 }, tone.far, tone.mid) +
    town(seed, { from: 1240, to: 2050, base: 800, height: 84 }, tone.wall, tone.mid, tone.mid) +
    water(seed, 800, 1160, tone) +
    at(1010, 900, 1.12, containerShip(seed, tone)) +
    glints(seed, [1000, 935, 900, 190], tone.near) +
    at(860, 1120, 1.55, crane(tone)) +
    at(1560, 1120, 1.55, crane(tone)) +
    quayside(tone, 1110)
  );
}

/** A stone quay in front, with rails and bollards. */
function quayside({ wall, shade, ink, near }: Tone, top: number): string {
  const bollards = [330, 1240, 1830].map(
    (x) =>
      rect([x - 26, top - 54, 52, 60], near, ink) + rect([x - 42, top - 74, 84, 26], near, ink),
  );
  return (
    rect([-10, top, 2020, 210], wall, ink) +
    rect([-10, top + 44, 2020, 160], shade) +
    ruled([0, top + 44, 2000, 160], 52, ink) +
    stroke(`M0 ${top + 22}H2000`, ink, detailWidth) +
    bollards.join('')
  );
}

/** A bollard with a rope close by, fishing boats behind. */
export function quay(seed: string): string {
  const tone = tones.sand;
  const { ink, near, wall, accent, far, mid } = tone;
  return (
    sky(seed, 640, tone) +
    disc(1480, 470, 110, tone.light, tone.shade) +
    range(seed, { base: 640, height: 150, size: 460 }, far, mid) +
    water(seed, 640, 1300, tone) +
    at(1500, 760, 1.0, trawler(tone)) +
    glints(seed, [1500, 790, 330, 150], near) +
    at(850, 800, -0.85, trawler(tone)) +
    glints(seed, [850, 828, 280, 130], near) +
    shape('-10 1010, 1250 1090, 1250 1310, -10 1310', wall, ink) +
    shape('-10 1110, 1250 1175, 1250 1310, -10 1310', tone.shade) +
    stroke('M300 1130V1300M700 1150V1300M1040 1165V1300M0 1210L1250 1255', ink, detailWidth) +
    form('M330 1060C330 980 366 900 366 830H634C634 900 670 980 670 1060Z', near, ink) +
    form(
      'M296 830C296 776 704 776 704 830C704 872 650 876 634 876H366C350 876 296 872 296 830Z',
      near,
      ink,
    ) +
    hatched([540, 880, 100, 170], 15, ink) +
    rope(accent, ink)
  );
}

function rope(colour: string, ink: string): string {
  const turns = [920, 958, 996].map((y) => `M352 ${y}C440 ${y + 40} 560 ${y + 40} 648 ${y}`);
  const along = 'M640 990C900 1130 1180 1010 1340 800';
  return [...turns, along]
    .map(
      (d) =>
        stroke(d, ink, 36) +
        stroke(d, colour, 27) +
        stroke(d, ink, 27, { 'stroke-dasharray': '3 24', 'stroke-linecap': 'butt' }),
    )
    .join('');
}

/** An electric ferry comes alongside, islands behind. */
export function ferryCrossing(seed: string): string {
  const tone = tones.day;
  return (
    sky(seed, 690, tone) +
    range(`${seed} far`, { base: 690, height: 420, size: 700 }, tone.far, tone.mid) +
    range(`${seed} near`, { base: 690, height: 190, size: 420 }, tone.mid, tone.waterLine) +
    water(seed, 690, 1300, tone) +
    at(1060, 840, 1.9, ferry(tone)) +
    glints(seed, [1000, 880, 900, 230], tone.near) +
    pontoon(seed, tone)
  );
}

function pontoon(seed: string, { wall, ink, near, shade }: Tone): string {
  const random = seeded(`${seed} piles`);
  const piles = [140, 380, 620].map((x) => {
    const top = 900 + Math.round(random() * 30);
    return (
      rect([x, top, 54, 420], near, ink) + rect([x - 8, top - 22, 70, 26], shade, ink, detailWidth)
    );
  });
  return (
    piles.join('') +
    shape('-10 1080, 820 1080, 700 1170, -10 1170', wall, ink) +
    rect([-10, 1170, 710, 40], shade, ink) +
    stroke(
      'M90 1080L40 1170M260 1080L210 1170M430 1080L370 1170M600 1080L530 1170',
      ink,
      detailWidth,
    )
  );
}
