import { stroke } from '../../svg.ts';
import { glints, range, sky, water } from '../parts/air-and-water.ts';
import { town } from '../parts/buildings.ts';
import { at, detailWidth, disc, form, line, rect, ruled, shape } from '../parts/pen.ts';
import { sloop, trawler } from '../parts/vessels.ts';
import { type Tone, tones } from '../tones.ts';

/** The ribs of a wooden ship on the slip, bow to the viewer. */
export function shipyard(seed: string): string {
  const tone = tones.sand;
  const { ink, wall, shade, near, accent, mid } = tone;
  const ribs = Array.from({ length: 7 }, (_, index) => {
    const size = 1 - index * 0.085;
    const [half, top, foot] = [430 * size, 960 - 640 * size, 1010 - index * 26];
    return stroke(
      `M${1000 - half} ${top}C${1000 - half * 1.05} ${foot - 220} ${1000 - half * 0.5} ${foot - 30} 1000 ${foot}C${1000 + half * 0.5} ${foot - 30} ${1000 + half * 1.05} ${foot - 220} ${1000 + half} ${top}`,
      index % 2 === 0 ? near : ink,
      26 - index * 2,
    );
  }).reverse();
  return (
    range(seed, { base: 800, height: 160, size: 420 }, tone.far, mid) +
    water(seed, 800, 1000, tone) +
    roofTruss(tone) +
    shape('-10 1040, 360 900, 1640 900, 2010 1040, 2010 1310, -10 1310', shade, ink) +
    stroke('M520 900L-100 1310M840 900L600 1310M1160 900L1400 1310M1480 900L2100 1310', ink, 3) +
    ribs.join('') +
    rect([976, 300, 48, 800], near, ink) +
    rect([860, 1090, 280, 50], wall, ink) +
    stroke('M520 700L300 1160M1480 700L1700 1160M600 880L460 1160M1400 880L1540 1160', ink, 16) +
    trestle(250, tone) +
    at(2000, 0, -1, trestle(250, tone)) +
    stroke('M560 560C700 820 880 960 1000 985C1120 960 1300 820 1440 560', accent, 18) +
    rect([1500, 1130, 240, 110], mid, ink) +
    ruled([1500, 1130, 240, 110], 36, ink)
  );
}

/** The inside of a boat shed: posts and trusses, open to the water. */
function roofTruss({ shade, ink, near, wall }: Tone): string {
  const slats = Array.from(
    { length: 21 },
    (_, index) => `M${index * 100} 0L${1000 + (index - 10) * 62} 300`,
  ).join('');
  return (
    shape('-10 -10, 2010 -10, 2010 120, 1640 300, 360 300, -10 120', shade, ink) +
    stroke(slats, near, 2) +
    shape('-10 120, 360 300, 360 900, -10 1040', wall, ink) +
    shape('2010 120, 1640 300, 1640 900, 2010 1040', shade, ink) +
    ['180 210, 180 970', '1820 210, 1820 970'].map((post) => line(post, near, 30)).join('') +
    stroke(
      'M-10 300L360 440M-10 520L360 590M-10 740L360 740M2010 300L1640 440M2010 520L1640 590M2010 740L1640 740',
      ink,
      3,
    )
  );
}

function trestle(x: number, { ink, wall, accent }: Tone): string {
  return (
    stroke(
      `M${x} 1000L${x - 60} 1240M${x + 230} 1000L${x + 290} 1240M${x + 20} 1000L${x + 60} 1240M${x + 210} 1000L${x + 170} 1240`,
      ink,
      14,
    ) +
    rect([x - 40, 976, 310, 32], wall, ink) +
    rect([x + 60, 936, 90, 40], accent, ink)
  );
}

/** Fishing boats side by side in their port, with a town behind. */
export function fishingPort(seed: string): string {
  const tone = tones.day;
  const { ink, wall, near, accent, light } = tone;
  const hulls = [near, tone.waterLine, near, accent];
  const boats = hulls.map((hull, index) => {
    const [x, y] = [290 + index * 470, 930 + (index % 2) * 34];
    return (
      glints(`${seed} ${index}`, [x, y + 40, 300, 180], near) +
      at(x, y, 1.2, bow({ ...tone, near: hull, accent: hull === accent ? light : accent }))
    );
  });
  return (
    sky(seed, 700, tone) +
    range(seed, { base: 700, height: 240, size: 620 }, tone.far, tone.mid) +
    town(`${seed} upper`, { from: -20, to: 2030, base: 660, height: 150 }, light, ink, tone.mid) +
    town(`${seed} lower`, { from: -70, to: 2030, base: 720, height: 130 }, wall, ink, tone.mid) +
    water(seed, 760, 1300, tone) +
    rect([-10, 720, 2020, 50], tone.shade, ink) +
    boats.join('')
  );
}

