import { palette } from '../palette.ts';
import { type Line, points } from '../shapes.ts';
import type { Features } from './head.ts';

/** The fill and line colours of a part of a portrait. */
export interface Part {
  readonly tint: string;
  readonly line: string;
}

/** Hair or a beard: its outline and the lines that fill it. */
export interface Hair extends Part {
  readonly outline: Line;
  /** Height of its curls, in pixels; 0 when it is straight. */
  readonly curls: number;
  /** The distance between lines, in pixels. */
  readonly spacing: number;
}

/** A person to draw, looking left unless `looksRight`. */
export interface Sitter {
  readonly looksRight: boolean;
  readonly ground: Part;
  readonly skin: Part;
  readonly garment: Part & { readonly collar: 'open' | 'shirt' | 'high' };
  readonly features: Features;
  readonly hair: readonly Hair[];
  readonly isEarShown: boolean;
  /** The accessory that is worn, drawn in the accent colour. */
  readonly wears: 'earring' | 'hoop' | 'spectacles' | 'pin' | 'tie' | 'brooch';
  readonly accent: string;
}

const { tide950, tide900, tide800, tide700, tide600, tide300, tide200, tide100 } = palette;
const { paper, sand, hairline, hairlineStrong, onDeep, beacon, beaconOnDeep } = palette;

const bob = points(
  '446 300, 520 208, 650 150, 800 160, 920 250, 972 400, 974 570, 944 720, 890 822, 800 838, ' +
    '700 822, 630 800, 646 730, 640 640, 606 540, 556 450, 490 380',
);
const tiedBack = points(
  '446 306, 500 224, 620 160, 770 158, 890 230, 948 360, 940 510, 886 632, 826 706, 770 690, ' +
    '752 610, 738 510, 690 448, 620 448, 560 420, 500 366',
);
const chignon = points('880 500, 950 470, 1030 490, 1072 560, 1060 650, 990 700, 910 690, 868 620');
const afro = points(
  '440 336, 414 256, 456 160, 562 84, 710 56, 856 80, 972 156, 1030 276, 1030 416, 990 550, ' +
    '910 650, 830 700, 770 660, 750 560, 726 470, 660 440, 590 430, 510 380',
);
const sweptBack = points(
  '452 306, 462 216, 550 140, 690 120, 830 160, 926 260, 956 400, 938 540, 890 660, 830 730, ' +
    '776 690, 752 600, 742 500, 700 448, 650 470, 652 560, 616 560, 612 450, 540 376',
);
const beard = points(
  '640 556, 672 610, 676 700, 640 800, 560 880, 470 912, 396 880, 372 820, 378 770, 398 740, ' +
    '430 728, 452 704, 440 676, 392 660, 390 640, 430 636, 490 668, 560 690, 610 640',
);
const long = points(
  '446 304, 510 214, 640 152, 790 158, 920 250, 980 410, 1000 600, 1016 800, 1030 1000, ' +
    '980 1110, 880 1130, 780 1090, 720 980, 700 860, 690 740, 660 630, 606 530, 556 450, ' +
    '490 380',
);

