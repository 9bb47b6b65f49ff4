import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { fill, stroke } from '../../svg.ts';
import { at, detailWidth, disc, form, hatched, line, rect, ruled, shape } from '../parts/pen.ts';
import { chair, deskLamp, keyboard, mug, plant, screen, windowOnWater } from '../parts/rooms.ts';
import { type Tone, tones } from '../tones.ts';

/** The table of an adviser: two chairs, two mugs, papers, the water behind. */
export function adviser(seed: string): string {
  const tone = tones.day;
  const { ink, near, accent, light, wall, shade } = tone;
  return (
    rect([-10, -10, 2020, 1320], wall) +
    windowOnWater(seed, [420, 120, 1160, 620], tone, 2) +
    at(180, 1010, 1.5, plant(tone, accent)) +
    stroke('M1760 0V250', ink, 6) +
    shape('1690 250, 1830 250, 1900 360, 1620 360', accent, ink) +
    rect([-10, 1010, 2020, 300], shade) +
    ruled([0, 1010, 2000, 300], 60, wall) +
    at(560, 1240, 1.25, chair(tone, near)) +
    at(1440, 1240, 1.25, chair(tone, near)) +
    rect([960, 900, 80, 360], near, ink) +
    rect([820, 1240, 360, 30], near, ink) +
    form('M520 860H1480C1500 860 1500 904 1480 904H520C500 904 500 860 520 860Z', light, ink) +
    at(720, 858, 1, mug(tone, accent)) +
    at(1300, 858, -1, mug(tone, near)) +
    shape('880 856, 930 800, 1130 800, 1150 856', light, ink) +
    stroke('M940 816H1110M930 830H1120M920 843H1080', ink, 3) +
    line('1150 850, 1210 790', accent, 11)
  );
}

/** Three screens in a dark room, curves on them. */
export function analyst(seed: string): string {
  const tone = tones.night;
  const { ink, mid, far, light, near } = tone;
  return (
    rect([-10, -10, 2020, 1320], ink) +
    blinds(far) +
    at(460, 900, 1, screen(`${seed} left`, [560, 420], tone, far, mid)) +
    at(1540, 900, 1, screen(`${seed} right`, [560, 420], tone, far, mid)) +
    at(1000, 900, 1, screen(`${seed} middle`, [720, 560], tone, mid, near)) +
    rect([-10, 890, 2020, 44], near, ink) +
    rect([-10, 934, 2020, 380], far) +
    hatched([0, 934, 2000, 380], 30, mid) +
    keyboard(760, 850, light, ink) +
    at(1290, 888, 0.9, mug(tone, tone.accent)) +
    at(1810, 890, 0.9, plant({ ...tone, near: tone.wall, wall: ink }, tone.accent)) +
    at(1000, 1400, 1.5, chair(tone, mid))
  );
}

function blinds(colour: string): string {
  return ruled([0, 0, 2000, 880], 42, colour);
}

/** A counter with its glass, a lamp and the queue’s ropes. */
export function counter(seed: string): string {
  const tone = tones.sand;
  const { ink, near, accent, light, shade, mid } = tone;
  return (
    rect([-10, -10, 2020, 1320], shade) +
    ruled([0, 0, 2000, 260], 86, light) +
    pigeonholes(seed, tone) +
    rect([-10, 720, 2020, 44], light, ink) +
    rect([-10, 764, 2020, 420], near, ink) +
    [60, 540, 1020, 1500].map((x) => rect([x, 810, 420, 320], 'none', mid, detailWidth)).join('') +
    fill('M500 220H980V720H500ZM1020 220H1500V720H1020Z', mid, { 'fill-opacity': '0.35' }) +
    stroke('M500 200V720M1000 200V720M1500 200V720', ink, 18) +
    stroke('M500 210H1500', accent, 18) +
    form('M640 720C640 600 840 600 840 720Z', shade, ink) +
    form('M1160 720C1160 600 1360 600 1360 720Z', shade, ink) +
    coins(tone) +
    at(1700, 722, 1, deskLamp(tone)) +
    rect([-10, 1180, 2020, 140], shade, ink) +
    ropes(tone)
  );
}

function pigeonholes(seed: string, { ink, wall, near, light, accent, mid }: Tone): string {
  const random = seeded(`${seed} holes`);
  const holes: string[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [110 + column * 200, 270 + row * 150];
      holes.push(rect([x, y, 186, 136], wall, ink, detailWidth));
      const files = Math.floor(random() * 4);
      for (let file = 0; file < files; file += 1) {
        const tint =
          random() < 0.14 ? accent : random() < 0.5 ? mid : random() < 0.5 ? near : light;
        holes.push(rect([x + 16 + file * 40, y + 30, 34, 104], tint, ink, 2.5));
      }
    }
  }
  return holes.join('');
}

function coins({ ink, wall, accent }: Tone): string {
  const pile = (x: number, count: number, tint: string) =>
    Array.from({ length: count }, (_, index) =>
      rect([x, 706 - index * 15, 66, 14], tint, ink, 2.5),
    ).join('');
  return pile(890, 6, wall) + pile(420, 3, wall) + pile(340, 5, accent) + pile(1410, 3, wall);
}

function ropes({ ink, wall, accent }: Tone): string {
  const post = (x: number) =>
    rect([x - 9, 930, 18, 300], wall, ink, detailWidth) +
    disc(x, 922, 22, wall, ink) +
    rect([x - 60, 1222, 120, 22], wall, ink, detailWidth);
  return (
    stroke(
      'M260 960Q520 1160 780 960M780 960Q1040 1160 1300 960M1300 960Q1560 1160 1820 960',
      ink,
      30,
    ) +
    stroke(
      'M260 960Q520 1160 780 960M780 960Q1040 1160 1300 960M1300 960Q1560 1160 1820 960',
      accent,
      20,
    ) +
    [260, 780, 1300, 1820].map(post).join('')
  );
}
