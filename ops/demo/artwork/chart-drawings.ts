import type { Drawing } from './artwork.ts';
import { chartSize } from './charts/chart-size.ts';
import { currentsChart } from './charts/currents.ts';
import { estuaryChart } from './charts/estuary.ts';
import { harbourChart } from './charts/harbour.ts';
import { islandsChart } from './charts/islands.ts';
import { lightsChart } from './charts/lights.ts';
import { sandbanksChart } from './charts/sandbanks.ts';
import { soundingsChart } from './charts/soundings.ts';
import { swellChart } from './charts/swell.ts';
import { tidesChart } from './charts/tides.ts';
import { windsChart } from './charts/winds.ts';

const common = { ...chartSize, frames: { header: 2000, card: 1620 } } as const;

/** Tide charts, a motif for each subject, so that cards differ at a glance. */
export const chartDrawings = [
  {
    ...common,
    key: 'estuary',
    focalPoint: { x: 0.6, y: 0.5 },
    draw: estuaryChart,
  },
  {
    ...common,
    key: 'harbour',
    focalPoint: { x: 0.56, y: 0.48 },
    draw: harbourChart,
  },
  {
    ...common,
    key: 'currents',
    focalPoint: { x: 0.55, y: 0.5 },
    draw: currentsChart,
  },
  {
    ...common,
    key: 'soundings',
    focalPoint: { x: 0.6, y: 0.43 },
    draw: soundingsChart,
  },
  {
    ...common,
    key: 'lights',
    focalPoint: { x: 0.54, y: 0.52 },
    draw: lightsChart,
  },
  {
    ...common,
    key: 'sandbanks',
    focalPoint: { x: 0.54, y: 0.48 },
    draw: sandbanksChart,
  },
  {
    ...common,
    key: 'tides',
    focalPoint: { x: 0.45, y: 0.52 },
    draw: tidesChart,
  },
  {
    ...common,
    key: 'winds',
    focalPoint: { x: 0.59, y: 0.5 },
    draw: windsChart,
  },
  {
    ...common,
    key: 'swell',
    focalPoint: { x: 0.57, y: 0.43 },
    draw: swellChart,
  },
  {
    ...common,
    key: 'islands',
    focalPoint: { x: 0.5, y: 0.52 },
    draw: islandsChart,
  },
] as const satisfies readonly Drawing[];
