import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { element, stroke } from '../../svg.ts';
import { at, detailWidth, disc, form, line, rect, ruled, shape } from '../parts/pen.ts';
import { deskLamp, tableTop } from '../parts/rooms.ts';
import { type Tone, tones } from '../tones.ts';

/** An aisle between server racks, with a light at its end. */
export function servers(seed: string): string {
  const tone = tones.night;
  const { ink, mid, near, light, accent, far } = tone;
  const random = seeded(`${seed} racks`);
  const racks: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const [from, to] = [0.62 ** index, 0.62 ** (index + 1)];
    for (const side of [-1, 1]) {
      const x = (share: number) => Math.round(1000 + side * (120 + 1000 * share));
      const y = (share: number, edge: number) =>
        Math.round(600 + (edge - 600) * (0.12 + 0.94 * share));
      racks.push(
        shape(
          `${x(from)} ${y(from, -120)}, ${x(to)} ${y(to, -120)}, ${x(to)} ${y(to, 1400)}, ${x(from)} ${y(from, 1400)}`,
          side < 0 ? near : mid,
          ink,
        ),
      );
      for (let unit = 1; unit < 12; unit += 1) {
        const edge = -120 + (unit * 1520) / 12;
        const [outer, inner] = [from - (from - to) * 0.14, to + (from - to) * 0.14];
        racks.push(
          line(
            `${x(outer)} ${y(outer, edge)}, ${x(inner)} ${y(inner, edge)}`,
            ink,
            Math.max(3, 22 * from),
          ),
        );
        const dot = to + (from - to) * (0.3 + random() * 0.4);
        racks.push(
          disc(x(dot), y(dot, edge - 60), Math.max(2, 11 * from), random() < 0.24 ? accent : light),
        );
      }
    }
  }
  return (
    shape('-200 1400, 880 690, 1120 690, 2200 1400', far, ink) +
    stroke(
      'M1000 690V1310M940 690L500 1310M1060 690L1500 1310M700 810H1300M520 930H1480M280 1080H1720',
      mid,
      4,
    ) +
    shape('880 505, 1120 505, 2200 -180, -200 -180', ink) +
    shape('960 500, 1040 500, 1300 -10, 700 -10', light, ink) +
    racks.join('') +
    rect([878, 505, 244, 186], accent, ink) +
    rect([910, 540, 90, 151], light, ink, detailWidth) +
    rect([1000, 540, 90, 151], light, ink, detailWidth)
  );
}

/** A workbench: tools on the wall, a vice, planes and shavings. */
export function apprentice(seed: string): string {
  const tone = tones.sand;
  const { ink, near, wall, shade, accent } = tone;
  return (
    rect([-10, -10, 2020, 1320], tone.water) +
    rect([200, 110, 1600, 590], wall, ink) +
    pegs(shade) +
    tools(tone) +
    tableTop(880, { ...tone, wall: shade, shade: tone.mid }) +
    vice(tone) +
    plane(1100, 880, tone) +
    shavings(seed, accent) +
    rect([640, 850, 380, 30], wall, ink) +
    at(1640, 880, 0.9, deskLamp(tone)) +
    rect([120, 980, 560, 60], near, ink) +
    rect([760, 980, 560, 60], near, ink) +
    rect([1400, 980, 480, 60], near, ink) +
    [400, 1040, 1640].map((x) => disc(x, 1010, 13, accent, ink)).join('')
  );
}

function pegs(colour: string): string {
  const dots: string[] = [];
  for (let y = 150; y < 690; y += 56)
    for (let x = 240; x < 1790; x += 56) dots.push(`M${x} ${y}h0.1`);
  return stroke(dots.join(''), colour, 9);
}

function tools({ ink, near, accent, mid, shade, wall }: Tone): string {
  const chisels = [0, 1, 2, 3].map((index) => {
    const x = 1230 + index * 88;
    return (
      rect([x, 220, 40, 150], accent, ink) +
      rect([x + 8, 370, 24, 150 + index * 20], mid, ink, detailWidth)
    );
  });
  return (
    rect([300, 240, 34, 380], near, ink) +
    shape('246 200, 400 200, 420 270, 246 270', mid, ink) +
    form('M500 220C500 190 700 190 700 220L716 330H520Z', accent, ink) +
    form(
      'M556 240H650C664 240 668 290 650 290H562C546 290 544 240 556 240Z',
      wall,
      ink,
      detailWidth,
    ) +
    shape('524 330, 712 330, 640 650, 596 650', shade, ink) +
    stroke('M700 380l-22 12M690 424l-22 12M680 468l-22 12M670 512l-22 12M660 556l-22 12', ink, 5) +
    line('950 190, 950 260', ink, 14) +
    [150, 116, 82]
      .map((radius) => disc(950, 400, radius, 'none', ink) + coil(radius, near))
      .join('') +
    chisels.join('') +
    stroke('M1640 210V620M1640 210H1740M1640 620H1740M1740 210V620', ink, 20) +
    stroke('M1640 210V620M1640 210H1740M1640 620H1740', near, 10)
  );
}

