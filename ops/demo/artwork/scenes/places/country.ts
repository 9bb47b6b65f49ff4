import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { fill, stroke } from '../../svg.ts';
import { glints, range, sky, water } from '../parts/air-and-water.ts';
import { block, gable, town } from '../parts/buildings.ts';
import { at, detailWidth, disc, form, line, rect, ruled, shape } from '../parts/pen.ts';
import { type Tone, tones } from '../tones.ts';
import { punt } from './coasts.ts';
import { reeds } from './waterways.ts';

/** Rows of vines that run up to a house on a hill. */
export function vineyard(seed: string): string {
  const tone = tones.sand;
  const { ink, shade, near, far, mid, wall } = tone;
  const rows = Array.from({ length: 11 }, (_, index) => vines(seed, (index - 5) / 5, near));
  return (
    sky(seed, 620, tone) +
    disc(470, 330, 120, tone.light, shade) +
    range(`${seed} far`, { base: 640, height: 190, size: 620 }, far, mid) +
    form('M-10 700C500 560 900 560 1250 570C1600 580 1850 640 2010 690V1310H-10Z', shade, ink) +
    rows.join('') +
    gable(seed, [1190, 420, 210, 160], { columns: 2, rows: 1 }, { ...tone, wall }) +
    block(`${seed} barn`, [1390, 460, 260, 124], { columns: 3, rows: 1 }, tone) +
    shape('1376 464, 1420 396, 1620 396, 1664 464', tone.accent, ink) +
    cypress(1120, 588, tone) +
    cypress(1710, 600, tone) +
    cypress(1770, 612, tone)
  );
}

/** One row of vines, from the foreground to where the rows meet. */
function vines(seed: string, across: number, near: string): string {
  const random = seeded(`${seed} row ${across}`);
  const [farX, farY, footX] = [
    1000 + across * 700,
    640 + Math.abs(across) * 20,
    1000 + across * 3400,
  ];
  const leaves = Array.from({ length: 26 }, (_, index) => {
    const share = (index / 25) ** 1.7;
    const [x, y] = [farX + (footX - farX) * share, farY + (1330 - farY) * share];
    const size = 7 + share * 62;
    return fill(
      `M${Math.round(x - size)} ${Math.round(y)}q${Math.round(size * 0.3)} ${-Math.round(size * (1.1 + random() * 0.5))} ${Math.round(size)} ${-Math.round(size * 0.9)}q${Math.round(size * 0.9)} ${Math.round(size * 0.1)} ${Math.round(size)} ${Math.round(size * 0.9)}z`,
      near,
    );
  });
  return (
    leaves.join('') +
    stroke(`M${Math.round(farX)} ${Math.round(farY)}L${Math.round(footX)} 1330`, near, 5)
  );
}

function cypress(x: number, base: number, { near, ink }: Tone): string {
  return form(
    `M${x} ${base}C${x - 46} ${base} ${x - 30} ${base - 120} ${x} ${base - 210}C${x + 30} ${base - 120} ${x + 46} ${base} ${x} ${base}Z`,
    near,
    ink,
    detailWidth,
  );
}

/** A sluice in a marsh, with a punt among the reeds. */
export function marsh(seed: string): string {
  const tone = tones.day;
  const { ink, wall, near, far, mid } = tone;
  return (
    sky(seed, 660, tone) +
    range(seed, { base: 660, height: 90, size: 480 }, far, mid) +
    thatched(330, 660, tone) +
    thatched(690, 664, tone) +
    water(seed, 660, 1300, tone) +
    form('M2010 640C1700 640 1560 650 1420 690C1500 720 1800 740 2010 740Z', wall, ink) +
    form('M-10 700C300 690 520 700 640 730C420 760 200 770 -10 770Z', wall, ink) +
    sluice(tone) +
    at(860, 990, 1.5, punt(tone)) +
    glints(seed, [860, 1050, 640, 160], near) +
    reeds(seed, near) +
    geese(ink)
  );
}

function thatched(x: number, base: number, { light, near, ink, mid }: Tone): string {
  return (
    rect([x, base - 90, 240, 100], light, ink) +
    shape(
      `${x - 34} ${base - 80}, ${x + 40} ${base - 210}, ${x + 200} ${base - 210}, ${x + 274} ${base - 80}`,
      near,
      ink,
    ) +
    rect([x + 50, base - 60, 40, 40], mid, ink, detailWidth) +
    rect([x + 140, base - 66, 44, 76], mid, ink, detailWidth)
  );
}

function sluice({ ink, shade, light, accent, near }: Tone): string {
  return (
    rect([1240, 560, 60, 330], light, ink) +
    rect([1560, 560, 60, 330], light, ink) +
    rect([1220, 520, 420, 46], near, ink) +
    rect([1300, 640, 260, 170], shade, ink) +
    ruled([1300, 640, 260, 170], 42, ink) +
    line('1430 640, 1430 380', ink, 12) +
    disc(1430, 450, 74, 'none', accent) +
    stroke('M1356 450H1504M1430 376V524', accent, 9) +
    stroke('M1310 830C1340 850 1380 840 1400 870M1450 830C1480 850 1510 840 1540 870', light, 6)
  );
}

