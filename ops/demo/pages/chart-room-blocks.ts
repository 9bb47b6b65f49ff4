import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { htmlToRichText } from '@parvis/services/rich-text/html-to-rich-text.ts';
import { filmPlaylist } from '../film/films.ts';
import { demoContentId, demoMediaId, demoPlaylistId } from '../ids.ts';
import type { SubjectKey } from '../media/artworks.ts';

interface PlacedSlide {
  readonly image: SubjectKey;
  readonly title: string;
  readonly text: string;
  /** The key of the linked page. */
  readonly to?: string;
}

function slides(locale: Locale, placed: readonly PlacedSlide[]) {
  return placed.map(({ image, title, text, to }) => ({
    imageId: demoMediaId(image),
    title,
    text,
    ...(to !== undefined && {
      link: { kind: 'content' as const, contentId: demoContentId(to, locale) },
    }),
  }));
}

/** Returns a drawing with its text version. */
export function infography(image: SubjectKey, title: string, html: string): ModuleContent {
  const inWords = htmlToRichText(html).doc;
  return { type: 'infography', data: { title, imageId: demoMediaId(image), inWords } };
}

/** Slides side by side. */
export function slider(
  locale: Locale,
  title: string,
  placed: readonly PlacedSlide[],
): ModuleContent {
  return { type: 'slider', data: { title, slides: slides(locale, placed), inSight: 3 } };
}

/** Slides shown one at a time. */
export function carousel(
  locale: Locale,
  title: string,
  placed: readonly PlacedSlide[],
): ModuleContent {
  return { type: 'carousel', data: { title, slides: slides(locale, placed) } };
}

/** Returns images with their captions. */
export function gallery(
  title: string,
  pictures: readonly (readonly [image: SubjectKey, caption: string])[],
): ModuleContent {
  return {
    type: 'gallery',
    data: {
      title,
      pictures: pictures.map(([image, caption]) => ({ imageId: demoMediaId(image), caption })),
    },
  };
}

/** Returns the demonstration's films. */
export function video(title: string): ModuleContent {
  const playlistId = demoPlaylistId(filmPlaylist.key);
  return { type: 'video', data: { title, playlistId, start: 'by-itself' } };
}