function coil(radius: number, colour: string): string {
  return element('circle', {
    cx: 950,
    cy: 400,
    r: radius - 14,
    fill: 'none',
    stroke: colour,
    'stroke-width': 22,
  });
}

function vice({ ink, near, mid, accent }: Tone): string {
  return (
    rect([300, 800, 280, 80], near, ink) +
    rect([280, 690, 80, 130], near, ink) +
    rect([470, 690, 90, 130], near, ink) +
    rect([372, 620, 90, 190], accent, ink) +
    rect([180, 744, 110, 34], mid, ink) +
    line('190 660, 190 860', ink, 18)
  );
}

function plane(x: number, base: number, { ink, near, accent, shade }: Tone): string {
  return (
    rect([x, base - 80, 380, 80], shade, ink) +
    form(
      `M${x + 260} ${base - 80}C${x + 260} ${base - 190} ${x + 320} ${base - 190} ${x + 350} ${base - 80}Z`,
      accent,
      ink,
    ) +
    disc(x + 60, base - 110, 36, accent, ink) +
    shape(
      `${x + 150} ${base - 80}, ${x + 210} ${base - 200}, ${x + 240} ${base - 190}, ${x + 200} ${base - 80}`,
      near,
      ink,
    )
  );
}

function shavings(seed: string, colour: string): string {
  const random = seeded(`${seed} shavings`);
  const d = Array.from({ length: 9 }, (_, index) => {
    const x = 640 + index * 50 + Math.round(random() * 20);
    return `M${x} 848c-8 -40 40 -50 40 -18c0 22 -26 22 -26 4`;
  });
  return stroke(d.join(''), colour, 7);
}

/** A cabinet in which keys hang in rows, one of them out of the ordinary. */
export function keys(seed: string): string {
  const tone = tones.night;
  const { ink, mid, near, light, accent, wall, far } = tone;
  const random = seeded(`${seed} keys`);
  const hung: string[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const [x, y] = [510 + column * 140, 260 + row * 220];
      const isChosen = row === 1 && column === 5;
      hung.push(disc(x, y, 11, light));
      if (isChosen || random() < 0.84)
        hung.push(
          at(x, y, 1, key(isChosen ? accent : random() < 0.5 ? wall : light, ink, random())),
        );
    }
  }
  return (
    rect([-10, -10, 2020, 1320], far) +
    ruled([0, 0, 2000, 1310], 90, mid) +
    shape('400 130, 400 1170, 130 1250, 130 60', mid, ink) +
    shape('372 170, 372 1128, 160 1194, 160 114', far, ink, detailWidth) +
    rect([400, 130, 1200, 1040], near, ink) +
    rect([440, 170, 1120, 960], mid, ink) +
    [0, 1, 2, 3]
      .map((row) => rect([440, 236 + row * 220, 1120, 26], near, ink, detailWidth))
      .join('') +
    hung.join('') +
    shape('1600 130, 1870 60, 1870 1250, 1600 1170', wall, ink) +
    shape('1630 172, 1840 116, 1840 1192, 1630 1128', mid, ink, detailWidth) +
    disc(1800, 660, 30, accent, ink) +
    rect([1792, 660, 16, 60], ink)
  );
}

function key(colour: string, ink: string, turn: number): string {
  const teeth =
    turn < 0.34
      ? 'h26v-16h-26M0 130h18v-14h-18'
      : turn < 0.67
        ? 'h20v-30h-20'
        : 'h28v-14h-28M0 124h28v-14h-28';
  const d = `M0 36V150${teeth}`;
  return `<g transform="rotate(${Math.round(turn * 8 - 4)})"><circle cx="0" cy="24" r="26" fill="none" stroke="${ink}" stroke-width="20"/><circle cx="0" cy="24" r="26" fill="none" stroke="${colour}" stroke-width="12"/>${stroke(d.replace('M0 36', 'M0 50'), ink, 20)}${stroke(d.replace('M0 36', 'M0 50'), colour, 12)}</g>`;
}
