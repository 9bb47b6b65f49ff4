import type { PageHeader } from '@parvis/contracts/content/header.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { reservedSlugs } from '@parvis/contracts/site/reserved-slugs.ts';

/** Where a header puts its item, as the parents' streams stand. */
export type Place =
  | { readonly kind: 'root' }
  | {
      readonly kind: 'under';
      readonly locale: Locale;
      /** The item itself is the parent, or stands above it. */
      readonly inside: boolean;
    }
  /** The parent does not exist, or is deleted. */
  | { readonly kind: 'nowhere' };

/** Refuses a header whose parent or slug cannot be. */
export function requirePlace(header: PageHeader, locale: Locale, place: Place): Outcome<Place> {
  switch (place.kind) {
    case 'nowhere':
      return refuse('parent-not-found', { path: ['parentId'] });
    case 'root':
      return reservedSlugs.has(header.slug)
        ? refuse('slug-reserved', { path: ['slug'], params: { slug: header.slug } })
        : accept(place);
    case 'under':
      if (place.locale !== locale) return refuse('parent-other-locale', { path: ['parentId'] });
      if (place.inside) return refuse('parent-is-descendant', { path: ['parentId'] });
      return accept(place);
  }
}
