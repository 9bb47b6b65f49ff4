import { maxSlugLength } from '@parvis/contracts/content/header.ts';

const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/**
 * Returns a slug for a title: ASCII words joined by dashes (œ → oe), truncated at a word boundary.
 * Digits alone would be a page number, so they are prefixed with `page-`.
 */
export function proposeSlug(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[œæßøł]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const slug = words.reduce((joined, word) => {
    const longer = joined === '' ? word : `${joined}-${word}`;
    return longer.length > maxSlugLength ? joined : longer;
  }, '');
  return /^\d+$/.test(slug) ? `page-${slug}` : slug;
}
