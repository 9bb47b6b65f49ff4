import type { Drawing } from './artwork.ts';
import { portrait, portraitSize } from './portraits/portrait.ts';

const common = {
  width: portraitSize,
  height: portraitSize,
  focalPoint: { x: 0.5, y: 0.45 },
  frames: { card: 1200, portrait: 1060 },
} as const;

/** The leaders of Estuaire, all invented. */
export const portraitDrawings = [
  {
    ...common,
    key: 'kervadec',
    draw: () => portrait('kervadec'),
  },
  {
    ...common,
    key: 'tavares',
    draw: () => portrait('tavares'),
  },
  {
    ...common,
    key: 'vandamme',
    draw: () => portrait('vandamme'),
  },
  {
    ...common,
    key: 'diallo',
    draw: () => portrait('diallo'),
  },
  {
    ...common,
    key: 'albers',
    draw: () => portrait('albers'),
  },
  {
    ...common,
    key: 'pryce',
    draw: () => portrait('pryce'),
  },
  {
    ...common,
    key: 'lescure',
    draw: () => portrait('lescure'),
  },
  {
    ...common,
    key: 'rouzic',
    draw: () => portrait('rouzic'),
  },
  {
    ...common,
    key: 'darricau',
    draw: () => portrait('darricau'),
  },
  {
    ...common,
    key: 'sequeira',
    draw: () => portrait('sequeira'),
  },
  {
    ...common,
    key: 'dewolf',
    draw: () => portrait('dewolf'),
  },
  {
    ...common,
    key: 'demir',
    draw: () => portrait('demir'),
  },
  {
    ...common,
    key: 'lindqvist',
    draw: () => portrait('lindqvist'),
  },
  {
    ...common,
    key: 'hartley',
    draw: () => portrait('hartley'),
  },
] as const satisfies readonly Drawing[];
