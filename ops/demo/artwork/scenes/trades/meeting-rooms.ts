import { stroke } from '../../svg.ts';
import { sky } from '../parts/air-and-water.ts';
import { at, detailWidth, disc, form, hatched, rect, ruled, shape } from '../parts/pen.ts';
import { books, chair, deskLamp, plant, screen, tableTop, windowOnWater } from '../parts/rooms.ts';
import { type Tone, tones } from '../tones.ts';

/** Shelves of bound files, a table with a seal, a lamp: where a lawyer works. */
export function law(seed: string): string {
  const tone = tones.sand;
  const { ink, near, wall, shade, accent, mid, light } = tone;
  const shelves = [0, 1, 2].map((row) => {
    const base = 300 + row * 240;
    return (
      rect([100, base - 210, 1800, 210], mid, ink) +
      books(
        `${seed} ${row}`,
        [116, base, 1790],
        [near, wall, near, shade, tone.waterLine, light, accent],
        ink,
      ) +
      rect([70, base, 1860, 30], wall, ink)
    );
  });
  return (
    rect([-10, -10, 2020, 1320], shade) +
    shelves.join('') +
    tableTop(1010, { ...tone, wall: near, shade: tone.waterLine }) +
    at(420, 1010, 1.05, deskLamp(tone)) +
    shape('900 1006, 980 930, 1400 930, 1460 1006', light, ink) +
    stroke('M1010 948H1380M1000 964H1390M990 980H1300', near, 4) +
    disc(1370, 980, 24, accent, ink) +
    rect([1560, 940, 250, 70], wall, ink) +
    rect([1590, 880, 200, 60], near, ink) +
    rect([1575, 840, 220, 40], light, ink) +
    stroke('M1685 840V1010', accent, 14)
  );
}

/** A room of tables before a board with a drawn estuary. */
export function training(seed: string): string {
  const tone = tones.day;
  const { ink, near, wall, shade, light, accent } = tone;
  const rows = [0, 1, 2].map((row) => {
    const size = 0.62 + row * 0.24;
    const y = 900 + row * 170;
    return [-1, 0, 1]
      .map((side) => at(Math.round(1000 + side * 640 * size), y, size, pupilTable(tone)))
      .join('');
  });
  return (
    rect([-10, -10, 2020, 1320], wall) +
    windowOnWater(seed, [40, 150, 280, 470], tone, 0) +
    at(2000, 0, -1, windowOnWater(`${seed} right`, [40, 150, 280, 470], tone, 0)) +
    rect([430, 110, 1140, 560], near, ink, 18) +
    stroke(
      'M520 560C700 520 820 420 960 400C1120 380 1260 300 1500 280M520 600C720 590 860 500 1000 490C1180 470 1300 520 1500 560',
      light,
      7,
    ) +
    stroke('M540 580C740 550 880 450 1020 440C1200 420 1320 410 1500 410', accent, 9, {
      'stroke-dasharray': '34 22',
    }) +
    stroke('M500 190H840M500 240H760', light, 9) +
    disc(1020, 440, 18, accent) +
    rect([430, 680, 1140, 20], shade, ink, detailWidth) +
    rect([-10, 780, 2020, 540], shade) +
    ruled([0, 780, 2000, 520], 64, wall) +
    rows.join('')
  );
}

function pupilTable({ ink, light, near, accent, mid }: Tone): string {
  return (
    at(-110, 130, 0.62, chair({ ink, near }, mid)) +
    at(130, 130, 0.62, chair({ ink, near }, mid)) +
    stroke('M-230 0L-250 170M230 0L250 170', ink, 12) +
    rect([-260, -40, 520, 40], light, ink) +
    shape('-190 -44, -170 -70, -60 -70, -50 -44', accent, ink, detailWidth) +
    shape('70 -44, 80 -64, 190 -64, 200 -44', mid, ink, detailWidth)
  );
}

/** Desks in a row along the windows of an office. */
export function office(seed: string): string {
  const tone = tones.day;
  const { ink, near, wall, shade, light, accent } = tone;
  return (
    rect([-10, -10, 2020, 1320], light) +
    windowOnWater(seed, [-60, 130, 2120, 580], tone, 5) +
    [380, 1000, 1620]
      .map(
        (x) =>
          stroke(`M${x} 0V200`, ink, 6) +
          form(`M${x - 90} 270C${x - 90} 170 ${x + 90} 170 ${x + 90} 270Z`, accent, ink),
      )
      .join('') +
    rect([-10, 1000, 2020, 310], shade) +
    ruled([0, 1000, 2000, 310], 62, wall) +
    [330, 1000, 1670]
      .map((x, index) => at(x, 1000, 1, workplace(`${seed} ${index}`, tone)))
      .join('') +
    at(665, 1180, 1.0, plant(tone, accent)) +
    at(1335, 1180, 1.0, plant(tone, near))
  );
}

function workplace(seed: string, tone: Tone): string {
  const { ink, near, wall } = tone;
  return (
    at(0, -120, 0.66, screen(seed, [420, 270], tone, near, tone.waterLine)) +
    rect([-240, -126, 480, 30], wall, ink) +
    stroke('M-210 -96V180M210 -96V180', ink, 14) +
    at(0, 240, 0.9, chair(tone, near))
  );
}

/** A hall of empty chairs before a stage with a lectern, on the morning of a meeting. */
export function assembly(seed: string): string {
  const tone = tones.deep;
  const { ink, wall, shade, light, accent, near, mid } = tone;
  const tints = [mid, tone.far, shade, wall];
  const rows = tints.map((tint, row) => {
    const size = 0.36 + row * 0.2;
    const half = 5 - row;
    return Array.from({ length: half * 2 + 1 }, (_, index) =>
      at(Math.round(1000 + (index - half) * 330 * size), 900 + row * 150, size, chair(tone, tint)),
    ).join('');
  });
  return (
    rect([-10, -10, 2020, 1320], mid) +
    shape('-10 -10, 320 130, 320 640, -10 760', tone.far, ink) +
    shape('2010 -10, 1680 130, 1680 640, 2010 760', tone.far, ink) +
    rect([320, 130, 1360, 510], tone.sky, ink) +
    sky(seed, 600, tone) +
    rect([700, 170, 800, 380], light, ink, 12) +
    stroke(
      'M730 470C860 450 960 370 1080 360C1200 350 1320 280 1470 270M730 510C900 500 1000 430 1120 420C1260 410 1340 450 1470 480',
      near,
      6,
    ) +
    disc(1100, 390, 18, accent) +
    rect([220, 610, 1560, 80], wall, ink) +
    hatched([220, 630, 1560, 60], 40, shade) +
    shape('440 440, 600 440, 580 610, 460 610', accent, ink) +
    shape('416 404, 624 404, 606 444, 434 444', light, ink) +
    stroke('M470 404C470 360 490 350 500 330M560 404C560 360 550 350 540 330', ink, 7) +
    rect([-10, 690, 2020, 620], near) +
    rows.join('')
  );
}
