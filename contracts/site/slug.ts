const ligatures: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};
const ligature = new RegExp(`[${Object.keys(ligatures).join('')}]`, 'g');

/**
 * Returns the slug of a text: lowercase ASCII words joined by dashes, without accents, œ → oe,
 * elisions split (“l’État” → `l-etat`), English endings kept on their word (“group’s” → `groups`).
 * Empty when the text has no Latin letter and no digit. Idempotent.
 */
export function toSlug(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(ligature, (letter) => ligatures[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/(?<=\w)['’](?=[st]\b)/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
