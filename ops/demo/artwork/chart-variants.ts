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
import { lights, recoloured } from './recolour.ts';

const common = { ...chartSize, frames: { header: 2000, card: 1620 } } as const;

/** Variants of the tide charts, with other seeds and other palettes. */
export const chartVariants = [
  {
    ...common,
    key: 'estuary-night',
    title: { fr: 'L’estuaire, la nuit', en: 'The estuary by night' },
    alternativeText: {
      fr: 'Le chenal d’un estuaire sur une carte de nuit, tireté orange entre des courbes pâles.',
      en: 'The channel of an estuary on a night chart, a dashed orange line between pale contours.',
    },
    focalPoint: { x: 0.62, y: 0.5 },
    draw: (key) => recoloured(estuaryChart(key), lights.night),
  },
  {
    ...common,
    key: 'harbour-day',
    title: { fr: 'Le port en plein jour', en: 'The harbour in full daylight' },
    alternativeText: {
      fr: 'Plan d’un port aux quais bleus sur une eau très claire ; deux feux orange à l’entrée.',
      en: 'Plan of a harbour with blue quays on very light water; two orange lights at the entrance.',
    },
    focalPoint: { x: 0.5, y: 0.48 },
    draw: (key) => recoloured(harbourChart(key), lights.day),
  },
  {
    ...common,
    key: 'currents-night',
    title: { fr: 'Les courants, la nuit', en: 'The currents by night' },
    alternativeText: {
      fr: 'Lignes de courant claires sur fond de nuit, enroulées autour de tourbillons.',
      en: 'Light stream lines on a night ground, wound round eddies.',
    },
    focalPoint: { x: 0.5, y: 0.5 },
    draw: (key) => recoloured(currentsChart(key), lights.night),
  },
  {
    ...common,
    key: 'soundings-deep',
    title: { fr: 'Les sondes du large', en: 'Soundings offshore' },
    alternativeText: {
      fr: 'Profondeurs en chiffres blancs sur un bleu soutenu ; un haut-fond cerclé d’orange.',
      en: 'Depths in white figures on a strong blue; a shoal ringed in orange.',
    },
    focalPoint: { x: 0.6, y: 0.43 },
    draw: (key) => recoloured(soundingsChart(key), lights.day),
  },
  {
    ...common,
    key: 'lights-day',
    title: { fr: 'Les secteurs des phares', en: 'The sectors of the lighthouses' },
    alternativeText: {
      fr: 'Secteurs de trois phares tracés sur une carte claire, l’un d’eux teinté d’orange.',
      en: 'Sectors of three lighthouses drawn on a light chart, one of them tinted orange.',
    },
    focalPoint: { x: 0.54, y: 0.52 },
    draw: (key) => recoloured(lightsChart(key), lights.day),
  },
  {
    ...common,
    key: 'sandbanks-flood',
    title: { fr: 'Les bancs à marée haute', en: 'The banks at high water' },
    alternativeText: {
      fr: 'Bancs recouverts par la mer, dessinés en courbes pâles sous un bleu profond.',
      en: 'Banks covered by the sea, drawn in pale contours under a deep blue.',
    },
    focalPoint: { x: 0.5, y: 0.5 },
    draw: (key) => recoloured(sandbanksChart(key), lights.day),
  },
  {
    ...common,
    key: 'tides-day',
    title: { fr: 'Un mois de marées, le jour', en: 'A month of tides, by day' },
    alternativeText: {
      fr: 'Courbes de marée grises sur fond presque blanc ; une seule est orange.',
      en: 'Grey tide curves on an almost white ground; a single one is orange.',
    },
    focalPoint: { x: 0.5, y: 0.5 },
    draw: (key) => recoloured(tidesChart(key), lights.day),
  },
  {
    ...common,
    key: 'winds-night',
    title: { fr: 'La rose des vents, la nuit', en: 'The compass rose by night' },
    alternativeText: {
      fr: 'Rose des vents pâle sur fond de nuit ; le vent d’ouest est orange.',
      en: 'Pale compass rose on a night ground; the west wind is orange.',
    },
    focalPoint: { x: 0.59, y: 0.5 },
    draw: (key) => recoloured(windsChart(key), lights.night),
  },
  {
    ...common,
    key: 'swell-ebb',
    title: { fr: 'La houle du soir', en: 'The evening swell' },
    alternativeText: {
      fr: 'Crêtes de houle sur une eau grise, écartées par une île blanche.',
      en: 'Crests of a swell on grey water, parted by a white island.',
    },
    focalPoint: { x: 0.57, y: 0.43 },
    draw: (key) => recoloured(swellChart(key), lights.ebb),
  },
  {
    ...common,
    key: 'islands-ebb',
    title: { fr: 'Six îles à marée basse', en: 'Six islands at low water' },
    alternativeText: {
      fr: 'Six îles entourées de grèves couleur de sable, jointes par des routes en pointillé.',
      en: 'Six islands ringed with sand-coloured shores, joined by dashed routes.',
    },
    focalPoint: { x: 0.5, y: 0.52 },
    draw: (key) => recoloured(islandsChart(key), lights.ebb),
  },
] as const satisfies readonly Artwork[];
