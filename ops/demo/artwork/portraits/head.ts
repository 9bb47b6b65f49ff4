import type { Point } from '@parvis/web/ui/tide-chart/contours.ts';
import { type Relief, rise } from '../relief.ts';
import { type Line, outlineThrough } from '../shapes.ts';

/**
 * How a head differs from the standard one, in pixels; a positive number means further out, or
 * fuller.
 */
export interface Features {
  readonly forehead?: number;
  readonly brow?: number;
  readonly bridge?: number;
  readonly nose?: number;
  /** How far the tip of the nose is lifted. */
  readonly lift?: number;
  readonly lips?: number;
  readonly chin?: number;
  readonly jaw?: number;
  readonly neck?: number;
}

/** Returns the outline of head and neck in profile, looking left, in a picture of 1200 by 1200. */
export function headOutline(features: Features): Line {
  const { forehead = 0, brow = 0, bridge = 0, nose = 0, lift = 0 } = features;
  const { lips = 0, chin = 0, jaw = 0, neck = 0 } = features;
  const points: Point[] = [
    [640, 208],
    [530, 238],
    [452 - forehead / 2, 300],
    [416 - forehead, 372],
    [403 - brow, 432],
    [417 - bridge, 474],
    [398 - bridge, 520],
    [370 - nose * 0.8, 566 - lift / 2],
    [346 - nose, 594 - lift],
    [354 - nose * 0.7, 613 - lift * 0.6],
    [396, 624],
    [396 - lips * 0.3, 646],
    [378 - lips, 668],
    [380 - lips * 0.6, 682],
    [395, 690],
    [383 - lips * 0.7, 701],
    [386 - lips * 0.5, 720],
    [406, 742],
    [396 - chin, 776],
    [402 - chin, 812],
    [432 - chin * 0.6, 838 + jaw * 0.4],
    [500, 846 + jaw],
    [566, 856 + jaw],
    [606 - neck, 910],
    [612 - neck, 1000],
    [560 - neck, 1100],
    [600, 1280],
    [900, 1280],
    [880 + neck, 1080],
    [842 + neck, 930],
    [840 + neck / 2, 800],
    [868, 700],
    [905, 600],
    [918, 480],
    [890, 350],
    [815, 255],
    [730, 215],
  ];
  return outlineThrough(points);
}

/** Returns the relief of the face inside its outline; heights are in pixels. */
export function faceRelief({ jaw = 0 }: Features): Relief {
  const parts: readonly (readonly [number, Relief])[] = [
    [-34, rise(446, 476, 34, 1.5, -0.1)],
    [22, rise(490, 566, 62, 1.4, -0.5)],
    [16, rise(404, 596, 26, 1.2, 0.3)],
    [-14, rise(436, 640, 26, 1.6, 1.2)],
    [14, rise(430, 800, 46)],
    [24, rise(650, 770 + jaw, 56, 2.6, -0.5)],
    [-26, rise(590, 690, 60, 1.5, 0.9)],
    [-30, rise(660, 880 + jaw, 50, 2.4, -0.35)],
    [-12, rise(560, 420, 60)],
  ];
  return (x, y) => parts.reduce((sum, [height, part]) => sum + height * part(x, y), 0);
}
