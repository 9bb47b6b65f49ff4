import type { Artwork } from './artwork.ts';
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
export const chartArtworks = [
  {
    ...common,
    key: 'estuary',
    title: { fr: 'L’estuaire', en: 'The estuary' },
    alternativeText: {
      fr: 'Carte marine d’un fleuve qui s’élargit vers la mer ; une ligne orange suit le chenal.',
      en: 'Nautical chart of a river that widens towards the sea; an orange line follows the channel.',
    },
    focalPoint: { x: 0.6, y: 0.5 },
    draw: estuaryChart,
  },
  {
    ...common,
    key: 'harbour',
    title: { fr: 'Le port', en: 'The harbour' },
    alternativeText: {
      fr: 'Plan d’un port : trois appontements, deux môles arrondis et leurs feux, l’entrée entre eux.',
      en: 'Plan of a harbour: three piers, two curved moles with their lights, the entrance between them.',
    },
    focalPoint: { x: 0.56, y: 0.48 },
    draw: harbourChart,
  },
  {
    ...common,
    key: 'currents',
    title: { fr: 'Les courants', en: 'The currents' },
    alternativeText: {
      fr: 'Lignes de courant fléchées qui contournent quatre tourbillons ; l’une d’elles est orange.',
      en: 'Stream lines with arrows that pass round four eddies; one of them is orange.',
    },
    focalPoint: { x: 0.55, y: 0.5 },
    draw: currentsChart,
  },
  {
    ...common,
    key: 'soundings',
    title: { fr: 'Les sondes', en: 'The soundings' },
    alternativeText: {
      fr: 'Relevé de profondeurs en mètres ; un haut-fond de quatre mètres est cerclé d’orange.',
      en: 'Survey of depths in metres; a shoal of four metres is ringed in orange.',
    },
    focalPoint: { x: 0.6, y: 0.43 },
    draw: soundingsChart,
  },
  {
    ...common,
    key: 'lights',
    title: { fr: 'Les feux', en: 'The lights' },
    alternativeText: {
      fr: 'Une côte la nuit, avec les secteurs blancs, bleus et orange de trois phares.',
      en: 'A coast at night, with the white, blue and orange sectors of three lighthouses.',
    },
    focalPoint: { x: 0.54, y: 0.52 },
    draw: lightsChart,
  },
  {
    ...common,
    key: 'sandbanks',
    title: { fr: 'Les bancs de sable', en: 'The sandbanks' },
    alternativeText: {
      fr: 'Bancs de sable étirés par la marée, séparés par des chenaux bleus ; une balise orange.',
      en: 'Sandbanks drawn out by the tide, with blue channels between them; an orange beacon.',
    },
    focalPoint: { x: 0.54, y: 0.48 },
    draw: sandbanksChart,
  },
  {
    ...common,
    key: 'tides',
    title: { fr: 'Un mois de marées', en: 'A month of tides' },
    alternativeText: {
      fr: 'Vingt-neuf courbes de marée superposées, des vives-eaux aux mortes-eaux ; l’une est orange.',
      en: 'Twenty-nine tide curves one above the other, from springs to neaps; one is orange.',
    },
    focalPoint: { x: 0.45, y: 0.52 },
    draw: tidesChart,
  },
  {
    ...common,
    key: 'winds',
    title: { fr: 'La rose des vents', en: 'The compass rose' },
    alternativeText: {
      fr: 'Rose des vents sur des lignes de rhumb ; les vents d’ouest dominent.',
      en: 'Compass rose over rhumb lines; westerly winds prevail.',
    },
    focalPoint: { x: 0.59, y: 0.5 },
    draw: windsChart,
  },
  {
    ...common,
    key: 'swell',
    title: { fr: 'La houle', en: 'The swell' },
    alternativeText: {
      fr: 'Crêtes de houle qui se courbent autour d’une île.',
      en: 'Crests of a swell that bend round an island.',
    },
    focalPoint: { x: 0.57, y: 0.43 },
    draw: swellChart,
  },
  {
    ...common,
    key: 'islands',
    title: { fr: 'Six îles', en: 'Six islands' },
    alternativeText: {
      fr: 'Six îles en courbes de niveau ; des routes en pointillé les relient.',
      en: 'Six islands in contour lines; dashed routes join them.',
    },
    focalPoint: { x: 0.5, y: 0.52 },
    draw: islandsChart,
  },
] as const satisfies readonly Artwork[];
