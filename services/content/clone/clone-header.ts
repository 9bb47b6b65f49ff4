import { maxNameLength } from '@parvis/contracts/content/details.ts';
import {
  type ContentHeader,
  maxSlugLength,
  maxTitleLength,
  slugSchema,
} from '@parvis/contracts/content/header.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

const copyIn: Readonly<Record<Locale, string>> = { fr: 'copie', en: 'copy' };

/**
 * Returns the header of a copy: the original's, with a title (or last name) and a slug that say so.
 * `attempt` counts from 1; copies of a copy are numbered like further copies of the original.
 */
export function cloneHeader(header: ContentHeader, locale: Locale, attempt: number): ContentHeader {
  const copy = withCopySlug(header, locale, attempt);
  const suffix = attempt === 1 ? ` (${copyIn[locale]})` : ` (${copyIn[locale]} ${attempt})`;
  const marked = new RegExp(String.raw` \(${copyIn[locale]}(?: \d+)?\)$`);
  const mark = (name: string, limit: number) =>
    name
      .replace(marked, '')
      .slice(0, limit - suffix.length)
      .trimEnd() + suffix;
  return copy.kind === 'personality'
    ? { ...copy, lastName: mark(copy.lastName, maxNameLength) }
    : { ...copy, title: mark(copy.title, maxTitleLength) };
}

/** Returns the header with a slug that says that it is a copy's. `attempt` counts from 1. */
export function withCopySlug(
  header: ContentHeader,
  locale: Locale,
  attempt: number,
): ContentHeader {
  const suffix = attempt === 1 ? copyIn[locale] : `${copyIn[locale]}-${attempt}`;
  const marked = new RegExp(String.raw`-${copyIn[locale]}(?:-\d+)?$`);
  const stem = header.slug
    .replace(marked, '')
    .slice(0, maxSlugLength - suffix.length - 1)
    .replace(/-+$/, '');
  return { ...header, slug: slugSchema.parse(stem === '' ? suffix : `${stem}-${suffix}`) };
}
