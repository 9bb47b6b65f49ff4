import { defaultCategory } from '@parvis/contracts/limits/lists.ts';
import { slugOf } from '@parvis/contracts/site/slug.ts';

/** The word of a filter value whose name has no Latin letter and no digit. */
const nameless = 'x';

/**
 * The address word of a new filter value in one language: its name as a slug, with the first number
 * from 2 on behind it when that is taken, means everything, or would read as a page number. Words
 * are given out in the order of the log and never given back, so `taken` holds all that ever were.
 */
export function allocateSlug(taken: ReadonlySet<string>, name: string): string {
  const wanted = slugOf(name) || nameless;
  const isFree = (slug: string) =>
    !taken.has(slug) && slug !== defaultCategory && !/^\d+$/.test(slug);
  let slug = wanted;
  for (let number = 2; !isFree(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
