import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { fill, stroke } from '../../svg.ts';
import { glints, sky, water } from '../parts/air-and-water.ts';
import { windows } from '../parts/buildings.ts';
import { at, detailWidth, disc, form, hatched, line, rect, ruled, shape } from '../parts/pen.ts';
import { type Tone, tones } from '../tones.ts';

/** A lighthouse on its rocks, its beam over the sea at night. */
export function lighthouse(seed: string): string {
  const tone = tones.night;
  const { ink, light, accent, near, wall } = tone;
  return (
    sky(seed, 860, tone) +
    fill('M1300 330L-20 60V560Z', accent, { 'fill-opacity': '0.28' }) +
    fill('M1300 330L2020 210V470Z', accent, { 'fill-opacity': '0.28' }) +
    water(seed, 860, 1300, tone) +
    glints(seed, [640, 880, 760, 330], accent) +
    rocks(tone) +
    shape('1216 1010, 1246 430, 1354 430, 1384 1010', light, ink) +
    shape('1230 760, 1238 600, 1362 600, 1371 760', accent, ink, detailWidth) +
    shape('1318 430, 1354 430, 1384 1010, 1330 1010', wall) +
    hatched([1324, 440, 40, 560], 12, ink) +
    rect([1210, 410, 180, 24], near, ink) +
    rect([1256, 290, 88, 120], accent, ink) +
    stroke('M1286 290V410M1316 290V410', ink, 5) +
    form('M1244 290C1250 220 1350 220 1356 290Z', near, ink) +
    line('1300 236, 1300 190', light, 6) +
    rect([1282, 900, 40, 90], ink) +
    rect([1284, 660, 26, 46], ink)
  );
}

function rocks({ near, ink, mid, wall }: Tone): string {
  return (
    shape(
      '760 1310, 840 1160, 960 1130, 1020 1030, 1180 1000, 1300 980, 1460 1000, 1560 1090, 1720 1110, 1850 1220, 2010 1250, 2010 1310',
      near,
      ink,
    ) +
    shape(
      '1300 980, 1460 1000, 1560 1090, 1720 1110, 1850 1220, 2010 1250, 2010 1310, 1420 1310, 1380 1140',
      mid,
    ) +
    stroke(
      'M960 1130L1060 1190L1040 1310M1180 1000L1240 1100L1220 1310M1020 1030L1100 1080M1380 1140L1440 1310M1560 1090L1600 1310',
      wall,
      detailWidth,
    )
  );
}

/** Turbines at sea, and the boat of those who keep them. */
export function offshoreWind(seed: string): string {
  const tone = tones.deep;
  const random = seeded(`${seed} blades`);
  const small = Array.from({ length: 6 }, (_, index) =>
    at(180 + index * 300, 800, 0.34 + (index % 2) * 0.06, turbine(random() * 120, tone)),
  );
  return (
    sky(seed, 800, tone) +
    small.join('') +
    water(seed, 800, 1300, tone) +
    at(620, 1010, 1.12, turbine(14, tone)) +
    at(1420, 920, 0.8, turbine(52, tone)) +
    glints(seed, [620, 1030, 140, 200], tone.light) +
    glints(seed, [1420, 940, 100, 150], tone.light) +
    serviceBoat(tone)
  );
}

/** A turbine 720 high, its blades turned by some degrees; the origin is at the water. */
function turbine(turn: number, { light, ink, accent, shade }: Tone): string {
  const blade = (angle: number) =>
    `<g transform="rotate(${Math.round(angle)})">${form('M-9 -10C-26 -120 -16 -220 0 -330C10 -220 16 -110 9 -10Z', light, ink, detailWidth)}</g>`;
  return (
    shape('-20 0, -9 -640, 9 -640, 20 0', light, ink, detailWidth) +
    shape('4 0, 2 -640, 9 -640, 20 0', shade) +
    rect([-34, -40, 68, 50], accent, ink, detailWidth) +
    `<g transform="translate(0 -650)">${[0, 120, 240].map((angle) => blade(turn + angle)).join('')}</g>` +
    disc(0, -650, 19, light, ink)
  );
}

function serviceBoat({ near, light, accent, ink, mid }: Tone): string {
  return at(
    1080,
    1110,
    0.9,
    rect([-70, -118, 130, 66], light, ink) +
      fill('M-50 -100h90v30h-90z', mid) +
      line('0 -118, 0 -190', light, 5) +
      form(
        'M-180 -56H170L210 -72C196 -20 170 6 150 10H-160C-174 -10 -180 -30 -180 -56Z',
        near,
        ink,
      ) +
      stroke('M-174 -30H190', accent, 10) +
      stroke('M-190 14C-260 20 -330 10 -400 26', light, 5),
  );
}

/** A lifeboat leaves its station down the slipway into a heavy sea. */
export function lifeboat(seed: string): string {
  const tone = tones.night;
  const { ink, light, near, mid, wall, accent } = tone;
  return (
    sky(seed, 820, tone) +
    shape('-10 640, 560 700, 700 900, 560 1310, -10 1310', mid, ink) +
    shape('60 640, 60 380, 330 250, 600 380, 600 640', light, ink) +
    ruled([64, 390, 532, 250], 44, wall) +
    shape('30 396, 330 236, 630 396, 600 420, 330 282, 60 420', near, ink) +
    rect([170, 440, 330, 240], ink, ink) +
    windows(seed, [180, 330, 300, 90], { columns: 1, rows: 1, lit: 1 }, ink, accent) +
    water(seed, 900, 1310, { ...tone, water: tone.far, waterLine: tone.wall }) +
    shape('170 680, 500 680, 1180 1120, 940 1190', wall, ink) +
    stroke('M250 680L1010 1150M420 680L1120 1120', ink, 8) +
    `<g transform="rotate(20 1000 950)">${at(1010, 980, 1.45, orangeBoat(tone))}</g>` +
    swell(tone)
  );
}

function orangeBoat({ ink, light, accent, near }: Tone): string {
  return (
    rect([-80, -170, 150, 70], light, ink) +
    fill('M-60 -152h110v30h-110z', near) +
    line('-20 -170, -20 -250', light, 6) +
    form(
      'M-220 -104H120L250 -128C230 -50 190 6 150 20H-190C-214 -20 -222 -60 -220 -104Z',
      accent,
      ink,
    ) +
    form(
      'M-212 -40C-60 -20 100 -30 226 -64C206 -20 176 8 150 20H-190C-202 0 -208 -20 -212 -40Z',
      near,
      ink,
    )
  );
}

function swell({ light, near, mid, ink }: Tone): string {
  return (
    form(
      'M700 1310C840 1180 1000 1170 1120 1190C1220 1210 1260 1080 1420 1060C1560 1050 1600 1160 1740 1150C1880 1140 1900 1060 2010 1050V1310Z',
      near,
      ink,
    ) +
    form(
      'M-10 1240C200 1180 360 1250 560 1230C800 1200 900 1270 1120 1260C1400 1250 1500 1200 1720 1230C1860 1250 1940 1220 2010 1210V1310H-10Z',
      mid,
      ink,
    ) +
    stroke(
      'M1230 1150C1250 1080 1330 1040 1420 1040M1270 1170C1300 1110 1360 1080 1420 1084M930 1215C990 1200 1060 1200 1110 1210',
      light,
      7,
    )
  );
}
