import type { siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import type { z } from 'zod';
import { demoImageId } from './ids.ts';

/** The settings of Estuaire's site: texts of every page, and of its lists. */
export const demoSettings: z.input<typeof siteSettingsSchema> = {
  name: { fr: 'Groupe Estuaire', en: 'Estuaire Group' },
  tagline: { fr: 'Banque européenne', en: 'A European bank' },
  logo: { kind: 'mark' },
  sharing: { imageId: demoImageId('estuary') },
  footerNote: {
    fr: 'Estuaire est un groupe imaginaire, créé pour la démonstration.',
    en: 'Estuaire is an imaginary group, created for demonstration.',
  },
  postalAddress: {
    fr: 'Groupe Estuaire, 12 quai de la Fosse, 44000 Nantes (France)',
    en: 'Estuaire Group, 12 quai de la Fosse, 44000 Nantes, France',
  },
  lists: {
    news: {
      introduction: {
        fr: 'Ce que nous finançons, ce que nous apprenons, ce qui change : les nouvelles du groupe et de ses six banques.',
        en: 'What we finance, what we learn, what is changing: news of the group and its six banks.',
      },
    },
    pressReleases: {
      introduction: {
        fr: 'Les annonces officielles du groupe, par date, avec le nom de qui peut répondre à vos questions.',
        en: 'The group’s official announcements, by date, with the name of whoever can answer your questions.',
      },
    },
    agenda: {
      introduction: {
        fr: 'Conférences, résultats, portes ouvertes : les événements du Groupe, à venir et passés.',
        en: 'Conferences, results, open days: the Group’s events, upcoming and past.',
      },
    },
    media: {
      introduction: {
        fr: 'Photographies, cartes, films et documents du groupe, à regarder et à télécharger.',
        en: 'Photographs, charts, films and documents of the group, to look at and to download.',
      },
    },
    offers: {
      introduction: {
        fr: 'Métiers de la banque, du port et du large : les postes ouverts dans le Groupe et ses six banques.',
        en: 'Jobs in banking, in port and offshore: the positions open in the Group and its six banks.',
      },
    },
    careers: {
      title: { fr: 'Trouvez votre cap', en: 'Find your course' },
      introduction: {
        fr: 'conseil, risques, données, métiers du port et du large.',
        en: 'advice, risk, data, jobs in port and offshore.',
      },
    },
  },
};
