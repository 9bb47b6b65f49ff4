import { type Locale, textIn } from '../site/locale.ts';
import { pathOf } from '../site/routes/path-of.ts';
import { toSlug } from '../site/slug.ts';
import type { MediaView } from './views.ts';

/**
 * Returns the path of a media item in a language; its slug comes from the title in that language.
 */
export function mediaItemPath(
  { kind, id, title }: Pick<MediaView, 'kind' | 'id' | 'title'>,
  locale: Locale,
): string {
  const slug = toSlug(textIn(title, locale));
  const words = /^\d*$/.test(slug) ? `${kind}-${slug}`.replace(/-$/, '') : slug;
  return pathOf('media_item', locale, { type: kind, id, slug: words });
}
