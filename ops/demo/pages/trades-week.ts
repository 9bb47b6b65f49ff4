import type { DemoPage } from '../demo-content.ts';

/** A campaign: careers news are listed beneath it, whatever else readers filter by. */
export const tradesWeek: DemoPage = {
  key: 'trades-week',
  on: '2026-10-12',
  category: 'careers',
  keywords: ['young-people', 'training'],
  parent: 'join-us',
  image: 'currents',
  campaign: { list: 'news', filters: { categories: ['careers'] } },
  fr: {
    title: `La semaine des métiers`,
    slug: 'semaine-des-metiers',
    summary: `Du 23 au 27 novembre 2026, quarante-deux agences et deux sièges ouvrent leurs portes à qui veut voir une journée de travail, sans rendez-vous et sans CV.`,
    modules: [
      {
        type: 'text',
        html: `<p>Chaque matin à neuf heures, un collègue vous prend avec lui : au guichet, sur un chantier de rénovation, devant un comité de crédit ou dans la salle où l’on surveille les pannes. L’après-midi, vous posez vos questions.</p>
<p>En attendant, voici ceux qui ont déjà raconté leur métier, ou leur changement de cap.</p>`,
      },
    ],
  },
  en: {
    title: `The week of trades`,
    slug: 'week-of-trades',
    summary: `From 23 to 27 November 2026, forty-two branches and two head offices open their doors to whoever wants to see a day at work, without an appointment and without a CV.`,
    modules: [
      {
        type: 'text',
        html: `<p>Every morning at nine, a colleague takes you along: to the counter, to a house being renovated, to a credit committee, or to the room that watches for failures. In the afternoon, you ask your questions.</p>
<p>Until then, here are those who have already told of their trade, or of the one they left for it.</p>`,
      },
    ],
  },
};
