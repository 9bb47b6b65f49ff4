import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { stroke } from '../../svg.ts';
import { sky, water } from '../parts/air-and-water.ts';
import { detailWidth, disc, form, line, rect, shape } from '../parts/pen.ts';
import { type Tone, tones } from '../tones.ts';

/** Map drawers, rolled charts and a ladder in an archive. */
export function archive(seed: string): string {
  const tone = tones.sand;
  const { ink, near, wall, shade, accent, mid, light } = tone;
  const drawers: string[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [120 + column * 440, 700 + row * 96];
      const isOpen = row === 1 && column === 2;
      drawers.push(
        rect([x, y, 430, 88], isOpen ? accent : near, ink) +
          rect([x + 170, y + 22, 90, 30], light, ink, detailWidth) +
          disc(x + 215, y + 68, 9, wall, ink),
      );
    }
  }
  const random = seeded(`${seed} rolls`);
  const rolls = Array.from({ length: 26 }, (_, index) => {
    const [x, y] = [170 + (index % 13) * 130, 190 + Math.floor(index / 13) * 190];
    const tint = random() < 0.12 ? accent : random() < 0.4 ? mid : wall;
    return (
      disc(x, y + 60, 54, tint, ink) + disc(x, y + 60, 24, shade, ink) + disc(x + 4, y + 60, 9, ink)
    );
  });
  return (
    rect([-10, -10, 2020, 1320], shade) +
    rect([90, 150, 1790, 200], tone.waterLine, ink) +
    rect([90, 350, 1790, 190], tone.waterLine, ink) +
    rolls.join('') +
    rect([70, 540, 1830, 34], wall, ink) +
    drawers.join('') +
    shape('560 690, 700 590, 1380 590, 1460 690', light, ink) +
    stroke(
      'M700 670C840 620 980 660 1100 620C1200 600 1300 630 1400 610M760 682C900 640 1040 674 1180 636',
      near,
      5,
    ) +
    stroke('M1560 60L1470 1300M1720 60L1810 1300', ink, 22) +
    stroke(
      'M1552 190H1728M1542 330H1738M1532 470H1748M1522 610H1758M1512 750H1768M1502 890H1778M1490 1030H1790M1480 1170H1800',
      ink,
      16,
    )
  );
}

/** A tide gauge and a weather mast at the end of a jetty. */
export function tideGauge(seed: string): string {
  const tone = tones.day;
  const { ink, near, wall, light, accent, mid } = tone;
  return (
    sky(seed, 720, tone) +
    water(seed, 720, 1300, tone) +
    rect([900, 560, 1110, 40], wall, ink) +
    rect([900, 600, 1110, 26], near, ink) +
    [960, 1240, 1520, 1800].map((x) => rect([x, 626, 44, 520], near, ink)).join('') +
    stroke('M982 700L1262 1040M1262 700L982 1040M1542 700L1822 1040M1822 700L1542 1040', ink, 10) +
    stroke('M900 450H2010M920 450V560M1140 450V560M1700 450V560M1920 450V560', ink, 10) +
    rect([1250, 300, 300, 260], light, ink) +
    shape('1220 306, 1400 210, 1580 306', accent, ink) +
    rect([1290, 380, 90, 180], near, ink) +
    rect([1420, 380, 90, 80], mid, ink) +
    line('1660 560, 1660 110', ink, 12) +
    stroke('M1580 150H1740M1660 230H1770', ink, 9) +
    [1580, 1740]
      .map((x) => form(`M${x - 30} 150A30 30 0 0 1 ${x + 30} 150Z`, light, ink, detailWidth))
      .join('') +
    shape('1770 200, 1850 230, 1770 260', accent, ink, detailWidth) +
    gaugeBoard(tone)
  );
}

function gaugeBoard({ ink, light, accent, near }: Tone): string {
  const bars = Array.from({ length: 14 }, (_, index) =>
    rect([520, 260 + index * 62, index % 2 === 0 ? 110 : 60, 31], index === 7 ? accent : ink),
  );
  return (
    rect([500, 220, 150, 960], light, ink) +
    bars.join('') +
    rect([650, 200, 60, 1000], near, ink) +
    stroke('M380 1060C500 1030 620 1090 780 1060', light, 9)
  );
}
