import { defaultCategory } from '@parvis/contracts/limits/lists.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';

/** The slug of a filter value whose name has no Latin letter and no digit. */
const nameless = 'x';

/**
 * Returns the slug of a new facet in one language: made from its name, with the first free number
 * from 2 on appended when it is taken, is reserved for “all”, or would be parsed as a page number.
 * Slugs are allocated in the order of the log and never freed, so `taken` contains all that ever
 * were allocated.
 */
export function allocateSlug(taken: ReadonlySet<string>, name: string): string {
  const wanted = toSlug(name) || nameless;
  const isFree = (slug: string) =>
    !taken.has(slug) && slug !== defaultCategory && !/^\d+$/.test(slug);
  let slug = wanted;
  for (let number = 2; !isFree(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
