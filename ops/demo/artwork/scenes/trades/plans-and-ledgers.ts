import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { stroke } from '../../svg.ts';
import { at, detailWidth, disc, form, rect, ruled, shape } from '../parts/pen.ts';
import { pencil, sheet } from '../parts/rooms.ts';
import { cup, grain } from '../parts/table-from-above.ts';
import { type Tone, tones } from '../tones.ts';

/** The plan of a house on an architect’s table, with ruler, compasses and pencils. */
export function plans(seed: string): string {
  const tone = tones.deep;
  const { ink, light, wall, accent, near, shade } = tone;
  return (
    grain(tone.skyLine) +
    sheet([330, 230, 1240, 860], -4, light, ink, plan(tone)) +
    sheet([1380, 120, 520, 360], 9, shade, ink, ruled([30, 30, 460, 300], 40, near)) +
    roll(150, 180, tone) +
    sheet([300, 1120, 1120, 86], -9, wall, ink, marks(1100, ink)) +
    setSquare(tone) +
    pencil([1230, 1080], -24, accent, tone) +
    pencil([1180, 1180], -20, near, tone) +
    cup(240, 850, tone, near) +
    seededPins(seed, accent)
  );
}

function plan({ ink, near, accent, shade }: Tone): string {
  const grid = Array.from({ length: 14 }, (_, index) => `M${80 + index * 84} 40V820`).join('');
  const rows = Array.from({ length: 10 }, (_, index) => `M40 ${60 + index * 82}H1200`).join('');
  return (
    stroke(grid + rows, shade, 2) +
    stroke(
      'M160 140H800V300H1080V700H160ZM520 140V420M160 420H400M520 420H640M800 300V480M800 580V700M640 420H800',
      near,
      20,
      { 'stroke-linecap': 'butt' },
    ) +
    stroke('M400 420A120 120 0 0 1 520 540M640 420A100 100 0 0 0 540 520', near, 4) +
    stroke('M230 200h160v110h-160zM880 380h120v160h-120zM230 520h110v110h-110z', near, 5) +
    stroke('M600 480V700M630 480V700M660 480V700M690 480V700M720 480V700', near, 4) +
    stroke('M160 770H1080M160 750V790M800 750V790M1080 750V790', accent, 6) +
    stroke('M1140 140V700M1120 140H1160M1120 700H1160', accent, 6) +
    rect([970, 60, 190, 60], 'none', ink, detailWidth)
  );
}

function marks(length: number, ink: string): string {
  const d = Array.from(
    { length: Math.floor(length / 20) },
    (_, index) => `M${20 + index * 20} 0v${index % 5 === 0 ? 44 : 24}`,
  );
  return stroke(d.join(''), ink, 3);
}

function roll(x: number, y: number, { ink, light, shade, accent }: Tone): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(58)">` +
    rect([-60, -50, 640, 100], light, ink) +
    rect([-60, 10, 640, 38], shade) +
    rect([230, -52, 34, 104], accent, ink, detailWidth) +
    disc(580, 0, 50, shade, ink) +
    disc(580, 0, 24, light, ink) +
    '</g>'
  );
}

function setSquare({ ink, wall }: Tone): string {
  return `<g transform="translate(1560 620) rotate(18)"><path d="M0 0L380 460H0ZM70 190V390H236Z" fill="${wall}" fill-opacity="0.7" fill-rule="evenodd" stroke="${ink}" stroke-width="5"/>${stroke('M20 460V440M60 460V440M100 460V440M140 460V440M180 460V440M220 460V440M260 460V440M300 460V440', ink, 3)}</g>`;
}

function seededPins(seed: string, colour: string): string {
  const random = seeded(`${seed} pins`);
  return [
    [350, 250],
    [1540, 180],
    [1560, 960],
  ]
    .map(([x = 0, y = 0]) =>
      disc(x + Math.round(random() * 20), y + Math.round(random() * 14), 17, colour),
    )
    .join('');
}

/** An open ledger, a calculator, a pen and glasses. */
export function ledger(seed: string): string {
  const tone = tones.sand;
  const { ink, light, accent, near } = tone;
  return (
    rect([-10, -10, 2020, 1320], tone.mid) +
    grain(tone.waterLine) +
    shape('330 250, 1000 210, 1670 250, 1690 1090, 1000 1060, 310 1090', near, ink) +
    page(`${seed} left`, 360, tone) +
    at(2000, 0, -1, page(`${seed} right`, 360, tone)) +
    stroke('M1000 196V1044', ink, 8) +
    shape('940 200, 980 200, 980 1140, 960 1110, 940 1140', accent, ink, detailWidth) +
    calculator(1560, 640, tone) +
    `<g transform="translate(700 1150) rotate(-16)">${rect([0, -17, 380, 34], ink, ink)}${rect([330, -19, 30, 38], accent)}${shape('380 -14, 470 0, 380 14', light, ink, detailWidth)}</g>` +
    glasses(260, 960, tone) +
    cup(250, 330, tone, near)
  );
}

function page(seed: string, x: number, { light, ink, near, accent, mid }: Tone): string {
  const random = seeded(seed);
  const rows = Array.from({ length: 13 }, (_, index) => {
    const y = 330 + index * 54;
    const [text, first, second] = [
      100 + random() * 130,
      40 + random() * 50,
      40 + random() * 50,
    ].map(Math.round);
    return `M${x + 50} ${y}h${text ?? 0}M${x + 430 - (first ?? 0)} ${y}h${first ?? 0}M${x + 580 - (second ?? 0)} ${y}h${second ?? 0}`;
  });
  const courses = Array.from({ length: 14 }, (_, index) => `M${x} ${302 + index * 54}H1000`).join(
    '',
  );
  return (
    form(
      `M${x} 250C${x + 200} 190 ${x + 460} 180 1000 210V1044C${x + 460} 1010 ${x + 200} 1020 ${x} 1060Z`,
      light,
      ink,
    ) +
    stroke(courses, mid, 2) +
    stroke(`M${x + 320} 224V1020M${x + 460} 210V1026`, accent, 3) +
    stroke(rows.join(''), near, 11)
  );
}

function calculator(x: number, y: number, { ink, wall, near, accent, light }: Tone): string {
  const keys = Array.from({ length: 16 }, (_, index) =>
    rect(
      [44 + (index % 4) * 72, 170 + Math.floor(index / 4) * 72, 56, 54],
      index === 15 ? accent : light,
      ink,
      detailWidth,
    ),
  );
  return `<g transform="translate(${x} ${y}) rotate(8)">${rect([16, 18, 360, 490], ink)}${rect([0, 0, 360, 490], near, ink)}${rect([36, 40, 288, 90], wall, ink)}${stroke('M210 106V70M240 70V106M270 70H296V106H270Z', ink, 8)}${keys.join('')}</g>`;
}

function glasses(x: number, y: number, { ink, light }: Tone): string {
  const lens = (cx: number) =>
    `<circle cx="${cx}" cy="${y}" r="74" fill="${light}" fill-opacity="0.5" stroke="${ink}" stroke-width="14"/>`;
  return (
    lens(x) +
    lens(x + 196) +
    stroke(
      `M${x + 74} ${y - 10}q24 -30 48 0M${x - 70} ${y - 20}L${x - 40} ${y - 230}M${x + 266} ${y - 20}L${x + 210} ${y - 230}`,
      ink,
      13,
    )
  );
}
