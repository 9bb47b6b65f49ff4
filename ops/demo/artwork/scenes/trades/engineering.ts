import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { stroke } from '../../svg.ts';
import { detailWidth, disc, hatched, line, rect, shape } from '../parts/pen.ts';
import { pencil, sheet } from '../parts/rooms.ts';
import { grain } from '../parts/table-from-above.ts';
import { type Tone, tones } from '../tones.ts';

/** An engineer’s bench: a board with its chips, probes, a meter, a wiring diagram. */
export function engineer(seed: string): string {
  const tone = tones.deep;
  const { ink, light, near, accent, wall, shade } = tone;
  return (
    grain(tone.skyLine) +
    sheet([180, 150, 760, 560], -5, light, ink, wiring(tone)) +
    sheet([760, 420, 900, 620], 3, near, ink, board(seed, tone)) +
    meter(1500, 160, tone) +
    stroke('M1600 560C1500 700 1700 760 1560 860C1480 920 1420 800 1380 760', ink, 22) +
    stroke('M1600 560C1500 700 1700 760 1560 860C1480 920 1420 800 1380 760', accent, 13) +
    stroke('M1680 560C1780 760 1620 900 1480 960C1400 990 1300 980 1270 930', ink, 22) +
    stroke('M1680 560C1780 760 1620 900 1480 960C1400 990 1300 980 1270 930', wall, 13) +
    pencil([260, 900], 14, accent, tone) +
    driver(220, 1130, -10, tone) +
    [
      [300, 800],
      [360, 820],
      [330, 850],
      [1720, 1130],
      [1770, 1110],
      [1800, 1160],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(x, y, 16, shade, ink) + line(`${x - 8} ${y - 6}, ${x + 8} ${y + 6}`, ink, 3),
      )
      .join('')
  );
}

function board(seed: string, { ink, light, accent, shade, skyLine }: Tone): string {
  const random = seeded(`${seed} board`);
  const tracks = Array.from({ length: 16 }, (_, index) => {
    const y = 50 + index * 34;
    const [bend, end] = [160 + Math.round(random() * 240), 480 + Math.round(random() * 340)];
    return `M40 ${y}H${bend}L${bend + 60} ${y + (index < 8 ? 60 : -60)}H${end}`;
  });
  const chip = (x: number, y: number, size: number) => {
    const legs = Array.from(
      { length: Math.floor(size / 26) },
      (_, index) =>
        `M${x + 16 + index * 26} ${y - 16}V${y + size + 16}M${x - 16} ${y + 16 + index * 26}H${x + size + 16}`,
    );
    return (
      stroke(legs.join(''), shade, 8) +
      rect([x, y, size, size], ink, shade) +
      disc(x + 24, y + 24, 8, shade)
    );
  };
  const parts = Array.from({ length: 9 }, (_, index) =>
    rect(
      [600 + (index % 3) * 90, 380 + Math.floor(index / 3) * 70, 54, 26],
      random() < 0.4 ? accent : light,
      ink,
      2.5,
    ),
  );
  return (
    stroke(tracks.join(''), skyLine, 7) +
    chip(330, 200, 220) +
    chip(650, 110, 130) +
    parts.join('') +
    [
      [30, 30],
      [870, 30],
      [30, 590],
      [870, 590],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 16, light, ink))
      .join('') +
    rect([-24, 240, 90, 130], light, ink) +
    disc(180, 520, 44, accent, ink) +
    disc(180, 520, 22, light)
  );
}

function wiring({ near, accent, skyLine }: Tone): string {
  return (
    stroke(
      'M60 120H240V80H360V160H240V120M360 120H520V300M520 300l-40 0v90h80v-90zM520 390V470H120V300M120 300l-40 -60h80zM120 240V120',
      near,
      8,
    ) +
    stroke('M80 470H160M92 490H148M106 510H134', near, 8) +
    disc(520, 120, 12, accent) +
    disc(120, 120, 12, accent) +
    stroke('M600 80H700M600 120H680M600 160H700M600 200H660', skyLine, 9)
  );
}

function meter(x: number, y: number, { ink, wall, accent, light, shade }: Tone): string {
  return (
    rect([x + 16, y + 18, 300, 430], ink) +
    rect([x, y, 300, 430], accent, ink) +
    rect([x + 34, y + 36, 232, 120], light, ink) +
    stroke(
      `M${x + 70} ${y + 136}C${x + 110} ${y + 60} ${x + 190} ${y + 60} ${x + 230} ${y + 136}M${x + 150} ${y + 136}L${x + 196} ${y + 84}`,
      ink,
      7,
    ) +
    disc(x + 150, y + 260, 74, wall, ink) +
    line(`${x + 150} ${y + 260}, ${x + 196} ${y + 212}`, ink, 14) +
    disc(x + 90, y + 384, 22, ink, shade) +
    disc(x + 210, y + 384, 22, ink, shade)
  );
}

function driver(x: number, y: number, angle: number, { ink, wall, accent }: Tone): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${rect([0, -34, 230, 68], accent, ink)}${hatched([20, -34, 180, 68], 30, ink)}${rect([230, -10, 300, 20], wall, ink, detailWidth)}${shape('530 -16, 570 -8, 570 8, 530 16', wall, ink, detailWidth)}</g>`;
}
