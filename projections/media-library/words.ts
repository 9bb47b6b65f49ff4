import type { Media } from '@parvis/contracts/media/media.ts';
import { imageAlt } from '@parvis/contracts/media/picture-sources.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import { foldText } from '../engine/fold-text.ts';

/** Returns the texts of an item that a search in a language looks through, folded. */
export function wordsOf(media: Media, locale: Locale): string {
  const { title, credit } = media.details;
  return foldText([textIn(title, locale), credit, ownWords(media, locale)].join('\n'));
}

function ownWords(media: Media, locale: Locale): string {
  switch (media.kind) {
    case 'file':
      return media.original.filename;
    case 'image':
    case 'video':
      return imageAlt({ ...media.details, decorative: false }, locale).alt;
  }
}
