import type { AlternativeText } from '@parvis/contracts/media/alternative-text.ts';
import type { MediaTitle } from '@parvis/contracts/media/media-title.ts';
import { fileBeside } from '@parvis/services/main/own-program.ts';
import type { SubjectKey } from '../media/artworks.ts';

/** A film of the demonstration: a file next to this one, or hosted by a provider. */
export interface DemoFilm {
  readonly key: string;
  readonly title: MediaTitle;
  readonly alternativeText: AlternativeText;
  readonly credit: string;
  readonly poster: SubjectKey;
  readonly file?: string;
  readonly videoId?: string;
}

const credit = 'Atelier des cartes, Groupe Estuaire';

/** The playlist of the films. */
export const filmPlaylist = {
  key: 'river-on-film',
  titles: { fr: 'Le fleuve filmé', en: 'The river on film' },
} as const;

/**
 * One film of ours, recorded by `record-film.ts`, and two with ids that no provider has: an
 * invented group has no films there, and other people’s must not be shown instead.
 */
export const films: readonly DemoFilm[] = [
  {
    key: 'film-saint-nazaire',
    title: { fr: 'Saint-Nazaire, 25 h', en: 'Saint-Nazaire, 25 hours' },
    alternativeText: {
      fr: 'Une courbe orange se trace de gauche à droite sur trois nappes bleues : la marée monte deux fois et descend deux fois en vingt-cinq heures, de 1,3 à 7,1 mètres. On entend le ressac, sans parole.',
      en: 'An orange curve draws itself from left to right over three blue sheets of water: the tide rises twice and falls twice in twenty-five hours, from 1.3 to 7.1 metres. Surf is heard; nobody speaks.',
    },
    credit,
    poster: 'tides',
    file: 'tide.mp4',
  },
  {
    key: 'film-paimboeuf',
    title: { fr: 'Paimbœuf', en: '' },
    alternativeText: {
      fr: 'Au pied de l’ancien phare, une cartographe relève le chenal à la gaule, sonde après sonde, et dicte les profondeurs à voix haute.',
      en: 'At the foot of the old lighthouse a cartographer surveys the channel with a pole, sounding by sounding, and calls the depths aloud.',
    },
    credit,
    poster: 'soundings',
    videoId: 'estuaire-paimboeuf',
  },
  {
    key: 'film-porto',
    title: { fr: 'Porto', en: '' },
    alternativeText: {
      fr: 'Vue du pont Dom-Luís, l’embouchure du Douro à marée basse, puis à marée haute, avec les bancs de sable qui paraissent et disparaissent.',
      en: 'Seen from the Dom Luís bridge, the mouth of the Douro at low and then at high water, with sandbanks that come and go.',
    },
    credit,
    poster: 'sandbanks',
    videoId: 'estuaire-porto',
  },
];

/**
 * Returns the path of a film's file, next to this module or to the server into which it is bundled.
 */
export function filmFile(file: string): URL {
  return fileBeside(import.meta.url, file);
}
