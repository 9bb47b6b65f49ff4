import type { DemoPage } from '../demo-content.ts';

/**
 * A campaign of offers: the apprenticeships are listed beneath it, whatever else candidates filter
 * by.
 */
export const apprentices2027: DemoPage = {
  key: 'apprentices-2027',
  on: '2026-10-14',
  category: 'careers',
  keywords: ['apprenticeship', 'young-people'],
  parent: 'join-us',
  image: 'lights-day',
  campaign: { list: 'offers', filters: { contract: ['apprenticeship'] } },
  fr: {
    title: `Apprentis 2027`,
    slug: 'apprentis-2027',
    summary: `Quatre cents contrats d’alternance s’ouvrent pour la rentrée 2027, dans les six banques du Groupe. Un tuteur volontaire, une demi-journée par semaine.`,
    modules: [
      {
        type: 'text',
        html: `<p>Vous préparez un diplôme, du BTS au master : choisissez une ville, un métier, ou les deux. Les réponses arrivent sous dix jours, et chacune est écrite par quelqu’un.</p>`,
      },
    ],
  },
  en: {
    title: `Apprentices 2027`,
    slug: 'apprentices-2027',
    summary: `Four hundred apprenticeships are opening for autumn 2027, in the Group’s six banks. A volunteer mentor, half a day a week.`,
    modules: [
      {
        type: 'text',
        html: `<p>You are preparing a diploma, up to a master’s degree: choose a city, a trade, or both. Answers come within ten days, and each is written by somebody.</p>`,
      },
    ],
  },
};
