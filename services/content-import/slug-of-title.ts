import { maxSlugLength, slugSchema } from '@parvis/contracts/content/header.ts';

/** Returns a slug for a title: ASCII words joined by dashes, with `-2`, `-3`… if it is taken. */
export function slugOfTitle(title: string, taken: ReadonlySet<string>): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let base = '';
  for (const word of words) {
    const longer = base === '' ? word : `${base}-${word}`;
    if (longer.length > maxSlugLength - 4) break;
    base = longer;
  }
  if (!slugSchema.safeParse(base).success || base === '') base = `page-${base}`.replace(/-$/, '');
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
