import { type ContentHeader, maxSlugLength, slugSchema } from '@parvis/contracts/content/header.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

const suffixes: Record<Locale, string> = { fr: 'copie', en: 'copy' };

/** Returns the header of a copy: the original's with its own slug. `attempt` counts from 1. */
export function cloneHeader(header: ContentHeader, locale: Locale, attempt: number): ContentHeader {
  const suffix = attempt === 1 ? suffixes[locale] : `${suffixes[locale]}-${attempt}`;
  if (header.slug === '') return { ...header, slug: slugSchema.parse(suffix) };
  const stem = header.slug.slice(0, maxSlugLength - suffix.length - 1).replace(/-+$/, '');
  return { ...header, slug: slugSchema.parse(`${stem}-${suffix}`) };
}
