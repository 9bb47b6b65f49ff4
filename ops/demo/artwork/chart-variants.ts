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
import { lights, recoloured } from './recolour.ts';

const common = { ...chartSize, frames: { header: 2000, card: 1620 } } as const;

/** Variants of the tide charts, with other seeds and other palettes. */
export const chartVariants = [
  {
    ...common,
    key: 'estuary-night',
    focalPoint: { x: 0.62, y: 0.5 },
    draw: (key) => recoloured(estuaryChart(key), lights.night),
  },
  {
    ...common,
    key: 'harbour-day',
    focalPoint: { x: 0.5, y: 0.48 },
    draw: (key) => recoloured(harbourChart(key), lights.day),
  },
  {
    ...common,
    key: 'currents-night',
    focalPoint: { x: 0.5, y: 0.5 },
    draw: (key) => recoloured(currentsChart(key), lights.night),
  },
  {
    ...common,
    key: 'soundings-deep',
    focalPoint: { x: 0.6, y: 0.43 },
    draw: (key) => recoloured(soundingsChart(key), lights.day),
  },
  {
    ...common,
    key: 'lights-day',
    focalPoint: { x: 0.54, y: 0.52 },
    draw: (key) => recoloured(lightsChart(key), lights.day),
  },
  {
    ...common,
    key: 'sandbanks-flood',
    focalPoint: { x: 0.5, y: 0.5 },
    draw: (key) => recoloured(sandbanksChart(key), lights.day),
  },
  {
    ...common,
    key: 'tides-day',
    focalPoint: { x: 0.5, y: 0.5 },
    draw: (key) => recoloured(tidesChart(key), lights.day),
  },
  {
    ...common,
    key: 'winds-night',
    focalPoint: { x: 0.59, y: 0.5 },
    draw: (key) => recoloured(windsChart(key), lights.night),
  },
  {
    ...common,
    key: 'swell-ebb',
    focalPoint: { x: 0.57, y: 0.43 },
    draw: (key) => recoloured(swellChart(key), lights.ebb),
  },
  {
    ...common,
    key: 'islands-ebb',
    focalPoint: { x: 0.5, y: 0.52 },
    draw: (key) => recoloured(islandsChart(key), lights.ebb),
  },
] as const satisfies readonly Drawing[];
