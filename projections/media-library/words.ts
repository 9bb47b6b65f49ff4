import type { Media } from '@parvis/contracts/media/media.ts';
import { imageAlt } from '@parvis/contracts/media/picture-sources.ts';
import { titleIn } from '@parvis/contracts/media/title-in.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** A text in the form that searches compare: lower case, without accents, ligatures split. */
export function folded(text: string): string {
  const letters = text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  return letters.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** The texts of an item that a search in a language looks through, folded. */
export function wordsOf(media: Media, locale: Locale): string {
  const { title, credit } = media.details;
  return folded([titleIn(title, locale), credit, ownWords(media, locale)].join('\n'));
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
