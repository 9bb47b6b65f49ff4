import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { stroke } from '../../svg.ts';
import { glints, range, sky, water } from '../parts/air-and-water.ts';
import { lampPost, town } from '../parts/buildings.ts';
import { at, detailWidth, form, hatched, line, rect, ruled, shape } from '../parts/pen.ts';
import { barge } from '../parts/vessels.ts';
import { type Tone, tones } from '../tones.ts';

/** The closed gates of a lock, seen from inside the chamber. */
export function lock(seed: string): string {
  const tone = tones.deep;
  const { wall, shade, ink, mid, light } = tone;
  const walls = [1, -1].map((side) => {
    const x = (from: number) => (side === 1 ? from : 2000 - from);
    return (
      shape(
        `${x(-10)} 330, ${x(560)} 560, ${x(560)} 1010, ${x(-10)} 1310`,
        side === 1 ? shade : wall,
        ink,
      ) +
      [0.22, 0.44, 0.66]
        .map((share) =>
          line(`${x(-10)} ${330 + 980 * share}, ${x(560)} ${560 + 450 * share}`, ink, detailWidth),
        )
        .join('') +
      shape(`${x(-10)} 250, ${x(560)} 520, ${x(560)} 566, ${x(-10)} 338`, light, ink)
    );
  });
  return (
    sky(seed, 560, tone) +
    range(seed, { base: 560, height: 150, size: 500 }, mid, tone.far) +
    town(seed, { from: 560, to: 1440, base: 548, height: 90 }, tone.far, ink, mid) +
    gates(tone) +
    water(seed, 1010, 1300, tone) +
    glints(seed, [1000, 1020, 620, 240], light) +
    walls.join('') +
    stroke(
      'M150 500V1180M230 520V1140M150 580H230M150 670H230M150 760H230M150 850H230M150 940H230M150 1030H230',
      ink,
      9,
    ) +
    lampPost(430, 480, 300, ink, tone.accent) +
    at(2000, 0, -1, lampPost(430, 480, 300, ink, tone.accent))
  );
}

function gates({ wall, shade, ink, light, accent, near }: Tone): string {
  const leaf = (x: number, tint: string) =>
    rect([x, 560, 440, 460], tint, ink) +
    ruled([x, 560, 440, 460], 92, ink) +
    stroke(`M${x + 110} 560V1020M${x + 220} 560V1020M${x + 330} 560V1020`, ink, 6);
  return (
    leaf(560, wall) +
    leaf(1000, shade) +
    hatched([1000, 560, 440, 460], 22, ink) +
    rect([540, 500, 920, 24], near, ink) +
    stroke(
      'M540 430H1460M600 430V500M760 430V500M920 430V500M1080 430V500M1240 430V500M1400 430V500',
      light,
      6,
    ) +
    rect([980, 540, 40, 480], accent, ink)
  );
}

/** Returns points along a parabola over the river, from one bank to the other. */
function arch(half: number, foot: number, crown: number, steps: number): string[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const across = (index / steps) * 2 - 1;
    return `${Math.round(1000 + half * across)} ${Math.round(crown + (foot - crown) * across ** 2)}`;
  });
}

/** An arched iron bridge between two steep banks, as in Porto. */
export function bridge(seed: string): string {
  const tone = tones.sand;
  const { ink, near, mid, far } = tone;
  return (
    sky(seed, 830, tone) +
    range(seed, { base: 830, height: 170, size: 600 }, far, mid) +
    water(seed, 830, 1300, tone) +
    bank(seed, tone) +
    ironArch(tone) +
    rect([-10, 352, 2020, 34], near, ink) +
    stroke('M0 318H2000', ink, 5) +
    stroke(Array.from({ length: 50 }, (_, index) => `M${index * 41} 318V352`).join(''), ink, 3) +
    tram(tone) +
    glints(seed, [1000, 850, 900, 260], near) +
    at(1120, 1010, 0.62, barge(tone))
  );
}

