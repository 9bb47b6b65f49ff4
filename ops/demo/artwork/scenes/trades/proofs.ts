import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { stroke } from '../../svg.ts';
import { detailWidth, disc, form, line, rect, shape } from '../parts/pen.ts';
import { pencil, sheet } from '../parts/rooms.ts';
import { grain } from '../parts/table-from-above.ts';
import { type Tone, tones } from '../tones.ts';

/** What communication is made of: proofs, swatches, scissors, a loupe. */
export function proofs(seed: string): string {
  const tone = tones.day;
  const { ink, light, wall, near, accent, mid } = tone;
  return (
    grain(tone.skyLine) +
    sheet([250, 170, 620, 860], -6, light, ink, poster(`${seed} a`, tone)) +
    sheet([820, 260, 620, 860], 4, wall, ink, spread(tone)) +
    swatches(1560, 960, [near, tone.waterLine, mid, tone.far, accent], ink) +
    loupe(1500, 380, tone) +
    scissors(520, 1130, tone) +
    pencil([1080, 1200], -8, accent, tone) +
    disc(240, 1130, 60, near, ink) +
    disc(240, 1130, 20, light, ink) +
    disc(880, 190, 17, accent) +
    disc(1380, 330, 17, accent)
  );
}

function poster(seed: string, { near, ink, light, accent, wall, mid }: Tone): string {
  const random = seeded(seed);
  const lines = Array.from(
    { length: 9 },
    (_, index) =>
      `M60 ${470 + index * 26}C200 ${440 + index * 26 + random() * 30} 400 ${500 + index * 26 - random() * 30} 560 ${460 + index * 26}`,
  );
  return (
    rect([40, 40, 540, 660], near, ink, detailWidth) +
    disc(390, 230, 96, accent) +
    stroke(lines.join(''), mid, 6) +
    shape('150 470, 290 170, 290 470', light) +
    shape('310 470, 310 230, 420 470', wall) +
    form('M120 480H450C430 530 400 550 380 550H190C160 540 130 520 120 480Z', ink) +
    stroke('M40 750H380M40 800H280', ink, 20)
  );
}

function spread({ ink, near, mid, accent, waterLine }: Tone): string {
  const text = (x: number, y: number, rows: number) =>
    Array.from(
      { length: rows },
      (_, index) => `M${x} ${y + index * 30}h${index === rows - 1 ? 120 : 230}`,
    ).join('');
  return (
    stroke('M50 80H420', ink, 34) +
    stroke('M50 140H300', accent, 12) +
    rect([50, 190, 520, 260], mid, ink, detailWidth) +
    stroke('M60 400L180 300L280 360L400 250L560 400', near, 12) +
    stroke(text(50, 500, 10) + text(330, 500, 9), waterLine, 8) +
    stroke('M310 540C260 600 370 620 320 690', accent, 7)
  );
}

function swatches(x: number, y: number, colours: readonly string[], ink: string): string {
  return colours
    .map(
      (colour, index) =>
        `<g transform="translate(${x} ${y}) rotate(${-52 + index * 22})">${rect([-50, -440, 100, 460], colour, ink)}${disc(0, -20, 9, ink)}</g>`,
    )
    .join('');
}

function loupe(x: number, y: number, { ink, light, accent }: Tone): string {
  return (
    `<circle cx="${x}" cy="${y}" r="150" fill="${light}" fill-opacity="0.55" stroke="${ink}" stroke-width="24"/>` +
    line(`${x + 112} ${y + 112}, ${x + 260} ${y + 260}`, ink, 44) +
    line(`${x + 150} ${y + 150}, ${x + 250} ${y + 250}`, accent, 22) +
    stroke(
      `M${x - 90} ${y - 40}C${x - 70} ${y - 90} ${x - 40} ${y - 110} ${x} ${y - 112}`,
      light,
      12,
    )
  );
}

function scissors(x: number, y: number, { ink, light, accent, mid }: Tone): string {
  const half = (turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('-16 0, -4 -360, 18 -330, 18 0', mid, ink, detailWidth)}<ellipse cx="6" cy="96" rx="58" ry="86" fill="none" stroke="${ink}" stroke-width="34"/><ellipse cx="6" cy="96" rx="58" ry="86" fill="none" stroke="${accent}" stroke-width="22"/></g>`;
  return `<g transform="rotate(58 ${x} ${y})">${half(14)}${half(-14)}${disc(x, y - 30, 13, light, ink)}</g>`;
}
