import type { Media } from '@parvis/contracts/media/media.ts';

/** A text as searches compare it: lower case, without accents, ligatures taken apart. */
export function folded(text: string): string {
  const letters = text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  return letters.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** Everything of an item that a search looks through, folded. */
export function wordsOf(media: Media): string {
  const { title, credit } = media.details;
  return folded([title, credit, ...ownWords(media)].join('\n'));
}

function ownWords(media: Media): readonly string[] {
  switch (media.kind) {
    case 'file':
      return [media.original.filename];
    case 'image':
    case 'video':
      return Object.values(media.details.alternativeText);
  }
}