/** The people of the demonstration. */
export const sitters = {
  kervadec: {
    looksRight: true,
    ground: { tint: tide100, line: tide300 },
    skin: { tint: paper, line: tide700 },
    garment: { tint: tide800, line: tide300, collar: 'high' },
    features: { nose: 6, bridge: 4, chin: 4 },
    hair: [{ outline: bob, tint: '#c9d3d8', line: tide800, curls: 0, spacing: 15 }],
    isEarShown: false,
    wears: 'brooch',
    accent: beacon,
  },
  tavares: {
    looksRight: false,
    ground: { tint: sand, line: hairlineStrong },
    skin: { tint: '#e6d8c4', line: '#5d4a35' },
    garment: { tint: tide600, line: tide100, collar: 'open' },
    features: { forehead: 4, nose: -8, lift: 6, lips: 6, chin: -4, neck: -10 },
    hair: [
      { outline: chignon, tint: tide950, line: tide300, curls: 26, spacing: 12 },
      { outline: tiedBack, tint: tide950, line: tide300, curls: 10, spacing: 13 },
    ],
    isEarShown: true,
    wears: 'earring',
    accent: beacon,
  },
  vandamme: {
    looksRight: true,
    ground: { tint: tide800, line: tide600 },
    skin: { tint: tide100, line: tide800 },
    garment: { tint: tide950, line: tide600, collar: 'shirt' },
    features: { brow: 8, nose: 18, bridge: 10, chin: 2, jaw: 12, neck: 22 },
    hair: [{ outline: beard, tint: tide300, line: tide900, curls: 8, spacing: 12 }],
    isEarShown: true,
    wears: 'spectacles',
    accent: beaconOnDeep,
  },
  diallo: {
    looksRight: false,
    ground: { tint: tide200, line: tide600 },
    skin: { tint: tide700, line: tide200 },
    garment: { tint: paper, line: hairlineStrong, collar: 'open' },
    features: { forehead: 8, nose: -6, bridge: -4, lips: 14, chin: 2, neck: -14 },
    hair: [{ outline: afro, tint: tide950, line: tide300, curls: 44, spacing: 13 }],
    isEarShown: true,
    wears: 'hoop',
    accent: beacon,
  },
  albers: {
    looksRight: false,
    ground: { tint: tide950, line: tide700 },
    skin: { tint: sand, line: tide800 },
    garment: { tint: tide700, line: tide300, collar: 'shirt' },
    features: { brow: 6, nose: 10, bridge: -2, chin: 12, jaw: 8, neck: 18 },
    hair: [{ outline: sweptBack, tint: '#b9a98c', line: tide950, curls: 0, spacing: 13 }],
    isEarShown: true,
    wears: 'tie',
    accent: beaconOnDeep,
  },
  pryce: {
    looksRight: true,
    ground: { tint: hairline, line: paper },
    skin: { tint: tide200, line: tide800 },
    garment: { tint: sand, line: tide700, collar: 'high' },
    features: { forehead: 2, nose: 2, lift: 10, lips: 2, chin: 0, neck: -8 },
    hair: [{ outline: long, tint: tide600, line: onDeep, curls: 8, spacing: 14 }],
    isEarShown: false,
    wears: 'spectacles',
    accent: beacon,
  },
  lescure: {
    looksRight: false,
    ground: { tint: tide100, line: tide300 },
    skin: { tint: paper, line: '#5d4a35' },
    garment: { tint: tide950, line: tide600, collar: 'shirt' },
    features: { forehead: 6, brow: 10, nose: 14, bridge: 6, chin: 6, jaw: 6, neck: 24 },
    hair: [{ outline: sweptBack, tint: onDeep, line: tide700, curls: 4, spacing: 15 }],
    isEarShown: true,
    wears: 'spectacles',
    accent: beacon,
  },
  rouzic: {
    looksRight: false,
    ground: { tint: tide700, line: tide600 },
    skin: { tint: sand, line: tide800 },
    garment: { tint: tide100, line: tide700, collar: 'high' },
    features: { forehead: 2, nose: -4, lift: 8, lips: 4, chin: 2, neck: -8 },
    hair: [{ outline: long, tint: '#8a4a2b', line: '#f0c9a8', curls: 14, spacing: 14 }],
    isEarShown: false,
    wears: 'pin',
    accent: beacon,
  },
  darricau: {
    looksRight: true,
    ground: { tint: sand, line: hairlineStrong },
    skin: { tint: '#e6d8c4', line: '#5d4a35' },
    garment: { tint: tide700, line: tide200, collar: 'open' },
    features: { forehead: 4, brow: 6, nose: 8, bridge: 8, chin: 8, jaw: 10, neck: 20 },
    hair: [
      { outline: sweptBack, tint: tide950, line: tide300, curls: 12, spacing: 12 },
      { outline: beard, tint: tide950, line: tide300, curls: 10, spacing: 12 },
    ],
    isEarShown: true,
    wears: 'pin',
    accent: beaconOnDeep,
  },
  sequeira: {
    looksRight: false,
    ground: { tint: tide300, line: tide700 },
    skin: { tint: '#d9c4a6', line: '#4a3826' },
    garment: { tint: tide900, line: tide300, collar: 'shirt' },
    features: { brow: 4, nose: 16, bridge: 2, lips: 4, chin: -2, jaw: 4, neck: 16 },
    hair: [{ outline: sweptBack, tint: tide900, line: tide200, curls: 20, spacing: 12 }],
    isEarShown: true,
    wears: 'tie',
    accent: beacon,
  },
  dewolf: {
    looksRight: true,
    ground: { tint: tide900, line: tide700 },
    skin: { tint: paper, line: tide700 },
    garment: { tint: tide300, line: tide800, collar: 'open' },
    features: { forehead: 4, nose: 4, lift: 4, lips: 4, chin: 2, neck: -10 },
    hair: [{ outline: bob, tint: '#d8b98a', line: '#5d4a35', curls: 6, spacing: 14 }],
    isEarShown: false,
    wears: 'brooch',
    accent: beaconOnDeep,
  },
  demir: {
    looksRight: false,
    ground: { tint: hairline, line: paper },
    skin: { tint: '#cdb391', line: tide900 },
    garment: { tint: tide600, line: tide100, collar: 'open' },
    features: { brow: 8, nose: 20, bridge: 12, chin: 4, jaw: 8, neck: 18 },
    hair: [{ outline: beard, tint: tide950, line: tide300, curls: 14, spacing: 12 }],
    isEarShown: true,
    wears: 'spectacles',
    accent: beacon,
  },
  lindqvist: {
    looksRight: true,
    ground: { tint: tide200, line: tide600 },
    skin: { tint: sand, line: tide700 },
    garment: { tint: tide950, line: tide600, collar: 'high' },
    features: { forehead: 2, nose: -2, lift: 6, lips: 0, chin: 6, neck: -12 },
    hair: [
      { outline: chignon, tint: onDeep, line: tide700, curls: 12, spacing: 13 },
      { outline: tiedBack, tint: onDeep, line: tide700, curls: 4, spacing: 14 },
    ],
    isEarShown: true,
    wears: 'hoop',
    accent: beacon,
  },
  hartley: {
    looksRight: true,
    ground: { tint: tide600, line: tide300 },
    skin: { tint: tide800, line: tide200 },
    garment: { tint: sand, line: hairlineStrong, collar: 'shirt' },
    features: { forehead: 6, brow: 6, nose: 2, bridge: -2, lips: 12, chin: 6, jaw: 6, neck: 14 },
    hair: [],
    isEarShown: true,
    wears: 'tie',
    accent: beacon,
  },
} as const satisfies Record<string, Sitter>;

export type SitterKey = keyof typeof sitters;