/** The bow of a fishing boat, seen from the front, about 330 wide. */
function bow({ ink, near, light, accent, mid, wall }: Tone): string {
  return (
    line('0 -250, 0 -520', ink, 10) +
    stroke('M0 -510L-150 -210M0 -510L150 -210', ink, 4) +
    rect([-90, -330, 180, 130], light, ink) +
    rect([-104, -350, 208, 26], wall, ink) +
    rect([-70, -306, 62, 52], mid, ink, detailWidth) +
    rect([8, -306, 62, 52], mid, ink, detailWidth) +
    form(
      'M-190 -220C-120 -196 120 -196 190 -220C180 -90 110 20 60 30H-60C-110 20 -180 -90 -190 -220Z',
      near,
      ink,
    ) +
    form('M0 -204C60 -202 130 -206 190 -220C180 -90 110 20 60 30H0Z', ink, ink, 2) +
    stroke('M-184 -180C-110 -156 110 -156 184 -180', accent, 14) +
    disc(-92, -100, 14, light, ink) +
    disc(92, -100, 14, light, ink) +
    line('0 -226, 0 30', ink, 9)
  );
}

/** Dinghies race round a buoy before a wide horizon. */
export function sailing(seed: string): string {
  const tone = tones.day;
  const { accent, light, ink, near } = tone;
  const fleet = [
    [300, 700, 0.34],
    [560, 720, 0.44],
    [1500, 704, 0.4],
    [1800, 730, 0.5],
  ];
  return (
    sky(seed, 680, tone) +
    range(seed, { base: 680, height: 110, size: 640 }, tone.far, tone.mid) +
    water(seed, 680, 1300, tone) +
    fleet.map(([x = 0, y = 0, scale = 1]) => at(x, y, scale, sloop(tone))).join('') +
    glints(`${seed} a`, [780, 1010, 380, 200], near) +
    at(780, 1000, 2.3, sloop({ ...tone, wall: accent })) +
    at(1330, 860, 1.35, sloop(tone)) +
    glints(`${seed} b`, [1330, 880, 230, 120], near) +
    form('M1620 1150C1620 1050 1660 950 1690 900C1720 950 1760 1050 1760 1150Z', accent, ink) +
    form(
      'M1638 1060C1646 1020 1656 990 1664 960H1718C1726 990 1738 1020 1744 1060Z',
      light,
      ink,
      detailWidth,
    ) +
    stroke('M1570 1156C1640 1180 1740 1180 1810 1156', light, 7)
  );
}

/** Lanterns over a quay in the evening, boats at rest. */
export function evening(seed: string): string {
  const tone = tones.night;
  const { ink, accent, near, light, wall } = tone;
  const string = (y: number, sag: number, from: number, to: number) => {
    const middle = (from + to) / 2;
    const lamps = Array.from({ length: 9 }, (_, index) => {
      const share = (index + 1) / 10;
      const x = (1 - share) ** 2 * from + 2 * share * (1 - share) * middle + share ** 2 * to;
      return disc(Math.round(x), Math.round(y + 2 * share * (1 - share) * sag + 20), 15, accent);
    });
    return stroke(`M${from} ${y}Q${middle} ${y + sag} ${to} ${y}`, light, 3) + lamps.join('');
  };
  return (
    sky(seed, 760, tone) +
    disc(1560, 250, 90, light) +
    town(seed, { from: -20, to: 2030, base: 760, height: 220 }, tone.mid, ink, tone.wall) +
    town(`${seed} lit`, { from: 500, to: 1500, base: 760, height: 130 }, near, ink, accent) +
    water(seed, 760, 1300, tone) +
    glints(seed, [1000, 780, 900, 200], accent) +
    at(480, 900, 1.1, trawler({ ...tone, near: tone.near })) +
    at(1520, 900, -1.1, trawler({ ...tone, near: tone.near })) +
    line('130 1150, 130 300', wall, 16) +
    line('1870 1150, 1870 300', wall, 16) +
    line('1000 1150, 1000 260', wall, 16) +
    string(310, 330, 130, 1000) +
    string(310, 330, 1000, 1870) +
    rect([-10, 1140, 2020, 180], near, ink) +
    ruled([0, 1140, 2000, 170], 46, tone.mid) +
    [
      [300, 0],
      [520, 0],
      [740, 0],
      [1200, 0],
      [1420, 0],
      [1640, 0],
    ]
      .map(([x = 0]) => musicStand(x, light))
      .join('')
  );
}

function musicStand(x: number, colour: string): string {
  return (
    shape(`${x - 50} 960, ${x + 50} 960, ${x + 38} 1040, ${x - 38} 1040`, colour) +
    stroke(`M${x} 1040V1160M${x} 1120L${x - 40} 1176M${x} 1120L${x + 40} 1176`, colour, 7)
  );
}
