import {
  generatedKinds,
  type LegalKind,
  legalKinds,
  legalSlug,
} from '@parvis/contracts/site/legal-pages.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { reservedSlugs } from '@parvis/contracts/site/reserved-slugs.ts';
import type { IntlShape } from 'react-intl';

const withText: ReadonlySet<LegalKind> = new Set(generatedKinds);

/**
 * Returns what to know about the slug that is typed: which one to take if the site has it, what it
 * does if it is that of a legal page, and otherwise how slugs are written.
 */
export function hintOfSlug(
  { formatMessage, formatList }: IntlShape,
  slug: string,
  isAtTop: boolean,
  locale: Locale,
): string {
  if (!isAtTop) return formatMessage({ id: 'header.slug-hint' });
  if (reservedSlugs.has(slug)) return formatMessage({ id: 'header.slug-reserved' }, { slug });
  const kind = legalKinds.find((one) => legalSlug(one, locale) === slug);
  if (kind !== undefined)
    return formatMessage({
      id: withText.has(kind) ? 'header.slug-legal-generated' : 'header.slug-legal',
    });
  const slugs = formatList(legalKinds.map((one) => legalSlug(one, locale)));
  return formatMessage({ id: 'header.slug-hint-top' }, { slugs });
}