function ironArch({ ink, near }: Tone): string {
  const [upper, lower] = [arch(630, 800, 410, 18), arch(570, 812, 486, 18)];
  const braces = upper.map((place, index) => {
    const [left, right] = [lower[index - 1], lower[index + 1]];
    return `M${place}L${lower[index] ?? place}${index % 2 === 0 ? `M${left ?? place}L${place}L${right ?? place}` : ''}`;
  });
  const posts = upper.flatMap((place, index) => (index % 2 === 1 ? [`M${place}V380`] : []));
  return (
    stroke([...posts, 'M370 800V380M1630 800V380'].join(''), ink, 11) +
    stroke(braces.join(''), ink, 6) +
    line(lower.join(', '), ink, 16) +
    line(upper.join(', '), ink, 36) +
    line(upper.join(', '), near, 24)
  );
}

function tram({ accent, ink, light }: Tone): string {
  return (
    rect([820, 262, 340, 78], accent, ink) +
    rect([840, 278, 300, 30], light, ink, detailWidth) +
    stroke('M900 278V308M960 278V308M1020 278V308M1080 278V308', ink, detailWidth) +
    stroke('M990 262L960 214H1020', ink, 4)
  );
}

/** The two steep banks, with houses that climb them. */
function bank(seed: string, { wall, shade, ink, mid }: Tone): string {
  return (
    shape('-10 470, 240 560, 420 850, -10 850', shade, ink) +
    shape('2010 440, 1770 560, 1590 850, 2010 850', shade, ink) +
    [0, 1, 2]
      .map((row) => {
        const base = 640 + row * 100;
        return (
          town(
            `${seed} ${row}`,
            { from: -30, to: 160 + row * 80, base, height: 100 },
            wall,
            ink,
            mid,
          ) +
          town(
            `${seed} r${row}`,
            { from: 1770 - row * 70, to: 2010, base, height: 100 },
            wall,
            ink,
            mid,
          )
        );
      })
      .join('')
  );
}

/** A loaded barge goes down a river between poplars. */
export function river(seed: string): string {
  const tone = tones.day;
  const random = seeded(`${seed} poplars`);
  const poplars = Array.from({ length: 15 }, (_, index) => {
    const x = 60 + index * 138 + random() * 40;
    const high = 260 + random() * 150;
    return poplar(x, 720, high, tone) + glints(seed, [x, 730, 60, high * 0.5], tone.near);
  });
  return (
    sky(seed, 700, tone) +
    range(seed, { base: 720, height: 120, size: 560 }, tone.far, tone.mid) +
    water(seed, 720, 1300, tone) +
    poplars.join('') +
    rect([-10, 712, 2020, 26], tone.wall, tone.ink, detailWidth) +
    at(1000, 930, 1.45, barge(tone)) +
    glints(seed, [1000, 985, 1200, 220], tone.near) +
    reeds(seed, tone.near)
  );
}

function poplar(x: number, base: number, height: number, { near, ink }: Tone): string {
  const [left, right, top] = [x - 44, x + 44, base - height].map(Math.round);
  return (
    form(
      `M${Math.round(x)} ${base}C${left} ${base} ${left} ${base - height * 0.5} ${Math.round(x)} ${top}C${right} ${base - height * 0.5} ${right} ${base} ${Math.round(x)} ${base}Z`,
      near,
      ink,
      detailWidth,
    ) + stroke(`M${Math.round(x)} ${base}V${Math.round(top ?? 0) + 60}`, ink, 2)
  );
}

/** Returns reeds along the lower edge. */
export function reeds(seed: string, colour: string): string {
  const random = seeded(`${seed} reeds`);
  const d = Array.from({ length: 90 }, () => {
    const x = Math.round(random() ** 1.6 * 760 * (random() < 0.5 ? 1 : -1));
    const foot = x < 0 ? 2000 + x : x;
    const high = Math.round(150 + random() * 260);
    const lean = Math.round((random() - 0.3) * 90);
    return `M${foot} 1310Q${foot} ${1310 - high * 0.6} ${foot + lean} ${1310 - high}`;
  });
  return stroke(d.join(''), colour, 9);
}
