import type { VideoDetails, VideoSource } from '@parvis/contracts/media/details.ts';
import type { SubjectKey } from './artworks.ts';

/** A video, by its poster. */
export interface DemoVideo extends Pick<VideoDetails, 'title' | 'alternativeText'> {
  readonly key: string;
  readonly on: string;
  readonly source: VideoSource;
  readonly poster: SubjectKey;
}

/**
 * Videos of an invented group. Their ids exist at no provider, so that no other video is shown
 * instead; visitors see the poster and the fallback of a video that cannot be loaded.
 */
export const videos: readonly DemoVideo[] = [
  {
    key: 'video-pilots-house',
    on: '2025-10-22',
    title: { fr: 'La maison des pilotes, à Paimbœuf', en: 'The pilots’ house at Paimbœuf' },
    alternativeText: {
      fr: 'Visite de la maison des pilotes, salle par salle, avec celle qui l’a restaurée.',
      en: 'A tour of the pilots’ house, room by room, with the woman who restored it.',
    },
    source: { provider: 'youtube', videoId: 'estuaire-maison-des-pilotes' },
    poster: 'estuary',
  },
  {
    key: 'video-two-hundred-families',
    on: '2026-04-15',
    title: { fr: 'Partir avant la mer', en: 'Leaving before the sea comes' },
    alternativeText: {
      fr: 'Jeanine et Paul Etcheverry démontent les volets de leur maison de Lacanau.',
      en: 'Jeanine and Paul Etcheverry take down the shutters of their house in Lacanau.',
    },
    source: { provider: 'youtube', videoId: 'estuaire-partir-avant-la-mer' },
    poster: 'sandbanks',
  },
  {
    key: 'video-plan-2030',
    on: '2026-05-21',
    title: { fr: 'Grand Large 2030, en quatre minutes', en: 'Open Water 2030 in four minutes' },
    alternativeText: {
      fr: 'Les quatre chantiers du plan, expliqués sur une carte par Hélène Kervadec.',
      en: 'The four priorities of the plan, explained on a chart by Hélène Kervadec.',
    },
    source: { provider: 'vimeo', videoId: 'estuaire-grand-large-2030' },
    poster: 'winds-night',
  },
  {
    key: 'video-solstice-concert',
    on: '2026-06-24',
    title: { fr: 'Étales, le concert du solstice', en: 'Slack Waters, the solstice concert' },
    alternativeText: {
      fr: 'Six chœurs d’enfants chantent tour à tour, à marée haute, dans six ports.',
      en: 'Six children’s choirs sing in turn, at high water, in six ports.',
    },
    source: { provider: 'youtube', videoId: 'estuaire-etales' },
    poster: 'tides',
  },
];
