import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { fill, stroke } from '../../svg.ts';
import type { Tone } from '../tones.ts';
import { detailWidth, form, line, rect } from './pen.ts';

type Colours = Pick<Tone, 'near' | 'ink' | 'light' | 'wall' | 'mid' | 'accent'>;

/** A yacht with her sails set, about 200 wide; the origin is at the middle of her waterline. */
export function sloop({ ink, light, wall, near }: Colours): string {
  return (
    form('M-6 -24V-330C40 -250 92 -130 104 -44Z', light, ink, detailWidth) +
    form('M-18 -30V-290C-52 -210 -92 -120 -112 -40Z', wall, ink, detailWidth) +
    stroke('M20 -240L64 -60M40 -190L84 -60', ink, 1.6) +
    line('-10 -10, -10 -350', ink, 7) +
    form('M-124 -26H128C112 2 84 16 60 18H-76C-100 10 -116 -6 -124 -26Z', near, ink, detailWidth)
  );
}

/** A fishing boat, about 360 wide, her bow to the right. */
export function trawler({ ink, light, near, wall, mid, accent }: Colours): string {
  return (
    line('40 -60, 40 -320', ink, 8) +
    stroke('M40 -310L-150 -70M40 -310L176 -96M40 -240L120 -150', ink, 3) +
    rect([-130, -176, 130, 110], light, ink) +
    rect([-150, -194, 166, 22], wall, ink, detailWidth) +
    fill('M-112 -156h34v40h-34zM-62 -156h34v40h-34z', mid) +
    form(
      'M-186 -78L60 -66L196 -112C186 -40 160 10 124 26H-150C-172 -2 -184 -40 -186 -78Z',
      near,
      ink,
    ) +
    stroke('M-180 -44C-60 -26 70 -30 180 -66', accent, 12)
  );
}

/** A flat barge loaded with grain, about 900 wide. */
export function barge({ ink, near, wall, light, mid, accent }: Colours): string {
  return (
    form(
      'M-300 -58C-200 -120 -120 -66 -40 -104C40 -140 110 -74 190 -110C240 -126 280 -90 300 -58Z',
      wall,
      ink,
      detailWidth,
    ) +
    rect([-430, -150, 112, 96], light, ink) +
    rect([-446, -166, 144, 20], accent, ink, detailWidth) +
    fill('M-414 -132h34v40h-34zM-368 -132h34v40h-34z', mid) +
    form('M-470 -58H470C468 -14 440 26 400 34H-420C-450 20 -466 -16 -470 -58Z', near, ink) +
    stroke('M-462 -30H462', light, 3)
  );
}

/** A ship with containers on deck, 1000 wide; the origin is at the middle of her waterline. */
export function containerShip(seed: string, colours: Colours): string {
  const { ink, near, light, wall, mid, accent } = colours;
  const random = seeded(`${seed} cargo`);
  const cargo: string[] = [];
  for (let stack = 0; stack < 12; stack += 1) {
    const high = 2 + Math.floor(random() * 3);
    for (let level = 0; level < high; level += 1) {
      const pick = random();
      const tint = pick < 0.09 ? accent : pick < 0.4 ? wall : pick < 0.7 ? mid : light;
      cargo.push(rect([-330 + stack * 62, -142 - level * 46, 58, 42], tint, ink, 2.5));
    }
  }
  return (
    cargo.join('') +
    rect([-460, -330, 104, 240], light, ink) +
    rect([-476, -346, 136, 34], wall, ink, detailWidth) +
    fill('M-444 -296h72v20h-72zM-444 -250h72v14h-72zM-444 -214h72v14h-72z', mid) +
    rect([-430, -400, 40, 54], accent, ink, detailWidth) +
    form(
      'M-500 -96H470L520 -130C506 -60 470 -6 440 30H-470C-490 -10 -500 -50 -500 -96Z',
      near,
      ink,
    ) +
    stroke('M-486 0H456', accent, 10) +
    stroke('M-496 -60H490', light, 2.5)
  );
}

/** An electric ferry, about 640 wide, her bow to the right. */
export function ferry({ ink, near, light, wall, mid, accent }: Colours): string {
  return (
    rect([-220, -196, 380, 76], light, ink) +
    rect([-120, -262, 190, 66], wall, ink) +
    rect([-60, -318, 26, 56], accent, ink, detailWidth) +
    fill('M-104 -246h158v30h-158z', mid) +
    fill(
      Array.from({ length: 8 }, (_, index) => `M${-200 + index * 45} -178h30v36h-30z`).join(''),
      mid,
    ) +
    form(
      'M-310 -124H330L300 -60C286 -10 262 20 236 26H-260C-290 6 -306 -50 -310 -124Z',
      near,
      ink,
    ) +
    stroke('M-306 -84H310', light, 3) +
    stroke('M-292 -20H270', accent, 9)
  );
}