function geese(ink: string): string {
  const bird = (x: number, y: number) =>
    `M${x - 34} ${y - 12}Q${x - 14} ${y - 20} ${x} ${y}Q${x + 14} ${y - 20} ${x + 34} ${y - 12}`;
  return stroke(
    [
      [760, 260],
      [850, 220],
      [940, 180],
      [1030, 214],
      [1120, 256],
    ]
      .map(([x = 0, y = 0]) => bird(x, y))
      .join(''),
    ink,
    6,
  );
}

/** Oyster tables at low water, in rows that run to the sea. */
export function oysterBeds(seed: string): string {
  const tone = tones.sand;
  const { ink, shade, mid, near, far } = tone;
  const tables = Array.from({ length: 7 }, (_, row) => {
    const share = ((row + 1) / 7) ** 1.6;
    const y = 690 + share * 560;
    const size = 0.22 + share * 1.15;
    return [-3, -2, -1, 0, 1, 2, 3]
      .map((column) => at(Math.round(1000 + column * 560 * size), Math.round(y), size, table(tone)))
      .join('');
  });
  return (
    sky(seed, 600, tone) +
    disc(1430, 430, 100, tone.light, shade) +
    range(seed, { base: 600, height: 90, size: 520 }, far, mid) +
    water(seed, 600, 690, tone) +
    rect([-10, 680, 2020, 640], shade) +
    stroke(
      'M-10 720C400 700 700 740 1100 716C1500 700 1700 730 2010 712M-10 830C500 800 800 850 2010 810M-10 1000C600 960 1200 1020 2010 980',
      tone.light,
      8,
    ) +
    at(520, 690, 0.72, flatBoat(tone)) +
    tables.slice(1).join('') +
    stroke('M0 682H2000', near, detailWidth) +
    line('1560 680, 1560 520', ink, 7) +
    shape('1560 520, 1640 545, 1560 570', tone.accent, ink, detailWidth)
  );
}

function table({ ink, near, mid }: Tone): string {
  const sacks = [-170, -56, 58]
    .map((x) => rect([x, -96, 104, 34], near, ink, detailWidth))
    .join('');
  return (
    stroke('M-180 0V-60M-60 0V-60M60 0V-60M180 0V-60', ink, 9) +
    rect([-200, -66, 400, 10], mid, ink, detailWidth) +
    sacks
  );
}

function flatBoat({ ink, near, light, accent }: Tone): string {
  return (
    rect([-250, -170, 110, 100], light, ink) +
    line('20 -70, 20 -230, 130 -170', ink, 9) +
    shape('-340 -76, 300 -76, 250 10, -300 10', near, ink) +
    stroke('M-330 -56H290', accent, 9)
  );
}

/** A train crosses a viaduct over a valley. */
export function train(seed: string): string {
  const tone = tones.deep;
  const { ink, wall, shade, light, accent, near, mid } = tone;
  const arches = Array.from({ length: 6 }, (_, index) => {
    const x = -130 + index * 380;
    return form(`M${x} 1310V880C${x} 730 ${x + 290} 730 ${x + 290} 880V1310Z`, mid, ink);
  });
  const cars = [0, 1, 2].map((index) => {
    const x = -330 + index * 560;
    const panes = Array.from(
      { length: 8 },
      (_, pane) => `M${x + 40 + pane * 62} 466h44v56h-44z`,
    ).join('');
    return (
      rect([x, 430, 548, 150], light, ink) +
      fill(panes, near) +
      stroke(`M${x} 548H${x + 548}`, accent, 14)
    );
  });
  return (
    sky(seed, 900, tone) +
    range(`${seed} far`, { base: 1000, height: 480, size: 700 }, tone.far, mid) +
    rect([-10, 640, 2020, 680], wall, ink) +
    ruled([0, 690, 2000, 620], 62, shade) +
    arches.join('') +
    range(`${seed} near`, { base: 1320, height: 210, size: 430 }, near, mid) +
    town(seed, { from: 620, to: 1060, base: 1240, height: 80 }, shade, ink, mid) +
    rect([-10, 606, 2020, 40], light, ink) +
    cars.join('') +
    form('M1350 430H1560C1700 440 1790 500 1816 580H1350Z', light, ink) +
    form('M1600 458C1690 470 1740 500 1764 530H1610Z', near, ink, detailWidth) +
    stroke('M1350 548H1800', accent, 14) +
    fill('M1390 466h44v56h-44zM1452 466h44v56h-44zM1514 466h44v56h-44z', near) +
    stroke('M0 590H2000', ink, 10) +
    stroke('M0 330H2000M230 330V606M870 330V606M1510 330V606M760 430L720 380L770 334', ink, 5)
  );
}
